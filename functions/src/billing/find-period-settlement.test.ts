import { expect, test } from 'vitest';
import type { Settlement } from './customer-state.ts';
import { findPeriodSettlement } from './find-period-settlement.ts';

const day = (number: number) => new Date(Date.UTC(2026, 2, number));
const period = (at: number, settlement: Settlement) => ({ paidAt: day(at), settlement, isOfPeriod: true });
const change = (at: number, settlement: Settlement) => ({ paidAt: day(at), settlement, isOfPeriod: false });

test('the newest period counts, not one before it', () => {
  expect(findPeriodSettlement([period(1, 'refunded'), period(9, 'kept')])).toBe('kept');
  expect(findPeriodSettlement([period(9, 'refunded'), period(1, 'kept')])).toBe('refunded');
});

test('a refunded payment for a change of plan takes nothing from the period', () => {
  expect(findPeriodSettlement([period(1, 'kept'), change(5, 'refunded')])).toBe('kept');
});

test('a later payment for a change does not hide a refund of the period', () => {
  expect(findPeriodSettlement([period(1, 'refunded'), change(5, 'kept')])).toBe('refunded');
});

test('a dispute of the period or of a change within it counts; an earlier one does not', () => {
  expect(findPeriodSettlement([period(1, 'disputed'), change(5, 'kept')])).toBe('disputed');
  expect(findPeriodSettlement([period(1, 'kept'), change(5, 'disputed')])).toBe('disputed');
  expect(findPeriodSettlement([period(1, 'kept'), change(5, 'disputed'), period(9, 'kept')])).toBe('kept');
});

test('a lost dispute counts before an open one, and a refund of the period before both', () => {
  expect(findPeriodSettlement([period(1, 'disputed'), change(5, 'lost')])).toBe('lost');
  expect(findPeriodSettlement([period(1, 'refunded'), change(5, 'disputed')])).toBe('refunded');
});

test('an unpaid period has no settlement', () => {
  expect(findPeriodSettlement([])).toBeNull();
});
