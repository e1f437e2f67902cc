import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { SKILLS } from '@aura/shared-career';
import { takeSnapshot, type Contribution } from '@aura/shared-company';
import {
  CompanyOverviewResponseSchema,
  CompanyTableResponseSchema,
  type CompanyOverview,
} from '@aura/shared-domain';
import { LESSON_SUMMARIES } from '@aura/shared-lessons';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { startCompanyBackend, type CompanyBackend } from '../../../test-support/company/backend.ts';
import { newCompany, type TestCompany } from '../../../test-support/company/company.ts';

const NOW = new Date('2026-04-08T12:00:00.000Z');

let backend: CompanyBackend;
beforeAll(async () => void (backend = await startCompanyBackend(() => NOW)));
afterAll(() => backend.stop());

const [SKILL] = SKILLS;
const [LESSON] = LESSON_SUMMARIES;
const LEARNER: Contribution = {
  measures: ['activated', 'diagnosed'],
  levels: { [SKILL?.id ?? '']: 0.5 },
  gaps: {},
  lessons: [LESSON.id],
};

/** A company of twenty learning people in one department, with snapshots of these weeks. */
async function companyWith(weeks: readonly string[]): Promise<TestCompany> {
  const company = await newCompany(backend, {
    departments: [{ id: 'vendas', name: 'Vendas' }],
    snapshots: [...weeks],
  });
  const units = [
    {
      unit: 'vendas',
      n: 20,
      listed: 20,
      accounts: 20,
      contributions: Array.from({ length: 20 }, () => LEARNER),
    },
  ];
  for (const week of weeks) {
    const body = JSON.stringify(
      takeSnapshot({ week, at: NOW, size: 5, fewestAccounts: 15, units, trend: [] }),
    );
    await company.documents.snapshots.doc(week).set({ week, takenAt: NOW, body });
  }
  return company;
}

const ALL = { department: null, week: null, weeks: 12 };

async function overview(company: TestCompany, changes: object = {}): Promise<CompanyOverview> {
  const { status, body } = await company.get('/company/overview', { ...ALL, ...changes });
  expect(status).toBe(200);
  return v.parse(CompanyOverviewResponseSchema, body);
}

describe.skipIf(!HAS_AUTH)('GET /company/overview', () => {
  it('shows the newest snapshot or the requested one, with names instead of ids', async () => {
    const company = await companyWith(['2026-W12', '2026-W14']);
    const newest = await overview(company);
    expect(newest).toMatchObject({ week: '2026-W14', snapshots: ['2026-W12', '2026-W14'], n: 20 });
    expect(newest.heatMap[0]).toMatchObject({ skillId: SKILL?.id, label: SKILL?.label });
    expect(newest.lessons.map(({ title }) => title)).toContain(LESSON.title);
    expect((await overview(company, { week: '2026-W12', department: 'vendas' })).week).toBe('2026-W12');
  });

  it('says that there are no numbers before the first snapshot', async () => {
    const company = await companyWith([]);
    expect(await overview(company)).toMatchObject({ week: null, takenAt: null, scope: 'none' });
  });

  it('rejects a week without a snapshot and an unknown department, and then logs nothing', async () => {
    const company = await companyWith(['2026-W14']);
    for (const [changes, word] of [
      [{ week: '2026-W13' }, 'números desta semana'],
      [{ department: 'juridico' }, 'departamento'],
    ] as const)
      expect(await company.get('/company/overview', { ...ALL, ...changes })).toMatchObject({
        status: 404,
        body: { error: { code: 'not_found', message: expect.stringContaining(word) } },
      });
    expect(await company.audit()).toEqual([]);
    expect((await overview(company, { department: 'outras' })).department).toBe('outras');
  });

  it('logs each view with its subject', async () => {
    const company = await companyWith(['2026-W14']);
    await overview(company, { department: 'vendas', weeks: 26 });
    expect(await company.audit()).toEqual([
      {
        at: NOW,
        actor: company.actor,
        actorUid: company.manager.uid,
        subjectUid: null,
        action: 'overview_viewed',
        detail: 'Vendas · semana de 30 de março a 5 de abril de 2026 · período de 26 semanas',
      },
    ]);
  });
});

describe.skipIf(!HAS_AUTH)('POST /company/table', () => {
  it('gives every number of the period in one table, and notes that it was taken out', async () => {
    const company = await companyWith(['2026-W12', '2026-W14']);
    const { status, body } = await company.post('/company/table', { weeks: 4, file: 'excel' });
    expect(status).toBe(200);
    const { week, rows, names } = v.parse(CompanyTableResponseSchema, body);
    expect(week).toBe('2026-W14');
    expect(rows).toContainEqual({
      week: '2026-W14',
      unit: 'vendas',
      kind: 'measure',
      id: 'diagnosed',
      state: 'ok',
      count: 20,
      n: 20,
      value: 1,
      low: 0.9,
      high: 1,
    });
    expect(names.lessons[LESSON.id]).toBe(LESSON.title);
    expect(await company.audit()).toMatchObject([
      {
        action: 'table_exported',
        detail: 'Todas as semanas (Excel) · Empresa e departamentos · período de 4 semanas',
      },
    ]);
  });

  it('is empty before the first snapshot', async () => {
    const company = await companyWith([]);
    const { body } = await company.post('/company/table', { weeks: 52 });
    expect(body).toMatchObject({ week: null, rows: [] });
  });
});

describe.skipIf(!HAS_AUTH)('POST /company/exports', () => {
  it.each([
    ['csv', 'overview_exported'],
    ['print', 'overview_printed'],
  ])('returns the shown data, and logs the export as %s', async (format, action) => {
    const company = await companyWith(['2026-W14']);
    const { status, body } = await company.post('/company/exports', { ...ALL, format });
    expect(status).toBe(200);
    const entries = await company.audit();
    expect(entries).toMatchObject([{ action, detail: expect.stringContaining('Empresa toda') }]);
    expect(body).toEqual(await overview(company));
  });
});
