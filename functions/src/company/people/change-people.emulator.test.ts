import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { searchKeysOf } from '@aura/shared-company';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { accepted } from '../../../test-support/company/accepted.ts';
import { startCompanyBackend, type CompanyBackend } from '../../../test-support/company/backend.ts';
import {
  crowd,
  described,
  linesOf,
  newCompany,
  type TestCompany,
} from '../../../test-support/company/company.ts';
import { createGate } from '../../../test-support/gate.ts';
import { PATIENT } from '../../../test-support/patient.ts';
import { findStoredAbout } from '../../../test-support/whole-database.ts';

const NOW = new Date('2026-04-06T12:00:00.000Z');

let backend: CompanyBackend;
beforeAll(async () => void (backend = await startCompanyBackend(() => NOW)));
afterAll(() => backend.stop());

const ANA = described('Ana Lima');

async function withPeople(...people: ReturnType<typeof crowd>): Promise<TestCompany> {
  const company = await newCompany(backend);
  await company.post('/company/members/import', { dryRun: false, rows: linesOf(people) });
  return company;
}

async function listed(company: TestCompany, email = ANA.email) {
  const person = (await company.people())[email];
  if (!person) throw new Error('not on the list');
  return person;
}

describe.skipIf(!HAS_AUTH)('POST /company/people/change', () => {
  const change = (company: TestCompany, personId: string, name: string, department: string) =>
    company.post('/company/people/change', { personId, name, department });

  it('changes name and department, adds the department, and leaves the closed group', async () => {
    const company = await withPeople(ANA);
    const before = await listed(company);
    const group = { id: 'g1', unit: 'comercial' };
    await company.documents.people.doc(before.id).update({ group });
    expect(await change(company, before.id, 'Ana Prado', 'Jurídico')).toEqual({
      status: 200,
      body: { changed: true, department: { id: 'juridico', name: 'Jurídico' } },
    });
    expect(await listed(company)).toEqual({
      ...before,
      name: 'Ana Prado',
      searchName: 'ana prado',
      searchBeginnings: searchKeysOf('ana prado').searchBeginnings,
      department: 'juridico',
      group,
    });
    expect((await company.company()).departments.map(({ name }) => name)).toEqual(['Comercial', 'Jurídico']);
    expect(await company.audit()).toContainEqual(
      expect.objectContaining({ action: 'person_changed', detail: 'Ana Prado' }),
    );
  });

  it('says that nothing changed if so', async () => {
    const company = await withPeople(ANA);
    const before = await listed(company);
    const same = await change(company, before.id, 'Ana Lima', ' comercial ');
    expect(same.body).toEqual({ changed: false, department: { id: 'comercial', name: 'Comercial' } });
    expect(await listed(company)).toEqual(before);
    expect((await company.company()).departments).toHaveLength(1);
  });

  it('refuses the name of the others for a department', async () => {
    const company = await withPeople(ANA);
    const { id } = await listed(company);
    const before = await findStoredAbout(backend.db, [company.id]);
    expect(await change(company, id, 'Ana Lima', 'Outras Áreas')).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', message: expect.stringContaining('Escolha outro nome') } },
    });
    expect(await findStoredAbout(backend.db, [company.id])).toEqual(before);
  });

  it('rejects a person who is not on the list', async () => {
    const company = await withPeople(ANA);
    const { id } = await listed(company);
    await company.post('/company/people/remove', { personId: id });
    const before = await findStoredAbout(backend.db, [company.id]);
    for (const personId of [id, 'ninguem'])
      expect(await change(company, personId, 'X', 'Y')).toMatchObject({
        status: 404,
        body: { error: { code: 'not_found' } },
      });
    expect(await findStoredAbout(backend.db, [company.id])).toEqual(before);
  });
});

describe.skipIf(!HAS_AUTH)('POST /company/people/remove', () => {
  const remove = (company: TestCompany, personId: string) =>
    company.post('/company/people/remove', { personId });

  it('takes somebody off the list with their link, and frees the seat once', async () => {
    const description = { unit: 'Recife', admittedOn: '2024-02-01', isManager: true };
    const company = await withPeople({ ...ANA, ...description }, described('Bia'));
    const { id, ...before } = await listed(company);
    const group = { id: 'g1', unit: 'comercial' };
    await company.documents.people.doc(id).update({ group });
    const answers = await Promise.all([1, 2, 3].map(() => remove(company, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => JSON.stringify(body) === '{"changed":true}')).toHaveLength(1);
    expect((await company.company()).seatsUsed).toBe(1);
    // Their place in a group stays, and nothing that says who they were.
    expect(await listed(company, id)).toEqual({
      id,
      name: '',
      email: '',
      unit: null,
      admittedOn: null,
      isManager: false,
      searchName: '',
      searchBeginnings: [],
      department: 'comercial',
      addedAt: NOW,
      removedAt: NOW,
      group,
      invitation: { ...before.invitation, hash: '' },
    });
    expect((await company.documents.invites.get()).size).toBe(1);
    expect((await company.documents.invites.doc(before.invitation.hash).get()).exists).toBe(false);
    const noted = (await company.audit()).filter(({ action }) => action === 'person_removed');
    expect(noted.map(({ detail }) => detail).toSorted()).toEqual([
      'Ana Lima',
      'Já estava fora da lista',
      'Já estava fora da lista',
    ]);
  });

  it('ends an accepted membership', async () => {
    const company = await withPeople(ANA);
    const person = await accepted(backend.db, company, await listed(company), NOW);
    await remove(company, (await listed(company)).id);
    expect((await company.documents.members.doc(person.uid).get()).get('endedAt').toDate()).toEqual(NOW);
    expect((await person.profile())['plan']).toBe('freemium');
  });

  it("ends it even if the account's records cannot be read, without saying so", async () => {
    const company = await withPeople(ANA);
    const { id } = await listed(company);
    const { uid } = await accepted(backend.db, company, await listed(company), NOW);
    await backend.db.doc(`billing/${uid}`).set({ payments: 'none' });
    expect(await remove(company, id)).toEqual({ status: 200, body: { changed: true } });
    expect((await company.documents.members.doc(uid).get()).get('endedAt')).not.toBeNull();
  });

  it('is answered once its time is over, and lets nothing of the company pass before', async () => {
    const time = createGate();
    const slow = await startCompanyBackend(() => NOW, { wait: () => time.opened });
    const company = await newCompany(slow);
    const invited = { kind: 'person', person: ANA };
    await company.post('/company/invites', invited);
    const { id } = await listed(company);
    const answered: string[] = [];
    const note = (name: string) => () => void answered.push(name);
    const removal = remove(company, id).then(note('removed'));
    await vi.waitUntil(async () => (await company.company()).seatsUsed === 0, PATIENT);
    const behind = company.post('/company/invites', invited).then(note('invited'));
    // Calls that change nothing are not held.
    expect((await company.get('/company/settings')).status).toBe(200);
    expect(answered).toEqual([]);
    time.open();
    await Promise.all([removal, behind]);
    expect(answered).toEqual(['removed', 'invited']);
    await slow.stop();
  });

  it('rejects a person who was never on the list', async () => {
    const company = await withPeople(ANA);
    expect(await remove(company, 'ninguem')).toMatchObject({ status: 404 });
    expect((await company.company()).seatsUsed).toBe(1);
  });
});
