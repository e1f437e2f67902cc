import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MEASURES, type Contribution } from '../contribution/contribution-schema.ts';
import { SnapshotSchema, TREND_WEEKS } from './snapshot.ts';
import { takeSnapshot, type UnitContributions } from './take-snapshot.ts';

const AT = new Date('2026-11-09T07:00:00.000Z');
const adding = (changes: Partial<Contribution> = {}): Contribution => ({
  measures: ['activated'],
  levels: {},
  gaps: {},
  lessons: [],
  ...changes,
});
const unit = (name: string, n: number, contributions: readonly Contribution[]): UnitContributions => ({
  unit: name,
  n,
  listed: n,
  accounts: n,
  contributions,
});
const take = (units: readonly UnitContributions[], trend: Parameters<typeof takeSnapshot>[0]['trend'] = []) =>
  takeSnapshot({ week: '2026-W45', at: AT, size: 5, fewestAccounts: 0, units, trend });
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('a snapshot', () => {
  it('fits its schema and contains every measure of every unit with people', () => {
    const snapshot = take([unit('b', 10, times(7, adding())), unit('a', 5, []), unit('c', 0, [])]);
    expect(v.is(SnapshotSchema, snapshot)).toBe(true);
    expect(snapshot.units.map(({ unit: name, n }) => [name, n])).toEqual([
      ['a', 5],
      ['b', 10],
    ]);
    for (const { measures } of snapshot.units) expect(Object.keys(measures)).toEqual([...MEASURES]);
  });

  it.each([
    [10, 5, ['a', 'b']],
    [10, 4, ['b']],
    [5, 0, ['b']],
  ])('leaves out a unit of %i people of whom %i are on the list still', (n, listed, units) => {
    const snapshot = take([{ ...unit('a', n, times(n, adding())), listed }, unit('b', 5, [])]);
    expect(snapshot.units.map(({ unit: name }) => name)).toEqual(units);
    expect(snapshot.trend.at(-1)?.units.map(({ unit: name }) => name)).toEqual(units);
  });

  it.each([
    [15, ['a']],
    // Ten of them may be accounts of the company: the changes would be those of fewer than five others.
    [14, []],
  ])(
    'goes on with a unit of 25 people of whom %i are on the list still, if accounts count',
    (listed, units) => {
      const begun = take([unit('a', 25, [])]).trend.map((entry) => ({ ...entry, week: '2026-W44' }));
      const { units: shown } = takeSnapshot({
        week: '2026-W45',
        at: AT,
        size: 5,
        fewestAccounts: 15,
        units: [{ ...unit('a', 25, []), listed }],
        trend: begun,
      });
      expect(shown.map(({ unit: name }) => name)).toEqual(units);
    },
  );

  it.each([
    [0, 0],
    [2, 0],
    [3, 5],
    [7, 5],
    [8, 10],
  ])('rounds %i people to %i', (people, sum) => {
    expect(take([unit('a', 10, times(people, adding()))]).units[0]?.measures.activated).toBe(sum);
  });

  it.each([
    [20, 15, ['a']],
    [20, 14, []],
    // That a unit begins must not say that everybody in it accepted.
    [15, 15, []],
  ])('begins a unit of %i people with %i accounts only where that is enough', (n, accounts, units) => {
    const begin = (trend: Parameters<typeof takeSnapshot>[0]['trend']) =>
      takeSnapshot({
        week: '2026-W45',
        at: AT,
        size: 5,
        fewestAccounts: 15,
        units: [{ ...unit('a', n, times(5, adding())), accounts }],
        trend,
      }).units.map(({ unit: name }) => name);
    expect(begin([])).toEqual(units);
    // Publication continues once it has begun: its end would reveal that a person left.
    expect(
      begin(take([unit('a', n, [])], []).trend.map((entry) => ({ ...entry, week: '2026-W44' }))),
    ).toEqual(['a']);
  });

  it('sums the known skills, rounded, and names the same skills in every unit', () => {
    const known = adding({ levels: { sql: 0.7, excel: 1 }, gaps: { sql: 0.3 } });
    const snapshot = take([unit('a', 20, times(20, known)), unit('b', 5, [])]);
    expect(snapshot.units[0]?.skills['sql']).toEqual({ assessed: 20, level: 15, affected: 20, missing: 5 });
    expect(snapshot.units[1]?.skills).toEqual({
      excel: { assessed: 0, level: 0, affected: 0, missing: 0 },
      sql: { assessed: 0, level: 0, affected: 0, missing: 0 },
    });
  });

  it('rounds a half up, also where tenths do not sum up exactly', () => {
    // 0.7 three times and 0.4 once add up to 2.5, but to 2.4999999999999996 in floating point.
    const levels = [0.7, 0.7, 0.7, 0.4].map((sql) => adding({ levels: { sql } }));
    const others = times(8, adding({ levels: { sql: 0 } }));
    expect(take([unit('a', 20, [...levels, ...others])]).units[0]?.skills['sql']?.level).toBe(5);
  });

  it('leaves out skills that too few people of the company were asked about', () => {
    const known = adding({ levels: { sql: 1 } });
    expect(take([unit('a', 10, times(7, known))]).units[0]?.skills).toEqual({});
  });

  it('leaves out lessons whose number rounds to nobody', () => {
    const done = adding({ lessons: ['x'] });
    expect(take([unit('a', 10, times(2, done))]).units[0]?.lessons).toEqual({});
    expect(take([unit('a', 10, times(3, done))]).units[0]?.lessons).toEqual({ x: 5 });
  });

  it('carries the course of the weeks before, its own last, as long as the longest period', () => {
    const weeks = Array.from({ length: 60 }, (_, at) => ({
      week: `20${at < 40 ? 24 : 25}-W${String((at % 40) + 10).padStart(2, '0')}`,
      units: [],
    }));
    const { trend } = take([unit('a', 5, [])], weeks);
    expect(trend).toHaveLength(TREND_WEEKS);
    expect(trend.at(-1)).toEqual({ week: '2026-W45', units: [expect.objectContaining({ unit: 'a', n: 5 })] });
    expect(trend.at(-2)).toEqual(weeks.at(-1));
  });
});
