import type { Price } from '@aura/shared-domain';
import { expect, it } from 'vitest';
import { makePayment, makeSubscription } from '../../test-support/billing/purchases.ts';
import { computeAttempt } from './compute-attempt.ts';
import { NO_PURCHASES, type CustomerState, type SubscriptionStatus } from './customer-state.ts';

const attempt = {
  id: 'a1',
  priceId: 'price_1',
  coupon: null,
  createdAt: new Date('2026-03-01T12:00:00Z'),
  objectId: 'sub_1',
  paymentIntentId: 'pi_1',
};
const open = { attempt, paidAttempt: null };
const paid = { attempt: null, paidAttempt: { id: 'a1', priceId: 'price_1' } };

const PRICE: Price = { id: 'price_1', plan: 'decolagem', interval: 'month', amount: 79_90 };

const subscription = (status: SubscriptionStatus): CustomerState => ({
  ...NO_PURCHASES,
  subscriptions: [makeSubscription(PRICE, { status, settlement: null })],
});

const payment = (id: string, subscriptionId: string | null): CustomerState => ({
  ...NO_PURCHASES,
  payments: [makePayment(PRICE, { id, subscriptionId })],
});

it('is paid once its subscription runs', () => {
  for (const status of ['active', 'trialing', 'past_due'] as const)
    expect(computeAttempt(open, subscription(status))).toEqual(paid);
});

it('is paid when its own single payment succeeds, not another one', () => {
  const single = { ...open, attempt: { ...attempt, objectId: 'pi_1' } };
  expect(computeAttempt(single, payment('pi_1', null))).toEqual(paid);
  expect(computeAttempt(single, payment('pi_2', null))).toEqual(single);
});

it('was paid where its subscription has ended since', () => {
  const ended = { ...subscription('canceled'), ...payment('pi_9', 'sub_1') };
  expect(computeAttempt(open, { ...ended, subscriptions: subscription('canceled').subscriptions })).toEqual(
    paid,
  );
});

it('stays open where the money is there and the subscription has not begun', () => {
  const between = { ...payment('pi_9', 'sub_1'), subscriptions: subscription('incomplete').subscriptions };
  expect(computeAttempt(open, between)).toEqual(open);
});

it('stays open while it is unpaid, and is over when it can no longer be paid', () => {
  expect(computeAttempt(open, subscription('incomplete'))).toEqual(open);
  expect(computeAttempt(open, subscription('incomplete_expired'))).toEqual({ ...open, attempt: null });
  expect(computeAttempt(open, NO_PURCHASES)).toEqual(open);
});

it('does not take a payment without a subscription for a purchase that is not made at Stripe yet', () => {
  const begun = { ...open, attempt: { ...attempt, objectId: null, paymentIntentId: null } };
  expect(computeAttempt(begun, payment('pi_2', null))).toEqual(begun);
});

it('leaves an earlier purchase as it is', () => {
  expect(computeAttempt(paid, subscription('canceled'))).toEqual(paid);
});
