import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { companyBackend, type CompanyBackend } from '../../../test-support/company/backend.ts';
import { newCompany, type TestCompany } from '../../../test-support/company/company.ts';
import { storedAbout } from '../../../test-support/whole-database.ts';

let backend: CompanyBackend;
beforeAll(async () => void (backend = await companyBackend(() => new Date())));
afterAll(() => backend.stop());

const DEPARTMENTS = [
  { id: 'comercial', name: 'Comercial' },
  { id: 'ti', name: 'Tecnologia da Informação' },
];

describe.skipIf(!HAS_AUTH)('GET /company/settings', () => {
  it('shows the minimums and the departments, and notes it', async () => {
    const company = await newCompany(backend, { departments: DEPARTMENTS, minimumCell: 8 });
    expect(await company.get('/company/settings')).toEqual({
      status: 200,
      body: { minimumCell: 8, minimumBreakdown: 10, departments: DEPARTMENTS },
    });
    expect(await company.audit()).toMatchObject([{ action: 'settings_viewed', actor: company.actor }]);
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

  it('lets a name be written otherwise, and says where nothing changed', async () => {
    const company = await newCompany(backend, { departments: DEPARTMENTS });
    expect((await rename(company, 'comercial', 'COMERCIAL')).body).toEqual({ changed: true });
    expect((await rename(company, 'comercial', 'COMERCIAL')).body).toEqual({ changed: false });
  });

  it('refuses the name of another department or of the others, however it is written, and an unknown one', async () => {
    const company = await newCompany(backend, { departments: DEPARTMENTS });
    const before = await storedAbout([company.id]);
    expect(await rename(company, 'comercial', 'tecnologia  da informacao')).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', message: expect.stringContaining('departamento com este nome') } },
    });
    expect(await rename(company, 'comercial', 'outras AREAS')).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', message: expect.stringContaining('Escolha outro nome') } },
    });
    expect(await rename(company, 'outras', 'X')).toMatchObject({ status: 404 });
    expect(await storedAbout([company.id])).toEqual(before);
  });
});

describe.skipIf(!HAS_AUTH)('POST /company/minimums', () => {
  const raise = (company: TestCompany, cell: number, breakdown: number) =>
    company.post('/company/minimums', { cell, breakdown });

  it('raises them, and never lets one of them fall again', async () => {
    const company = await newCompany(backend);
    expect((await raise(company, 5, 10)).body).toEqual({ changed: false });
    expect(await raise(company, 8, 20)).toEqual({ status: 200, body: { changed: true } });
    expect(await company.audit()).toContainEqual(
      expect.objectContaining({
        action: 'minimums_raised',
        detail: 'Número: 8 pessoas; por departamento: 20 pessoas',
      }),
    );
    const before = await storedAbout([company.id]);
    for (const [cell, breakdown] of [
      [7, 20],
      [8, 19],
      [9, 10],
    ] as const)
      expect(await raise(company, cell, breakdown)).toMatchObject({
        status: 409,
        body: { error: { message: expect.stringContaining('só podem subir') } },
      });
    expect(await storedAbout([company.id])).toEqual(before);
    expect(await company.company()).toMatchObject({ minimumCell: 8, minimumBreakdown: 20 });
  });

  it('never goes below those of the platform', async () => {
    const company = await newCompany(backend);
    expect((await raise(company, 4, 10)).status).toBe(400);
    expect((await raise(company, 5, 9)).status).toBe(400);
  });
});
