import { expect, it } from 'vitest';
import { makeUnit } from '../published.test-support.ts';
import { computeFunnel } from './compute-funnel.ts';

const minimums = { cell: 5, breakdown: 10, exact: 10 };
const now = [
  makeUnit('obras', 30, {
    measures: { activated: 20, diagnosed: 20, planned: 15, firstTask: 5, retained: 10 },
  }),
];

it('counts each step of all the people, now and at the beginning of the period', () => {
  const before = [makeUnit('obras', 20, { measures: { activated: 10 } })];
  const funnel = computeFunnel({ now, before }, minimums);
  expect(funnel.map(({ step, now: cell }) => [step, cell.n, cell.count])).toEqual([
    ['invited', 30, 30],
    ['activated', 30, 20],
    ['diagnosed', 30, 20],
    ['planned', 30, 15],
    ['firstTask', 30, 5],
    // As published, although rounding made it more than the step before.
    ['retained', 30, 10],
  ]);
  expect(funnel[1]?.before).toMatchObject({ state: 'ok', n: 20, count: 10, share: 0.5 });
});

it('has every step where one end is not known', () => {
  const funnel = computeFunnel({ now, before: 'no_data' }, minimums);
  expect(funnel).toHaveLength(6);
  expect(new Set(funnel.map(({ before }) => before.state))).toEqual(new Set(['no_data']));
});
