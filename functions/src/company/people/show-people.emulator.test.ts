import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  CompanyPeopleResponseSchema,
  type ResponseOf,
  companyPeopleEndpoint,
  companyEndpoints,
} from '@aura/shared-domain';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { startCompanyBackend, type CompanyBackend } from '../../../test-support/company/backend.ts';
import {
  crowd,
  described,
  linesOf,
  newCompany,
  type TestCompany,
} from '../../../test-support/company/company.ts';

const NOW = new Date('2026-04-06T12:00:00.000Z');

let backend: CompanyBackend;
let company: TestCompany;
beforeAll(async () => {
  backend = await startCompanyBackend(() => NOW);
  if (!HAS_AUTH) return;
  company = await newCompany(backend);
  const named = [
    described('Élcio Ávila', { email: 'zelcio@outra.example', department: 'Jurídico', unit: 'Natal' }),
    described('eliane', { email: 'eliane@empresa.example' }),
    described('Zuleica', { email: 'zuleica@empresa.example' }),
    described('Elza', { email: 'elza@empresa.example' }),
  ];
  const rows = linesOf([...crowd(120, { name: 'Mesmo Nome' }), ...named]);
  await company.post('/company/members/import', { dryRun: false, rows });
  const elza = (await company.people())['elza@empresa.example'];
  await company.post('/company/people/remove', { personId: elza?.id });
});
afterAll(() => backend.stop());

async function page(
  search = '',
  after: string | null = null,
): Promise<ResponseOf<typeof companyPeopleEndpoint>> {
  const { status, body } = await company.post('/company/people/list', { after, search });
  expect(status).toBe(200);
  return v.parse(CompanyPeopleResponseSchema, body);
}

const emails = async (search: string) => (await page(search)).people.map(({ email }) => email);

describe.skipIf(!HAS_AUTH)('POST /company/people/list', () => {
  it('gives everybody on the list once, fifty at a time, by name', async () => {
    const first = await page();
    const second = await page('', first.next);
    const third = await page('', second.next);
    expect([first, second, third].map(({ people }) => people.length)).toEqual([50, 50, 23]);
    expect(third.next).toBeNull();
    const all = [first, second, third].flatMap(({ people }) => people);
    expect(new Set(all.map(({ id }) => id)).size).toBe(123);
    expect(all.map(({ name }) => name).filter((name) => name !== 'Mesmo Nome')).toEqual([
      'Élcio Ávila',
      'eliane',
      'Zuleica',
    ]);
    expect(first).toMatchObject({
      seats: { total: 1000, used: 123 },
      departments: [
        { id: 'comercial', name: 'Comercial' },
        { id: 'juridico', name: 'Jurídico' },
      ],
    });
  });

  it('shows what the company said about a person, and their newest link without its secret', async () => {
    const [elcio] = (await page('elcio')).people;
    expect(elcio).toEqual({
      id: (await company.people())['zelcio@outra.example']?.id,
      name: 'Élcio Ávila',
      email: 'zelcio@outra.example',
      department: 'juridico',
      unit: 'Natal',
      admittedOn: null,
      isManager: false,
      addedAt: NOW.toISOString(),
      invitation: { issuedAt: NOW.toISOString(), expiresAt: '2026-04-13T12:00:00.000Z' },
    });
  });

  it.each([
    ['el', ['zelcio@outra.example', 'eliane@empresa.example']],
    ['ÉLCIO  av', ['zelcio@outra.example']],
    ['avila', ['zelcio@outra.example']],
    ['vila', []],
    ['élcio ávila e mais alguma coisa', []],
    ['Zelcio@', ['zelcio@outra.example']],
    ['zuleica@empresa.example', ['zuleica@empresa.example']],
    ['@empresa', []],
  ])('finds by the beginning of a word of a name or of an address: %j', async (search, found) =>
    expect(await emails(search)).toEqual(found),
  );

  it('goes on in a search where its page ended', async () => {
    const first = await page('mesmo');
    const second = await page('mesmo', first.next);
    const third = await page('mesmo', second.next);
    expect([first, second, third].map(({ people }) => people.length)).toEqual([50, 50, 20]);
    expect(third.next).toBeNull();
  });

  it('lists the people of one department, also within a search, and logs which one', async () => {
    const of = async (department: string, search: string) => {
      const { body } = await company.post('/company/people/list', { after: null, search, department });
      return v.parse(CompanyPeopleResponseSchema, body).people.map(({ name }) => name);
    };
    expect(await of('juridico', '')).toEqual(['Élcio Ávila']);
    expect(await of('comercial', 'el')).toEqual(['eliane']);
    expect(await of('comercial', 'zelcio@')).toEqual([]);
    expect(await of('juridico', 'zelcio@')).toEqual(['Élcio Ávila']);
    expect(await of('nenhum', '')).toEqual([]);
    const noted = (await company.audit()).map(({ detail }) => detail);
    expect(noted.filter((detail) => /Comercial|Jurídico/u.test(detail)).toSorted()).toEqual([
      'Busca na lista, Comercial',
      'Busca na lista, Comercial',
      'Busca na lista, Jurídico',
      'Lista de pessoas, Jurídico',
    ]);
    const asked = { after: null, search: '', department: 'a/b' };
    expect((await company.post('/company/people/list', asked)).status).toBe(400);
  });

  it('lists those whose newest link has ended, or has not, also of a department or a search, the first to end first', async () => {
    const ended = (await company.people())['zelcio@outra.example']?.id ?? '';
    const expiresAt = new Date(NOW.getTime() - 1);
    await company.documents.people.doc(ended).update({ 'invitation.expiresAt': expiresAt });
    const of = async (link: string, rest: object = {}) => {
      const asked = { after: null, search: '', link, ...rest };
      const { body } = await company.post('/company/people/list', asked);
      return v.parse(CompanyPeopleResponseSchema, body);
    };
    const names = async (link: string, rest: object) => (await of(link, rest)).people.map(({ name }) => name);
    for (const rest of [{}, { department: 'juridico' }, { search: 'el' }, { search: 'zelcio@' }])
      expect(await names('expired', rest)).toEqual(['Élcio Ávila']);
    expect(await names('expired', { department: 'comercial', search: 'el' })).toEqual([]);
    expect(await names('valid', { search: 'el' })).toEqual(['eliane']);
    expect(await names('valid', { search: 'zelcio@' })).toEqual([]);
    const first = await of('valid');
    const second = await of('valid', { after: first.next });
    const third = await of('valid', { after: second.next });
    const found = [first, second, third].flatMap(({ people }) => people);
    expect([new Set(found.map(({ id }) => id)).size, third.next]).toEqual([122, null]);
    await company.documents.people
      .doc(ended)
      .update({ 'invitation.expiresAt': new Date(found[0]?.invitation.expiresAt ?? '') });
  });

  it('refuses an end of a page that is none', async () => {
    const noted = await company.audit();
    for (const after of ['', 'a/b.c', 'x', '__x__.abc'])
      expect((await company.post('/company/people/list', { after, search: '' })).status).toBe(400);
    expect(await company.audit()).toEqual(noted);
  });

  it('finds nobody by half a character', async () => {
    for (const search of ['\ud800', '\ud800@', 'ana\udc00', 'ana 😀'])
      expect(await emails(search)).toEqual([]);
  });

  it('never takes an address in its own address, where logs would keep it', async () => {
    const asked = await company.get('/company/people/list', { after: null, search: 'ana@empresa.example' });
    expect(asked.status).toBe(404);
    expect(
      Object.values(companyEndpoints).filter(({ method, path }) => method === 'GET' && /people/u.test(path)),
    ).toEqual([]);
  });

  it('notes each look', async () => {
    const before = await company.audit();
    await page();
    await page('el');
    const noted = (await company.audit()).length - before.length;
    expect(noted).toBe(2);
    expect(await company.audit()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'people_viewed', detail: 'Lista de pessoas' }),
        expect.objectContaining({ action: 'people_viewed', detail: 'Busca na lista' }),
      ]),
    );
  });
});
