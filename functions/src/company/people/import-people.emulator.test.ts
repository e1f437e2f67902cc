import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  HOUR_MS,
  CompanyImportResponseSchema,
  type InvitedPerson,
  type ResponseOf,
  companyImportEndpoint,
} from '@aura/shared-domain';
import { searchKeysOf } from '@aura/shared-company';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { startCompanyBackend, type CompanyBackend } from '../../../test-support/company/backend.ts';
import {
  crowd,
  described,
  linesOf,
  newCompany,
  type TestCompany,
} from '../../../test-support/company/company.ts';
import { findStoredAbout } from '../../../test-support/whole-database.ts';
import { readToken } from './invitation-token.ts';

const NOW = new Date('2026-04-06T12:00:00.000Z');
const clock = { now: NOW };

let backend: CompanyBackend;
beforeAll(async () => void (backend = await startCompanyBackend(() => clock.now)));
afterAll(() => backend.stop());

const PATH = '/company/members/import';

async function imported(
  company: Pick<TestCompany, 'post'>,
  people: readonly InvitedPerson[],
  dryRun = false,
): Promise<ResponseOf<typeof companyImportEndpoint>> {
  const { status, body } = await company.post(PATH, { dryRun, rows: linesOf(people) });
  expect(status).toBe(200);
  return v.parse(CompanyImportResponseSchema, body);
}

const outcomes = ({ results }: ResponseOf<typeof companyImportEndpoint>) =>
  results.map(({ outcome }) => outcome);

const ANA = described('Ana Lima');
const BIA = described('Bia Souza', {
  department: 'Jurídico',
  unit: 'Recife',
  admittedOn: '2024-02-01',
  isManager: true,
});

describe.skipIf(!HAS_AUTH)('POST /company/members/import', () => {
  it('sends the links of those who come onto the list where the manager wants that, and nothing on a dry run', async () => {
    const company = await newCompany(backend);
    await imported(company, [ANA]);
    const asked = { byMail: true, rows: linesOf([ANA, BIA]) };
    await company.post(PATH, { ...asked, dryRun: true });
    const { body } = await company.post(PATH, { ...asked, dryRun: false });
    const [sent] = v.parse(CompanyImportResponseSchema, body).invitations;
    const { docs } = await backend.db.collection('messageOutbox').get();
    const mails = docs.filter((mail) =>
      String(mail.get('values.path')).startsWith(`/convite/${company.id}.`),
    );
    expect(mails.map((mail) => [mail.get('address'), mail.get('values.path')] as unknown)).toEqual([
      [BIA.email, `/convite/${sent?.token}`],
    ]);
  });

  it('puts people on the list, adds their departments, and gives each a link', async () => {
    const company = await newCompany(backend);
    const answer = await imported(company, [ANA, BIA]);
    expect(outcomes(answer)).toEqual(['added', 'added']);
    expect(answer).toMatchObject({ newDepartments: ['Comercial', 'Jurídico'], departments: 2 });
    expect(answer.seats).toEqual({ total: 1000, used: 2 });
    expect(await company.company()).toMatchObject({
      seatsUsed: 2,
      departments: [
        { id: 'comercial', name: 'Comercial' },
        { id: 'juridico', name: 'Jurídico' },
      ],
    });
    const people = await company.people();
    expect(people[BIA.email]).toMatchObject({
      ...BIA,
      department: 'juridico',
      searchName: 'bia souza',
      addedAt: NOW,
      removedAt: null,
      group: null,
    });
    for (const { personId, email, token, expiresAt } of answer.invitations) {
      const { companyId, hash } = readToken(token);
      expect(companyId).toBe(company.id);
      expect(expiresAt).toBe('2026-04-13T12:00:00.000Z');
      expect(people[email]).toMatchObject({ id: personId, invitation: { hash } });
      expect((await company.documents.invites.doc(hash).get()).data()).toMatchObject({
        personId,
        acceptedBy: null,
      });
      // Only the manager has the link.
      expect(await findStoredAbout(backend.db, [token.slice(token.indexOf('.') + 1)])).toEqual([]);
    }
    expect(answer.invitations.map(({ email }) => email)).toEqual([ANA.email, BIA.email]);
  });

  it('changes nothing when sent again', async () => {
    const company = await newCompany(backend);
    const people = crowd(30, { department: 'Operações' });
    await imported(company, people);
    const before = await findStoredAbout(backend.db, [company.id]);
    clock.now = new Date(NOW.getTime() + HOUR_MS);
    const again = await imported(company, people);
    clock.now = NOW;
    expect(new Set(outcomes(again))).toEqual(new Set(['unchanged']));
    expect(again).toMatchObject({ invitations: [], newDepartments: [], seats: { used: 30 } });
    const after = await findStoredAbout(backend.db, [company.id]);
    // Nothing but the entry that says that it was sent.
    const names = new Set(before.map(({ name }) => name));
    expect(after.filter(({ name }) => names.has(name))).toEqual(before);
    const entries = after.filter(({ name }) => !names.has(name));
    expect(entries).toMatchObject([{ name: expect.stringContaining('/auditLog/') }]);
  });

  it('lists the changes of a dry run, and writes only a log entry', async () => {
    const company = await newCompany(backend, { seats: 2, seatsUsed: 1 });
    await imported(company, [ANA, BIA]);
    const before = await findStoredAbout(backend.db, [company.id]);
    const rows = [
      { ...ANA, unit: 'Natal' },
      BIA,
      described('Caio Reis', { department: 'Nova' }),
      ANA,
      ...crowd(1),
    ];
    const dry = await imported(company, rows, true);
    expect(outcomes(dry)).toEqual(['updated', 'unchanged', 'added', 'refused', 'refused']);
    expect(dry.results.map(({ changes }) => changes)).toEqual([
      [{ field: 'unit', before: ANA.unit ?? null, after: 'Natal' }],
      [],
      [],
      [],
      [],
    ]);
    const after = await findStoredAbout(backend.db, [company.id]);
    const names = new Set(before.map(({ name }) => name));
    expect(after.filter(({ name }) => names.has(name))).toEqual(before);
    expect(after).toHaveLength(before.length + 1);
    expect(await company.audit()).toContainEqual(
      expect.objectContaining({ action: 'import_checked', detail: '5 linhas', actor: company.actor }),
    );
    const { invitations, ...real } = await imported(company, rows);
    const { invitations: none, ...promised } = dry;
    expect(none).toEqual([]);
    expect(real).toEqual(promised);
    expect(invitations.map(({ name }) => name)).toEqual(['Caio Reis']);
  });

  it('updates a known person, and keeps their link and group', async () => {
    const company = await newCompany(backend);
    await imported(company, [ANA]);
    const before = (await company.people())[ANA.email];
    await company.documents.people.doc(before?.id ?? '').update({ group: { id: 'g1', unit: 'comercial' } });
    const changes = { name: 'Ana L. Prado', department: 'Jurídico', unit: 'Natal', isManager: true };
    const answer = await imported(company, [{ ...ANA, ...changes }]);
    expect(outcomes(answer)).toEqual(['updated']);
    expect(answer.invitations).toEqual([]);
    expect((await company.people())[ANA.email]).toEqual({
      ...before,
      ...changes,
      department: 'juridico',
      ...searchKeysOf('ana l. prado'),
      group: { id: 'g1', unit: 'comercial' },
    });
  });

  it('keeps the fields that a file leaves out', async () => {
    const company = await newCompany(backend);
    await imported(company, [BIA]);
    const before = (await company.people())[BIA.email];
    const { name, email, department } = BIA;
    expect(outcomes(await imported(company, [{ name, email, department }]))).toEqual(['unchanged']);
    const moved = await imported(company, [{ name, email, department, unit: 'Natal' }]);
    expect(outcomes(moved)).toEqual(['updated']);
    expect((await company.people())[BIA.email]).toEqual({ ...before, unit: 'Natal' });
  });

  it('restores who was taken off the list under the same id, in the same group, with a new link', async () => {
    const company = await newCompany(backend);
    await imported(company, [ANA, BIA]);
    const before = (await company.people())[ANA.email];
    const group = { id: 'g1', unit: 'comercial' };
    await company.documents.people.doc(before?.id ?? '').update({ group });
    await company.post('/company/people/remove', { personId: before?.id });
    clock.now = new Date(NOW.getTime() + HOUR_MS);
    const answer = await imported(company, [ANA]);
    expect(outcomes(answer)).toEqual(['restored']);
    expect(answer.seats.used).toBe(2);
    const after = (await company.people())[ANA.email];
    expect(after).toMatchObject({ ...ANA, id: before?.id, department: 'comercial', searchName: 'ana lima' });
    expect(after).toMatchObject({ group, removedAt: null, addedAt: clock.now });
    expect(after?.invitation.hash).toBe(readToken(answer.invitations[0]?.token ?? '').hash);
    expect(after?.invitation.hash).not.toBe(before?.invitation.hash);
    clock.now = NOW;
  });

  it('never exceeds the seats of the list, even with calls at the same time', async () => {
    const company = await newCompany(backend, { seats: 20 });
    const people = crowd(60);
    const parts = [0, 1, 2, 3, 4, 5].map((at) => people.slice(at * 10, at * 10 + 10));
    const answers = await Promise.all(parts.map((part) => imported(company, part)));
    const all = answers.flatMap(outcomes);
    expect(all.filter((outcome) => outcome === 'added')).toHaveLength(40);
    expect(all.filter((outcome) => outcome === 'refused')).toHaveLength(20);
    expect((await company.company()).seatsUsed).toBe(40);
    expect(Object.keys(await company.people())).toHaveLength(40);
    expect((await company.documents.invites.get()).size).toBe(40);
  });

  it('takes a name of characters that are written as two, and finds it however far it was typed', async () => {
    const company = await newCompany(backend);
    const ken = described('Ken \u{20BB7}\u{1F600}\u{20BB7}\u{20BB7} Lima', { email: 'ken@empresa.example' });
    expect(outcomes(await imported(company, [ANA, ken]))).toEqual(['added', 'added']);
    for (const search of ['ken \u{20BB7}\u{1F600}', '\u{20BB7}', 'lima', `${'x'.repeat(23)}\u{1F600}`]) {
      const { status, body } = await company.post('/company/people/list', { after: null, search });
      expect({ search, status }).toEqual({ search, status: 200 });
      const found = JSON.stringify(body).includes(ken.email);
      expect({ search, found }).toEqual({ search, found: !search.startsWith('x') });
    }
  });

  it('counts correctly across processes', async () => {
    const other = await startCompanyBackend(() => clock.now, { db: backend.db });
    const company = await newCompany(backend, { seats: 3 });
    const [first, second] = [crowd(8).slice(0, 4), crowd(8).slice(4)];
    const answers = await Promise.all([
      imported(company, first),
      imported(company.through(other.url), second),
    ]);
    await other.stop();
    expect(answers.flatMap(outcomes).filter((outcome) => outcome === 'added')).toHaveLength(6);
    expect((await company.company()).seatsUsed).toBe(6);
    expect(Object.keys(await company.people())).toHaveLength(6);
  });

  it('takes the largest call, notes it once, and refuses a larger one', async () => {
    const company = await newCompany(backend);
    const answer = await imported(company, crowd(200));
    expect(answer.invitations).toHaveLength(200);
    expect(await company.audit()).toMatchObject([
      {
        action: 'people_imported',
        actor: company.actor,
        actorUid: company.manager.uid,
        detail: 'Linhas 2 a 201 · incluídas: 200',
        at: NOW,
      },
    ]);
    expect((await company.post(PATH, { dryRun: true, rows: linesOf(crowd(201)) })).status).toBe(400);
  });
});
