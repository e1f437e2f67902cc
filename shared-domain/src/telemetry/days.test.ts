import { expect, test } from 'vitest';
import { computeDayBefore, computeDay } from './days.ts';

test('a day begins at midnight in São Paulo', () => {
  expect(computeDay(new Date('2026-03-01T02:59:59Z'))).toBe('2026-02-28');
  expect(computeDay(new Date('2026-03-01T03:00:00Z'))).toBe('2026-03-01');
  expect(computeDayBefore(new Date('2026-03-01T03:00:00Z'), 6)).toBe('2026-02-23');
});
