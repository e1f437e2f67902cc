import { expect, test } from 'vitest';
import { makePayment, findPrice } from '../../../test-support/billing/purchases.ts';
import { computeWithdrawalEnd } from './may-withdraw.ts';

const END = new Date('2026-03-18T03:00:00Z');
const month = findPrice('impulso', 'month');
const first = makePayment(month, { id: 'pi_1', subscriptionId: 'sub_1', order: 1 });
const change = makePayment(month, { id: 'pi_2', subscriptionId: 'sub_1', order: 2, isOfPeriod: false });

test('a purchase can be undone until the end of the seventh day', () => {
  expect(computeWithdrawalEnd(first, [first])).toEqual(END);
  const single = makePayment(findPrice('conquista', 'once'));
  expect(computeWithdrawalEnd(single, [single, first])).toEqual(END);
});

test('a payment can be withdrawn only after the later one that credited it', () => {
  const all = [change, first];
  expect(computeWithdrawalEnd(first, all)).toBeNull();
  expect(computeWithdrawalEnd(change, all)).toEqual(END);
  expect(computeWithdrawalEnd(first, [{ ...change, settlement: 'refunded' }, first])).toEqual(END);
});

test.each([
  ['a renewal', { isRenewal: true }],
  ['what was given back', { settlement: 'refunded' }],
  ['what a bank asks back', { settlement: 'disputed' }],
  ['what a bank has given back', { settlement: 'lost' }],
] as const)('%s cannot be undone', (_, changes) => {
  const payment = { ...first, ...changes };
  expect(computeWithdrawalEnd(payment, [payment])).toBeNull();
});
