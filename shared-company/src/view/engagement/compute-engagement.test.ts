import { expect, it } from 'vitest';
import { makeUnit } from '../published.test-support.ts';
import type { CountedPart } from '../visibility/part.ts';
import type { Seen } from '../visibility/seen.ts';
import { computeEngagement } from './compute-engagement.ts';

const minimums = { cell: 5, breakdown: 10, exact: 10 };
const measures = {
  activated: 20,
  activeMonth: 10,
  continuous: 10,
  planned: 20,
  quarterDone: 20,
  halfDone: 10,
};
const half = [makeUnit('vendas', 20, { measures })];
const more = [makeUnit('vendas', 20, { measures: { ...measures, activeMonth: 20 } })];
const known: Readonly<Record<string, Seen<CountedPart>>> = { '2026-W53': half, '2026-W52': 'suppressed' };
const engagement = (...period: readonly string[]) =>
  computeEngagement(more, { period, seenIn: (at) => known[at] ?? 'no_data' }, minimums);

it('has an entry for each week of the period, even without data', () =>
  expect(engagement('2026-W51', '2026-W52', '2026-W53', '2027-W01')).toMatchObject({
    version: 'eng-1.0',
    value: 70,
    series: [
      { week: '2026-W51', value: null },
      { week: '2026-W52', value: null },
      { week: '2026-W53', value: 50 },
      { week: '2027-W01', value: null },
    ],
  }));

it('has no course where no week is known', () => expect(engagement().series).toEqual([]));
