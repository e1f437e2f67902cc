import { expect, test } from 'vitest';
import { findInterestProblem } from './quality.ts';

const rated = (values: readonly number[], elapsedMs: number) => ({
  ratings: Object.fromEntries(values.map((value, index) => [`s${index}`, value])),
  elapsedMs,
});

test('equal answers and answers faster than reading are told apart from good ones', () => {
  expect(findInterestProblem(rated([3, 3, 3, 3], 60_000), 4)).toBe('straightLine');
  expect(findInterestProblem(rated([1, 5, 3, 2], 5_999), 4)).toBe('tooFast');
  expect(findInterestProblem(rated([1, 5, 3, 2], 6_000), 4)).toBeNull();
});

test('an unfinished questionnaire is not judged', () => {
  expect(findInterestProblem(rated([3, 3, 3], 1), 4)).toBeNull();
});
