import { expect, test } from 'vitest';
import { computeWithdrawalDeadline } from './withdrawal.ts';

test.each([
  ['2026-03-10T02:59:59Z', '2026-03-17T03:00:00.000Z'],
  ['2026-03-10T03:00:00Z', '2026-03-18T03:00:00.000Z'],
  ['2026-12-31T22:00:00Z', '2027-01-08T03:00:00.000Z'],
])('a payment at %s may be undone until the end of the seventh day after it', (paidAt, end) => {
  expect(computeWithdrawalDeadline(new Date(paidAt)).toISOString()).toBe(end);
});
