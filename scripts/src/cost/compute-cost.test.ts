import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../workspaces/paths.ts';
import { computeCost } from './compute-cost.ts';

const HEAD = 'call,reads,writes,deletes,bytes read,bytes written';
const DAY = {
  calls: { search: 2, erasure: 0.5 },
  browser: { reads: 10, writes: 5 },
  daysOfMonth: 6,
  dollarsPer100k: { reads: 0.06, writes: 0.18, deletes: 0.02 },
};

test('an active person costs what their calls and their browser read, write and delete', () => {
  const cost = computeCost(`${HEAD}\nsearch,3,1,0,100,20\nerasure,4,0,10,0,0\n`, JSON.stringify(DAY));
  expect(cost).toMatchObject({ ok: true, value: { day: { reads: 18, writes: 7, deletes: 5 } } });
  if (!cost.ok) throw new Error(cost.error);
  expect(cost.value.month).toBeCloseTo((6 * (18 * 0.06 + 7 * 0.18 + 5 * 0.02)) / 100_000, 12);
  expect(cost.value.calls.map(({ name }) => name)).toEqual(['search', 'erasure']);
});

test.each([
  ['search,3,1,0,100,20', 'erasure'],
  ['search,3,1,0,100,20\nerasure,1,0,0,0,0\nnew call,1,0,0,0,0', 'new call'],
])('a call that only one file has is named', (rows, name) => {
  expect(computeCost(`${HEAD}\n${rows}\n`, JSON.stringify(DAY))).toEqual({
    ok: false,
    error: expect.stringContaining(name),
  });
});

test('every call of the table has its share of a day', () => {
  const read = (file: string) => readFileSync(join(ROOT, 'functions/src/cost', file), 'utf8');
  const cost = computeCost(read('calls.csv'), read('active-day.json'));
  expect(cost.ok).toBe(true);
});
