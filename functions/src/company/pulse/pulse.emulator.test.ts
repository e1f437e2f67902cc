import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { takeSnapshot } from '@aura/shared-company';
import {
  CompanyTableResponseSchema,
  OwnPulsesResponseSchema,
  PulsesResponseSchema,
  type Pulses,
} from '@aura/shared-domain';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { newCompany, type TestCompany } from '../../../test-support/company/company.ts';
import { startMembersBackend, type MembersBackend } from '../../../test-support/company/members.ts';
import { newPerson, type Person } from '../../../test-support/people.ts';
import { streamOwnAnswers, forgetAnswers } from './own-pulses.ts';

const NOW = new Date('2026-04-08T12:00:00.000Z');
const OPEN = { closesOn: '2026-04-14', units: [], withEnps: true };
const OVER = new Date('2026-04-15T03:00:00.000Z');

let backend: MembersBackend;
beforeAll(async () => {
  if (HAS_AUTH) backend = await startMembersBackend();
});
afterAll(() => backend?.stop());

/** A company of so many people in two departments, in closed groups, with numbers; each has accepted. */
async function companyOf(people: number): Promise<{ company: TestCompany; members: readonly Person[] }> {
  backend.setNow(NOW);
  const departments = [
    { id: 'vendas', name: 'Vendas' },
    { id: 'obras', name: 'Obras' },
  ];
  const company = await newCompany(backend, { departments, snapshots: ['2026-W14'] });
  const sums = { n: people / 2, listed: people / 2, accounts: people / 2, contributions: [] };
  const units = departments.map(({ id }) => ({ unit: id, ...sums }));
  const taken = takeSnapshot({ week: '2026-W14', at: NOW, size: 5, fewestAccounts: 0, units, trend: [] });
  await company.documents.snapshots
    .doc('2026-W14')
    .set({ week: '2026-W14', takenAt: NOW, body: JSON.stringify(taken) });
  const members = await Promise.all(
    Array.from({ length: people }, async (_, at) => {
      const unit = at % 2 === 0 ? 'vendas' : 'obras';
      const person = await newPerson(backend.db, { name: 'Ana Souza', plan: 'b2b_equilibrio' });
      const personId = `p${at}`;
      await company.documents.people
        .doc(personId)
        .set({ removedAt: null, group: { id: `g${at % 10}`, unit } });
      await company.documents.members.doc(person.uid).set({
        uid: person.uid,
        companyId: company.id,
        personId,
        joinedAt: NOW,
        shares: false,
        countsFrom: NOW,
        accessBefore: null,
        answers: [],
        endedAt: null,
        kept: null,
        forgetAt: null,
      });
      return person;
    }),
  );
  return { company, members };
}

async function shown(company: TestCompany): Promise<Pulses> {
  const { status, body } = await company.get('/company/pulses');
  expect(status).toBe(200);
  return v.parse(PulsesResponseSchema, body);
}
const opened = async (company: TestCompany, changes: object = {}) =>
  company.post('/company/pulses/open', { ...OPEN, ...changes });
const own = async (company: TestCompany, { token }: Person) =>
  v.parse(OwnPulsesResponseSchema, (await company.get('/memberships/pulses', undefined, token)).body).pulses;
const answer = async (company: TestCompany, person: Person, answers: object | null) => {
  const [pulse] = (await shown(company)).pulses;
  const request = { companyId: company.id, id: pulse?.id, answers };
  return company.post('/memberships/pulses/answer', request, person.token);
};
const YES = { items: { demanda: 4, respeito: 4 }, enps: 10 };
const NO = { items: { demanda: 0 }, enps: 2 };
const kept = async ({ documents }: TestCompany) =>
  (await documents.pulseAnswers.get()).docs.map((stored) => ({ id: stored.id, data: stored.data() }));

describe.skipIf(!HAS_AUTH)('a pulse', () => {
  it('is opened, answered and counted once in rounded sums; then the answers are deleted', async () => {
    const { company, members } = await companyOf(40);
    expect(await opened(company)).toMatchObject({ status: 200, body: { changed: true } });
    for (const [at, person] of members.slice(0, 33).entries())
      expect((await answer(company, person, at % 2 === 0 ? NO : YES)).status).toBe(200);
    expect((await shown(company)).pulses).toMatchObject([{ results: null }]);

    backend.setNow(OVER);
    const { pulses } = await shown(company);
    const [all, sales, works] = pulses[0]?.results?.units ?? [];
    expect(all).toMatchObject({ id: null, answered: { state: 'ok', n: 40, count: 30 } });
    expect(sales).toMatchObject({ id: 'vendas', name: 'Vendas', answered: { n: 20, count: 15 } });
    expect(sales?.items.find(({ id }) => id === 'demanda')).toMatchObject({
      unfavourable: { state: 'ok', n: 15, count: 15, share: 1, high: 1 },
      favourable: { count: 0 },
    });
    expect(works?.items.find(({ id }) => id === 'demanda')).toMatchObject({ unfavourable: { count: 0 } });
    expect(pulses[0]?.results?.suggestions.map(({ itemId }) => itemId)).toEqual(['demanda']);
    expect(await kept(company)).toEqual([]);
    const [stored] = (await company.documents.pulses.get()).docs;
    expect(stored?.data()).toMatchObject({ state: 'closed', key: '' });
    expect((await shown(company)).pulses).toEqual(pulses);

    const table = v.parse(
      CompanyTableResponseSchema,
      (await company.post('/company/table', { weeks: 4 })).body,
    );
    expect(table.rows.filter(({ kind, unit }) => kind === 'pulse' && unit === 'obras')).toContainEqual(
      expect.objectContaining({ id: 'demanda.desfavoravel', state: 'ok', value: 0, week: '2026-W16' }),
    );
  });

  it('counts nothing of a department whose people the company took off its list but for a few', async () => {
    const { company, members } = await companyOf(40);
    await company.documents.company.update({ fewestAccounts: 15 });
    await opened(company);
    for (const person of members.slice(0, 24)) await answer(company, person, YES);
    for (let at = 0; at < 12; at += 2)
      await company.documents.people.doc(`p${at}`).update({ removedAt: NOW });
    backend.setNow(OVER);
    const [pulse] = (await shown(company)).pulses;
    expect(pulse?.results?.units.map(({ id }) => id)).toEqual([null, 'obras']);
    expect(pulse?.results?.units[0]).toMatchObject({ answered: { n: 20 } });
  });

  it('stores an answer without its author or its time', async () => {
    const { company, members } = await companyOf(20);
    await opened(company);
    const [person] = members;
    if (!person) throw new Error('nobody');
    await answer(company, person, YES);
    const [stored] = await kept(company);
    expect(stored?.data).toEqual({ pulseId: expect.any(String), unit: 'vendas', ...YES });
    for (const said of [person.uid, person.email]) expect(stored?.id).not.toContain(said);
    expect(await company.audit()).toMatchObject([{ action: 'pulse_opened' }, { action: 'pulses_viewed' }]);
  });

  it('asks only members of a closed group of its audience', async () => {
    const { company, members } = await companyOf(20);
    await opened(company, { units: ['obras'] });
    const [sales, works] = members;
    if (!sales || !works) throw new Error('nobody');
    expect(await own(company, sales)).toEqual([]);
    expect(await own(company, works)).toMatchObject([{ company: 'Empresa de Teste', answers: null }]);
    expect((await answer(company, sales, YES)).status).toBe(409);
    const stranger = await newPerson(backend.db, { name: 'Bia' });
    expect((await answer(company, stranger, YES)).status).toBe(404);
  });

  it('lets a person change, see and take back their answer until its end', async () => {
    const { company, members } = await companyOf(20);
    await opened(company, { withEnps: false });
    const [person] = members;
    if (!person) throw new Error('nobody');
    await answer(company, person, YES);
    await answer(company, person, { items: { demanda: 1, outra: 1 }, enps: 3 });
    expect(await own(company, person)).toMatchObject([{ answers: { items: { demanda: 1 }, enps: null } }]);
    expect(await kept(company)).toHaveLength(1);
    await answer(company, person, null);
    expect(await kept(company)).toEqual([]);
    backend.setNow(OVER);
    expect((await answer(company, person, YES)).status).toBe(409);
    expect(await own(company, person)).toEqual([]);
  });

  it('is erased with an account or a membership, and exported before', async () => {
    const { company, members } = await companyOf(20);
    await opened(company);
    const [one, other] = members;
    if (!one || !other) throw new Error('nobody');
    await answer(company, one, YES);
    await answer(company, other, NO);
    const found = [];
    for await (const { data } of streamOwnAnswers(backend.db, one.uid)) found.push(data);
    expect(found).toMatchObject([YES]);
    await forgetAnswers(backend.db, one.uid);
    expect(await kept(company)).toMatchObject([{ data: NO }]);
    await backend.change(company, other, 'leave');
    expect(await kept(company)).toEqual([]);
  });

  it('runs alone, for three to twenty-eight days, at least four weeks after the last one', async () => {
    const { company } = await companyOf(20);
    expect((await opened(company, { closesOn: '2026-04-10' })).status).toBe(409);
    expect((await opened(company, { closesOn: '2026-05-07' })).status).toBe(409);
    expect((await opened(company, { units: ['juridico'] })).status).toBe(404);
    expect((await opened(company)).status).toBe(200);
    expect((await opened(company)).status).toBe(409);
    backend.setNow(OVER);
    expect((await shown(company)).refusal).toContain('menos de quatro semanas');
    backend.setNow(new Date('2026-05-06T12:00:00.000Z'));
    expect((await opened(company, { closesOn: '2026-05-12' })).status).toBe(200);
  });

  it('is cancelled with all that was answered, and then another can be opened', async () => {
    const { company, members } = await companyOf(20);
    await opened(company);
    for (const person of members.slice(0, 3)) await answer(company, person, YES);
    const [pulse] = (await shown(company)).pulses;
    await company.post('/company/pulses/cancel', { id: pulse?.id });
    expect(await kept(company)).toEqual([]);
    expect((await shown(company)).pulses).toEqual([]);
    expect((await opened(company)).status).toBe(200);
    backend.setNow(OVER);
    const [over] = (await shown(company)).pulses;
    expect((await company.post('/company/pulses/cancel', { id: over?.id })).status).toBe(409);
  });

  it('is not opened if no numbers of departments are shown', async () => {
    backend.setNow(NOW);
    const company = await newCompany(backend);
    expect((await opened(company)).status).toBe(409);
    expect(await shown(company)).toMatchObject({ units: [], refusal: expect.stringContaining('números') });
  });

  it('is announced once to those it asks', async () => {
    const { company, members } = await companyOf(20);
    await opened(company);
    const [person] = members;
    if (!person) throw new Error('nobody');
    const told = () => company.post('/memberships/pulses/news', {}, person.token);
    expect(await told()).toMatchObject({ body: { added: 1 } });
    expect(await told()).toMatchObject({ body: { added: 0 } });
    const profile = (await backend.db.doc(`users/${person.uid}`).get()).data();
    expect(profile?.['notifications']).toMatchObject([{ link: '/pulso', read: false }]);
  });
});
