import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPANY_CONTRACTS } from '@aura/shared-company';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { accepted } from '../../../test-support/company/accepted.ts';
import { startCompanyBackend, type CompanyBackend } from '../../../test-support/company/backend.ts';
import { described, linesOf, newCompany, type TestCompany } from '../../../test-support/company/company.ts';
import { newPerson } from '../../../test-support/people.ts';
import { findStoredAbout } from '../../../test-support/whole-database.ts';

let backend: CompanyBackend;
beforeAll(async () => void (backend = await startCompanyBackend(() => new Date())));
afterAll(() => backend.stop());

const CONTRACT = { reference: '2026/014', startsOn: '2026-11-01', endsOn: null, pricePerSeat: 2990 };
const DEPARTMENTS = [
  { id: 'comercial', name: 'Comercial' },
  { id: 'ti', name: 'Tecnologia da Informação' },
];

describe.skipIf(!HAS_AUTH)('GET /company/settings', () => {
  it('shows the minimums, the departments and who comes in, and notes it', async () => {
    const company = await newCompany(backend, { departments: DEPARTMENTS, minimumCell: 8, seatsTold: 30 });
    await backend.db.doc(`${COMPANY_CONTRACTS}/${company.id}`).set(CONTRACT);
    expect(await company.get('/company/settings')).toEqual({
      status: 200,
      body: {
        minimumCell: 8,
        minimumBreakdown: 10,
        departments: DEPARTMENTS,
        managers: [company.actor],
        moreManagers: 0,
        domains: [],
        licences: { total: 500, used: 30 },
        contract: { reference: '2026/014', startsOn: '2026-11-01', endsOn: null },
      },
    });
    expect(await company.audit()).toMatchObject([{ action: 'settings_viewed', actor: company.actor }]);
  });

  it('names every manager as the log does, and none whose account is gone', async () => {
    const company = await newCompany(backend);
    const claimed = await newPerson(backend.db, { name: 'Operação da Aura', role: 'gestor_rh' });
    await company.documents.company.update({ managers: [claimed.uid, 'apagada', company.manager.uid] });
    expect((await company.get('/company/settings')).body).toMatchObject({
      managers: [claimed.email, company.actor],
      moreManagers: 0,
    });
  });

  it('looks up at most twenty, and counts the others', async () => {
    const company = await newCompany(backend);
    const others = Array.from({ length: 24 }, (_, at) => `apagada${at}`);
    await company.documents.company.update({ managers: [company.manager.uid, ...others] });
    expect((await company.get('/company/settings')).body).toMatchObject({
      managers: [company.actor],
      moreManagers: 5,
    });
  });
});

describe.skipIf(!HAS_AUTH)('POST /company/departments/rename', () => {
  const rename = (company: TestCompany, id: string, name: string) =>
    company.post('/company/departments/rename', { id, name });

  it('changes the name and keeps the id', async () => {
    const company = await newCompany(backend, { departments: DEPARTMENTS });
    expect(await rename(company, 'ti', ' Tecnologia ')).toEqual({ status: 200, body: { changed: true } });
    expect((await company.company()).departments).toEqual([DEPARTMENTS[0], { id: 'ti', name: 'Tecnologia' }]);
    expect(await company.audit()).toMatchObject([
      { action: 'department_renamed', detail: 'Tecnologia da Informação → Tecnologia' },
    ]);
  });

  it('accepts another spelling of a name, and logs nothing if nothing changed', async () => {
    const company = await newCompany(backend, { departments: DEPARTMENTS });
    expect((await rename(company, 'comercial', 'COMERCIAL')).body).toEqual({ changed: true });
    expect((await rename(company, 'comercial', ' COMERCIAL ')).body).toEqual({ changed: false });
    expect(await company.audit()).toMatchObject([{ detail: 'Comercial → COMERCIAL' }]);
  });

  it('refuses the name of another department in any spelling, and an unknown department', async () => {
    const company = await newCompany(backend, { departments: DEPARTMENTS });
    const before = await findStoredAbout(backend.db, [company.id]);
    expect(await rename(company, 'comercial', 'tecnologia  da informacao')).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', message: expect.stringContaining('departamento com este nome') } },
    });
    expect(await rename(company, 'comercial', 'outras AREAS')).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', message: expect.stringContaining('Escolha outro nome') } },
    });
    expect(await rename(company, 'outras', 'X')).toMatchObject({ status: 404 });
    expect(await findStoredAbout(backend.db, [company.id])).toEqual(before);
  });
});

describe.skipIf(!HAS_AUTH)('POST /company/departments/remove', () => {
  const remove = (company: TestCompany, id: string) => company.post('/company/departments/remove', { id });
  const refusal = (message: string) => ({
    status: 409,
    body: { error: { code: 'conflict', message: expect.stringContaining(message) } },
  });
  async function withPerson() {
    const company = await newCompany(backend, { departments: DEPARTMENTS });
    const rows = linesOf([described('Ana Lima')]);
    await company.post('/company/members/import', { dryRun: false, rows });
    const [ana] = Object.values(await company.people());
    if (!ana) throw new Error('not on the list');
    return { company, ana, id: ana.id };
  }

  it('removes an empty department that counts in nothing, and logs it', async () => {
    const { company } = await withPerson();
    expect(await remove(company, 'ti')).toEqual({ status: 200, body: { changed: true } });
    expect((await company.company()).departments).toEqual([DEPARTMENTS[0]]);
    expect(await company.audit()).toContainEqual(
      expect.objectContaining({ action: 'department_removed', detail: 'Tecnologia da Informação' }),
    );
    expect(await remove(company, 'ti')).toMatchObject({ status: 404 });
  });

  it('refuses one with people on the list, until they are in another one or off the list', async () => {
    const { company, id } = await withPerson();
    const before = await findStoredAbout(backend.db, [company.id]);
    expect(await remove(company, 'comercial')).toMatchObject(refusal('Há pessoas da lista'));
    expect(await findStoredAbout(backend.db, [company.id])).toEqual(before);
    await company.post('/company/people/change', { personId: id, name: 'Ana', department: 'Jurídico' });
    expect(await remove(company, 'comercial')).toMatchObject({ status: 200 });
    await company.documents.people.doc(id).update({ removedAt: new Date() });
    expect(await remove(company, 'juridico')).toMatchObject({ status: 200 });
  });

  it('refuses one in which a closed group counts, also of people who are elsewhere or off the list', async () => {
    const { company, id } = await withPerson();
    const group = { id: 'g1', unit: 'ti' };
    await company.documents.people.doc(id).update({ group });
    expect(await remove(company, 'ti')).toMatchObject(refusal('grupos não mudam'));
    await company.documents.people.doc(id).update({ removedAt: new Date() });
    expect(await remove(company, 'ti')).toMatchObject(refusal('grupos não mudam'));
    expect((await company.company()).departments).toEqual(DEPARTMENTS);
  });

  it('answers the same whether or not a person accepted', async () => {
    const { company, ana } = await withPerson();
    const before = await remove(company, 'comercial');
    await accepted(backend.db, company, ana, new Date());
    expect(await remove(company, 'comercial')).toEqual(before);
    const move = { personId: ana.id, name: 'Ana', department: DEPARTMENTS[1]?.name };
    await company.post('/company/people/change', move);
    expect(await remove(company, 'comercial')).toEqual({ status: 200, body: { changed: true } });
  });

  it('never removes a department while another instance adds a person to it', async () => {
    const other = await startCompanyBackend(() => new Date(), { db: backend.db });
    try {
      for (let round = 0; round < 4; round += 1) {
        const { company, id } = await withPerson();
        const move = { personId: id, name: 'Ana', department: DEPARTMENTS[1]?.name };
        const moved = company.through(other.url).post('/company/people/change', move);
        await Promise.all([moved, remove(company, 'ti')]);
        const ana = (await company.people())['ana.lima@empresa.example'];
        const ids = (await company.company()).departments.map((department) => department.id);
        expect(ids).toContain(ana?.department);
      }
    } finally {
      await other.stop();
    }
  });
});

describe.skipIf(!HAS_AUTH)('POST /company/minimums', () => {
  const raise = (company: TestCompany, cell: number, breakdown: number) =>
    company.post('/company/minimums', { cell, breakdown });

  it('raises the minimums, and never lowers one again', async () => {
    const company = await newCompany(backend);
    expect((await raise(company, 5, 10)).body).toEqual({ changed: false });
    expect(await company.audit()).toEqual([]);
    expect(await raise(company, 8, 20)).toEqual({ status: 200, body: { changed: true } });
    expect(await company.audit()).toContainEqual(
      expect.objectContaining({
        action: 'minimums_raised',
        detail: 'Número: 8 pessoas; por departamento: 20 pessoas',
      }),
    );
    const before = await findStoredAbout(backend.db, [company.id]);
    for (const [cell, breakdown] of [
      [7, 20],
      [8, 19],
      [9, 10],
    ] as const)
      expect(await raise(company, cell, breakdown)).toMatchObject({
        status: 409,
        body: { error: { message: expect.stringContaining('só podem subir') } },
      });
    expect(await findStoredAbout(backend.db, [company.id])).toEqual(before);
    expect(await company.company()).toMatchObject({ minimumCell: 8, minimumBreakdown: 20 });
  });

  it('never goes below the minimums of the platform', async () => {
    const company = await newCompany(backend);
    expect((await raise(company, 4, 10)).status).toBe(400);
    expect((await raise(company, 5, 9)).status).toBe(400);
  });

  it('asks for no fewer people for departments than for a number', async () => {
    const company = await newCompany(backend);
    expect((await raise(company, 12, 10)).status).toBe(400);
    expect((await raise(company, 12, 12)).body).toEqual({ changed: true });
  });
});
