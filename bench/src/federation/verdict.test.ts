import { expect, test } from 'vitest';
import type { Interval } from './statistics.ts';
import { verdictOf } from './verdict.ts';

const interval = (lower: number, upper: number): Interval => ({ median: (lower + upper) / 2, lower, upper });
const calm = interval(0.98, 1.02);

test.each([
  ['the whole interval is below the target', interval(1.01, 1.09), calm, 'held'],
  ['its upper end is above', interval(1.01, 1.12), calm, 'missed'],
  ['the monolith is not as fast as itself', interval(1.01, 1.05), interval(1.01, 1.05), 'inconclusive'],
  ['the control is wider than the margin', interval(1.01, 1.05), interval(0.94, 1.07), 'inconclusive'],
  [
    'a restless machine says nothing about a miss either',
    interval(1.2, 1.4),
    interval(0.8, 1.3),
    'inconclusive',
  ],
] as const)('%s', (_, ratio, control, expected) => {
  expect(verdictOf({ ratio, control }, 1.1)).toBe(expected);
});
