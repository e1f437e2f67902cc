import { expect, test } from 'vitest';
import { paymentOf, priceOf } from '../../../test-support/billing/purchases.ts';
import { withdrawableUntil } from './may-withdraw.ts';

const END = new Date('2026-03-18T03:00:00Z');
const month = priceOf('impulso', 'month');
const first = paymentOf(month, { id: 'pi_1', subscriptionId: 'sub_1', order: 1 });
const change = paymentOf(month, { id: 'pi_2', subscriptionId: 'sub_1', order: 2, isOfPeriod: false });

test('a purchase can be undone until the end of the seventh day', () => {
  expect(withdrawableUntil(first, [first])).toEqual(END);
  const single = paymentOf(priceOf('conquista', 'once'));
  expect(withdrawableUntil(single, [single, first])).toEqual(END);
});

test('what counted an earlier payment in is undone before it', () => {
  const all = [change, first];
  expect(withdrawableUntil(first, all)).toBeNull();
  expect(withdrawableUntil(change, all)).toEqual(END);
  expect(withdrawableUntil(first, [{ ...change, settlement: 'refunded' }, first])).toEqual(END);
});

test.each([
  ['a renewal', { isRenewal: true }],
  ['what was given back', { settlement: 'refunded' }],
  ['what a bank asks back', { settlement: 'disputed' }],
  ['what a bank has given back', { settlement: 'lost' }],
] as const)('%s cannot be undone', (_, changes) => {
  const payment = { ...first, ...changes };
  expect(withdrawableUntil(payment, [payment])).toBeNull();
});
