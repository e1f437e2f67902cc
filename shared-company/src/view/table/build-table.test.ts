import { CompanyTableResponseSchema, PERIODS } from '@aura/shared-domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { buildOverview } from '../build-overview.ts';
import { anyUnit, makeCompany, makeSnapshot, makeUnit, WEEK } from '../published.test-support.ts';
import { buildTable } from './build-table.ts';

const LESSONS = [{ id: 'escuta', title: 'Escuta', skills: [] }];
const skillLabel = (id: string) => id.toUpperCase();
const table = (parts: Pick<Parameters<typeof buildTable>[0], 'company' | 'snapshot'>, weeks: 4 | 52 = 52) =>
  buildTable({ ...parts, request: { weeks }, skillLabel, lessons: LESSONS, pulses: [], factors: {} });

describe('buildTable', () => {
  it('has a row for each week with a snapshot in the period, unit and measure, with the range of its rounding', () => {
    const earlier = { 3: [makeUnit('obras', 15)], 4: [makeUnit('obras', 15)] };
    const snapshot = makeSnapshot([makeUnit('obras', 20, { measures: { activated: 10 } })], earlier);
    const { rows, names } = table({ company: makeCompany(), snapshot }, 4);
    const measures = rows.filter(({ kind }) => kind === 'measure');
    expect(new Set(measures.map(({ week }) => week))).toEqual(new Set(['2026-W37', WEEK]));
    expect(measures).toHaveLength(2 * 4 * 11);
    const one = { week: WEEK, kind: 'measure', id: 'activated' };
    expect(measures).toContainEqual({
      ...one,
      unit: 'obras',
      state: 'ok',
      count: 10,
      n: 20,
      value: 0.5,
      low: 0.4,
      high: 0.6,
    });
    expect(measures).toContainEqual({
      ...one,
      unit: 'vendas',
      state: 'suppressed',
      count: null,
      n: null,
      value: null,
      low: null,
      high: null,
    });
    expect(names.units).toEqual({ vendas: 'Vendas', obras: 'Obras', outras: 'Outras áreas' });
  });

  it('has no row before the first snapshot', () =>
    expect(table({ company: makeCompany(), snapshot: null })).toMatchObject({ week: null, rows: [] }));

  const units = (most: number) =>
    fc.tuple(
      ...['vendas', 'obras', 'outras'].map((unit) =>
        anyUnit(unit, { most, skills: ['excel'], lessons: ['escuta'] }),
      ),
    );
  const companies = fc
    .record({
      minimumCell: fc.integer({ min: 5, max: 25 }),
      minimumBreakdown: fc.integer({ min: 10, max: 60 }),
    })
    .map(makeCompany);

  it('shows the same numbers as the overview of each unit, in rows that depend on none', () => {
    fc.assert(
      fc.property(companies, units(40), units(40), (company, first, second) => {
        const snapshot = makeSnapshot(first);
        const { rows } = v.parse(CompanyTableResponseSchema, table({ company, snapshot }));
        for (const department of [null, 'vendas', 'obras', 'outras']) {
          const request = { department, week: null, weeks: PERIODS[0] };
          const shown = buildOverview({
            company,
            snapshot,
            request,
            skillLabel,
            lessons: LESSONS,
            now: new Date(0),
          });
          const row = (kind: string, id: string) =>
            rows.find((one) => one.unit === department && one.kind === kind && one.id === id);
          for (const { step, now } of shown.funnel.filter((one) => one.step !== 'invited'))
            expect(row('measure', step)).toMatchObject({
              state: now.state,
              count: now.count,
              value: now.share,
            });
          for (const { lessonId, cell } of shown.lessons)
            expect(row('lesson', lessonId)).toMatchObject({
              state: cell.state,
              low: cell.low,
              high: cell.high,
            });
          for (const { skillId, cells, total } of shown.heatMap) {
            const at = shown.units.findIndex(({ id }) => id === department);
            const { state, n, value } = cells[at] ?? total;
            expect(row('skill', skillId)).toMatchObject({ state, n, value });
          }
        }
        const keysOf = (all: typeof rows) => all.map(({ week, unit, kind, id }) => [week, unit, kind, id]);
        expect(keysOf(table({ company, snapshot: makeSnapshot(second) }).rows)).toEqual(keysOf(rows));
      }),
    );
  });
});
