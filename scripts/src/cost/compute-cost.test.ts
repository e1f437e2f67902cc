import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../workspaces/paths.ts';
import { computeCost } from './compute-cost.ts';

const DAY = {
  calls: { search: 2, erasure: 0.5 },
  browser: { reads: 10, writes: 5 },
  daysOfMonth: 6,
  dollarsPer100k: { reads: 0.06, writes: 0.18, deletes: 0.02 },
  processor: { dollarsPerSecond: 0.00003, busy: 0.5 },
};
const filesOf = (calls: readonly string[], cpu: readonly string[]) => ({
  calls: ['call,reads,writes,deletes,bytes read,bytes written', ...calls].join('\n'),
  cpu: ['call,ms,tenth,ninth tenth', ...cpu].join('\n'),
  day: JSON.stringify(DAY),
});
const SEARCH = 'search,3,1,0,100,20';
const ERASURE = 'erasure,4,0,10,0,0';
const CPU = ['search,40,30,60', 'erasure,20,10,30'];

test('an active person costs what their calls and their browser read, write and delete, and the processor', () => {
  const cost = computeCost(filesOf([SEARCH, ERASURE], CPU));
  expect(cost).toMatchObject({ ok: true, value: { day: { reads: 18, writes: 7, deletes: 5, cpuMs: 90 } } });
  if (!cost.ok) throw new Error(cost.error);
  const database = (6 * (18 * 0.06 + 7 * 0.18 + 5 * 0.02)) / 100_000;
  // Half of the billed time the processor waits.
  const processor = 6 * 0.09 * 2 * 0.00003;
  expect(cost.value.month).toBeCloseTo(database + processor, 12);
  expect(cost.value.processor).toBeCloseTo(processor, 12);
  expect(cost.value.calls.map(({ name }) => name)).toEqual(['search', 'erasure']);
});

test.each([
  [[SEARCH], CPU, 'erasure'],
  [[SEARCH, ERASURE], ['search,40,30,60'], 'erasure'],
  [[SEARCH, ERASURE, 'new call,1,0,0,0,0'], [...CPU, 'new call,1,1,1'], 'new call'],
])('a call that one file lacks is named', (calls, cpu, name) => {
  expect(computeCost(filesOf(calls, cpu))).toEqual({ ok: false, error: expect.stringContaining(name) });
});

test('every call of the tables has its share of a day, and a time within its band', () => {
  const read = (file: string) => readFileSync(join(ROOT, 'functions/src/cost', file), 'utf8');
  const cpu = read('cpu.csv');
  const cost = computeCost({ calls: read('calls.csv'), cpu, day: read('active-day.json') });
  expect(cost.ok).toBe(true);
  for (const line of cpu.trim().split('\n').slice(1)) {
    const [median, least, most] = line.split(',').slice(1).map(Number);
    expect([line, least, most]).toEqual([
      line,
      Math.min(least ?? 0, median ?? 0),
      Math.max(most ?? 0, median ?? 0),
    ]);
  }
});
