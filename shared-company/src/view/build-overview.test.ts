import { CompanyOverviewResponseSchema, type CompanyOverviewRequest } from '@aura/shared-domain';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Contribution } from '../contribution/contribution-schema.ts';
import type { Company } from '../records/company.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { takeSnapshot } from '../snapshot/take-snapshot.ts';
import { buildOverview } from './build-overview.ts';
import { makeCompany, makeSnapshot, makeUnit, WEEK } from './published.test-support.ts';

const LESSONS = [
  { id: 'escuta', title: 'Escuta ativa', skills: [] },
  { id: 'prazos', title: 'Prazos', skills: [] },
];

function overview(
  snapshot: Snapshot | null,
  asked: Partial<CompanyOverviewRequest> = {},
  company: Company = makeCompany(),
) {
  const answer = buildOverview({
    company,
    snapshot,
    request: { department: null, week: null, weeks: 4, ...asked },
    skillLabel: (id) => id.toUpperCase(),
    lessons: LESSONS,
    now: new Date('2026-10-07T12:00:00Z'),
  });
  expect(v.parse(CompanyOverviewResponseSchema, answer)).toEqual(answer);
  return answer;
}

const contribution: Contribution = {
  measures: ['activated', 'diagnosed', 'activeMonth'],
  levels: { excel: 0.5 },
  gaps: { excel: 0.5 },
  lessons: ['escuta'],
};
const people = (count: number) => Array.from({ length: count }, () => contribution);

describe('the numbers of a company', () => {
  const snapshot = takeSnapshot({
    week: WEEK,
    at: new Date('2026-10-05T07:00:00Z'),
    size: 5,
    fewestAccounts: 0,
    units: [
      { unit: 'vendas', n: 20, listed: 20, accounts: 20, contributions: people(13) },
      { unit: 'obras', n: 30, listed: 30, accounts: 30, contributions: people(19) },
      { unit: 'outras', n: 5, listed: 5, accounts: 5, contributions: people(2) },
    ],
    trend: makeSnapshot([], { 3: [makeUnit('vendas', 20, { measures: { activated: 5 } })] }).trend,
  });

  it('are those of all its units', () => {
    const { week, takenAt, scope, n, funnel, heatMap, priorities, lessons } = overview(snapshot);
    expect({ week, takenAt, scope, n }).toEqual({
      week: WEEK,
      takenAt: '2026-10-05T07:00:00.000Z',
      scope: 'full',
      n: 55,
    });
    expect(funnel.map(({ step, now }) => [step, now.count])).toEqual([
      ['invited', 55],
      ['activated', 35],
      ['diagnosed', 35],
      ['planned', 0],
      ['firstTask', 0],
      ['retained', 0],
    ]);
    expect(funnel[1]?.before).toMatchObject({ n: 20, count: 5 });
    expect(heatMap).toMatchObject([{ skillId: 'excel', label: 'EXCEL', total: { n: 35, value: 0.43 } }]);
    expect(priorities).toEqual([
      { skillId: 'excel', label: 'EXCEL', n: 35, missing: 0.43, load: 15, coverage: 0.64 },
    ]);
    expect(lessons.map(({ lessonId, cell }) => [lessonId, cell.count])).toEqual([
      ['escuta', 35],
      ['prazos', 0],
    ]);
  });

  it('are those of the requested department, except for the heat map', () => {
    const { department, n, funnel, heatMap, priorities, lessons } = overview(snapshot, {
      department: 'vendas',
    });
    expect({ department, n }).toEqual({ department: 'vendas', n: 20 });
    expect(funnel[1]?.now).toMatchObject({ n: 20, count: 15 });
    expect(heatMap).toEqual(overview(snapshot).heatMap);
    expect(priorities).toMatchObject([{ n: 15 }]);
    expect(lessons[0]?.cell).toMatchObject({ n: 20, count: 15 });
  });

  it('are halves where a department has fewer than ten people', () => {
    const { funnel, engagement, priorities } = overview(snapshot, { department: 'outras' });
    expect(funnel.map(({ now }) => now.state)).toEqual(['ok', ...Array.from({ length: 5 }, () => 'band')]);
    expect(funnel[1]?.now).toMatchObject({ n: 5, count: null, share: null, band: 'below_half' });
    expect(engagement.value).toBeNull();
    expect(priorities).toEqual([]);
  });

  it('are suppressed of a department that the company does not have', () => {
    const { n, funnel, lessons, priorities, alerts } = overview(snapshot, { department: 'que-nao-existe' });
    expect(n).toBe(0);
    expect([...funnel.map(({ now }) => now), ...lessons.map(({ cell }) => cell)]).toEqual(
      Array.from({ length: 8 }, () => expect.objectContaining({ state: 'suppressed', n: null, count: null })),
    );
    expect([...priorities, ...alerts]).toEqual([]);
  });

  it('are suppressed of a department where there are too few people for a breakdown', () => {
    const company = makeCompany({ minimumBreakdown: 60 });
    expect(overview(snapshot, { department: 'vendas' }, company).funnel[0]?.now.state).toBe('suppressed');
    expect(overview(snapshot, {}, company).funnel[0]?.now).toMatchObject({ state: 'ok', n: 55 });
  });

  it('are at most eight priorities', () => {
    const ids = Array.from({ length: 12 }, (_, at) => `s${at}`);
    const skills = Object.fromEntries(ids.map((id) => [id, { assessed: 20, affected: 10, missing: 5 }]));
    expect(overview(makeSnapshot([makeUnit('vendas', 20, { skills })])).priorities).toHaveLength(8);
  });
});

it('starts with seats that run out', () => {
  const excel = { assessed: 20, affected: 20, missing: 10 };
  const snapshot = makeSnapshot([makeUnit('vendas', 20, { skills: { excel } })]);
  const { alerts, furtherGaps } = overview(snapshot, {}, makeCompany({ seatsTold: 95 }));
  expect(alerts.map(({ kind }) => kind)).toEqual(['seats', 'common_gap']);
  expect(furtherGaps).toBe(0);
});

it('the course of the index is that of the department', () => {
  const measures = {
    activated: 20,
    activeMonth: 10,
    continuous: 10,
    planned: 20,
    quarterDone: 20,
    halfDone: 10,
  };
  const unit = makeUnit('vendas', 20, { measures });
  const snapshot = makeSnapshot([unit], { 1: [unit, makeUnit('obras', 20)] });
  const course = (department: string | null) =>
    overview(snapshot, { department }).engagement.series.map(({ value }) => value);
  expect(course('vendas')).toEqual([null, null, 50, 50]);
  expect(course('obras')).toEqual([null, null, null, null]);
});

describe('a company without a snapshot', () => {
  it('has every part, without data', () => {
    const { week, takenAt, scope, units, n, funnel, lessons, heatMap, engagement } = overview(null);
    expect({ week, takenAt, scope, n, heatMap }).toEqual({
      week: null,
      takenAt: null,
      scope: 'none',
      n: 0,
      heatMap: [],
    });
    expect(units.map(({ id, state }) => [id, state])).toEqual([
      ['vendas', 'waiting'],
      ['obras', 'waiting'],
      ['outras', 'waiting'],
    ]);
    const cells = [...funnel.flatMap(({ now, before }) => [now, before]), ...lessons.map(({ cell }) => cell)];
    expect(cells).toHaveLength(14);
    expect(new Set(cells.map(({ state }) => state))).toEqual(new Set(['no_data']));
    expect(engagement).toMatchObject({ value: null, series: [] });
  });

  it('has the weeks of the period that ends with the week asked for', () =>
    expect(overview(null, { week: WEEK }).engagement.series.map(({ week }) => week)).toEqual([
      '2026-W37',
      '2026-W38',
      '2026-W39',
      WEEK,
    ]));

  it('has as many weeks as the longest period, over the end of a year', () => {
    const weeks = overview(null, { week: '2027-W01', weeks: 52 }).engagement.series.map(({ week }) => week);
    expect([weeks.length, weeks[0], weeks.at(-2)]).toEqual([52, '2026-W03', '2026-W53']);
  });

  it('is still told that its seats run out', () =>
    expect(overview(null, {}, makeCompany({ seatsTold: 95 })).alerts).toEqual([
      { kind: 'seats', share: 0.95 },
    ]));
});

it('names minimums of the company above the general ones', () => {
  const company = makeCompany({ minimumCell: 8, minimumBreakdown: 3 });
  expect(overview(null, {}, company).company).toEqual({
    name: 'Exemplo',
    minimumCell: 8,
    minimumBreakdown: 10,
  });
});
