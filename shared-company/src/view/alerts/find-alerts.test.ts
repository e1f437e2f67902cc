import { describe, expect, it } from 'vitest';
import type { Snapshot, UnitSums } from '../../snapshot/snapshot.ts';
import { buildLessonCells } from '../lessons/build-lesson-cells.ts';
import { listRunningProgrammes } from '../programmes/build-programmes.ts';
import { makeCompany, makeSnapshot, makeUnit } from '../published.test-support.ts';
import { computeMinimums } from '../visibility/minimums.ts';
import { computeVisibleWeek } from '../visibility/visible-week.ts';
import { findAlerts } from './find-alerts.ts';

const LESSONS = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, title: id, skills: [id] }));

const shown = (snapshot: Snapshot, department: string | null = null, company = makeCompany()) =>
  findAlerts(
    {
      company,
      snapshot,
      week: computeVisibleWeek(company, snapshot.units),
      minimums: computeMinimums(company),
      skillLabel: (id) => id.toUpperCase(),
      programmes: listRunningProgrammes(company),
      lessons: buildLessonCells('no_data', LESSONS, computeMinimums(company)),
    },
    department,
  );
const alerts = (...asked: Parameters<typeof shown>) => shown(...asked).alerts;

describe('low activation', () => {
  const activated = (unit: string, n: number, count: number) =>
    makeUnit(unit, n, { measures: { activated: count } });
  const forWeeks = (units: readonly UnitSums[], ...weeks: readonly number[]) =>
    makeSnapshot(units, Object.fromEntries(weeks.map((week) => [week, units])));
  const low = [activated('vendas', 20, 5), activated('obras', 20, 20)];

  it('appears for a unit below two fifths, and not for the company above', () =>
    expect(alerts(forWeeks(low, 2, 1))).toEqual([{ kind: 'low_activation', unit: 'vendas', share: 0.25 }]));

  it('is told of the company too', () =>
    expect(alerts(forWeeks([activated('vendas', 20, 5)], 2, 1))).toMatchObject([
      { unit: null, share: 0.25 },
      { unit: 'vendas', share: 0.25 },
    ]));

  it('is not told at two fifths', () =>
    expect(alerts(forWeeks([activated('vendas', 25, 10)], 2, 1))).toEqual([]));

  it('waits for the third weekly snapshot', () => expect(alerts(forWeeks(low, 8))).toEqual([]));

  it('waits again for a unit that is new in the course', () => {
    const old = [activated('obras', 20, 20)];
    expect(alerts(makeSnapshot(low, { 3: old, 2: old, 1: low }))).toEqual([]);
  });

  it('is not told of a unit of which only the half is known', () =>
    expect(alerts(forWeeks([activated('vendas', 5, 0), activated('obras', 20, 20)], 2, 1))).toEqual([]));

  it('is not told of a unit that waits', () => {
    const company = makeCompany({ minimumCell: 25, minimumBreakdown: 25 });
    const units = [activated('vendas', 20, 0), activated('obras', 25, 25)];
    expect(alerts(forWeeks(units, 2, 1), null, company)).toEqual([]);
  });
});

describe('a drop of completion', () => {
  const done = (...[quarterDone = 0, halfDone = 0, threeQuartersDone = 0]: readonly number[]) =>
    makeUnit('obras', 50, {
      measures: { activated: 50, planned: 50, quarterDone, halfDone, threeQuartersDone },
    });

  it('is told with both medians, from two tenths on', () =>
    expect(alerts(makeSnapshot([done(50, 25)], { 4: [done(50, 45, 20)] }), 'obras')).toEqual([
      { kind: 'completion_drop', unit: 'obras', from: 0.7, to: 0.5 },
    ]));

  it('is not told of less than two tenths, nor of a rise', () => {
    expect(alerts(makeSnapshot([done(50, 25)], { 4: [done(50, 45, 15)] }))).toEqual([]);
    expect(alerts(makeSnapshot([done(50, 45, 20)], { 4: [done(50, 25)] }))).toEqual([]);
  });

  it('is told of the company too', () =>
    expect(alerts(makeSnapshot([done(50, 25)], { 4: [done(50, 45, 20)] }))).toMatchObject([
      { unit: null },
      { unit: 'obras' },
    ]));

  it('compares with four weeks before, not with another week', () => {
    const high = [done(50, 45, 20)];
    expect(alerts(makeSnapshot([done(50, 25)], { 5: high, 3: high }))).toEqual([]);
  });
});

describe('a drop of a share of the first screen', () => {
  const active = (activeMonth: number, { n = 20, activated = 15, diagnosed = 15 } = {}) =>
    makeUnit('obras', n, { measures: { activated, diagnosed, activeMonth } });
  const drops = (now: UnitSums, before: UnitSums, weeksAgo = 1) =>
    alerts(makeSnapshot([now], { [weeksAgo]: [before] }), 'obras');

  it('is told with what did not move', () =>
    expect(drops(active(10), active(15))).toEqual([
      {
        kind: 'share_drop',
        unit: 'obras',
        headline: 'activity',
        from: 0.75,
        to: 0.5,
        people: 20,
        grew: false,
        held: ['adoption', 'coverage'],
      },
    ]));

  it('says that the groups grew', () =>
    expect(drops(active(10, { n: 25, activated: 20, diagnosed: 20 }), active(15))).toMatchObject([
      { headline: 'activity', grew: true, people: 25 },
    ]));

  it('is not told of what rounding may explain, of a rise, nor of another week', () => {
    expect(drops(active(35, { n: 50, activated: 40 }), active(40, { n: 50, activated: 40 }))).toEqual([]);
    expect(drops(active(15), active(10))).toEqual([]);
    expect(drops(active(10), active(15), 2)).toEqual([]);
  });

  it('is not told of a unit with fewer people than exact numbers need', () =>
    expect(drops(active(0, { n: 5, activated: 5, diagnosed: 5 }), active(5, { n: 5, activated: 5 }))).toEqual(
      [],
    ));
});

describe('common gaps', () => {
  const gaps = (unit: string, n: number, affected: Readonly<Record<string, number>>) =>
    makeUnit(unit, n, {
      measures: { activated: n },
      skills: Object.fromEntries(
        Object.entries(affected).map(([id, people]) => [
          id,
          { assessed: n, affected: people, missing: people },
        ]),
      ),
    });

  it('are told of units, where three tenths have them', () =>
    expect(
      alerts(makeSnapshot([gaps('vendas', 20, { excel: 10 }), gaps('obras', 40, { excel: 10 })])),
    ).toEqual([{ kind: 'common_gap', unit: 'vendas', skillId: 'excel', label: 'EXCEL', share: 0.5 }]));

  it('need ten published people', () =>
    expect(alerts(makeSnapshot([gaps('vendas', 15, { excel: 5 }), gaps('outras', 5, { excel: 5 })]))).toEqual(
      [],
    ));

  it('are the five largest shares, most people first, with the number of the others', () => {
    const units = [
      gaps('vendas', 20, { a: 15, b: 20, c: 5 }),
      gaps('obras', 40, { a: 15, b: 40, c: 20, d: 30, e: 25 }),
    ];
    const { alerts: told, furtherGaps } = shown(makeSnapshot(units));
    expect(told.map((alert) => ('label' in alert ? [alert.unit, alert.label, alert.share] : []))).toEqual([
      ['obras', 'B', 1],
      ['vendas', 'B', 1],
      ['obras', 'D', 0.75],
      ['vendas', 'A', 0.75],
      ['obras', 'E', 0.625],
    ]);
    expect(furtherGaps).toBe(2);
    expect(shown(makeSnapshot(units), 'obras').furtherGaps).toBe(0);
  });

  it('leave their place to the next one while a programme works on them', () => {
    const units = [
      gaps('vendas', 20, { a: 15, b: 20, c: 5 }),
      gaps('obras', 40, { a: 15, b: 40, c: 20, d: 30, e: 25 }),
    ];
    const programme = (endedAt: Date | null) => ({
      id: 'p',
      title: 'B nas obras',
      units: ['obras'],
      lessons: ['b'],
      dueOn: null,
      owner: null,
      alert: null,
      createdAt: new Date('2026-09-01T12:00:00Z'),
      endedAt,
    });
    const told = (endedAt: Date | null) => {
      const company = makeCompany({ programmes: [programme(endedAt)] });
      const { alerts: all, furtherGaps } = shown(makeSnapshot(units), null, company);
      return [all.map((alert) => ('label' in alert ? `${alert.unit} ${alert.label}` : '')), furtherGaps];
    };
    const five = ['obras B', 'vendas B', 'obras D', 'vendas A', 'obras E'];
    expect(told(null)).toEqual([[...five, 'obras C'], 1]);
    expect(told(new Date('2026-09-20T12:00:00Z'))).toEqual([five, 2]);
  });

  it('are those of the requested unit', () => {
    const units = [gaps('vendas', 20, { excel: 10 }), gaps('obras', 20, { excel: 20 })];
    expect(alerts(makeSnapshot(units), 'vendas')).toMatchObject([{ unit: 'vendas', share: 0.5 }]);
    expect(alerts(makeSnapshot(units), 'que-nao-existe')).toEqual([]);
  });

  it('are not told where only totals are shown', () =>
    expect(
      alerts(makeSnapshot([gaps('vendas', 20, { excel: 10 })]), null, makeCompany({ minimumBreakdown: 30 })),
    ).toEqual([]));
});
