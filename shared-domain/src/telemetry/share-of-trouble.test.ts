import { expect, test } from 'vitest';
import { judgeCondition, computeTroubleRate } from './share-of-trouble.ts';

test.each([
  [{ loads: 19, failures: 0, errors: 19 }, 'unknown'],
  [{ loads: 0, failures: 20, errors: 0 }, 'trouble'],
  [{ loads: 100, failures: 0, errors: 1 }, 'healthy'],
  [{ loads: 100, failures: 0, errors: 2 }, 'attention'],
  [{ loads: 98, failures: 2, errors: 3 }, 'attention'],
  [{ loads: 98, failures: 2, errors: 4 }, 'trouble'],
])('%o is in condition %s', (health, condition) => expect(judgeCondition(health)).toBe(condition));

test('an unopened remote has no trouble', () => {
  expect(computeTroubleRate({ loads: 0, failures: 0, errors: 3 })).toBe(0);
});
