import { BillingStatusResponseSchema } from '@aura/shared-domain';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { makePayment, findPrice, PRICES, makeSubscription } from '../../test-support/billing/purchases.ts';
import type { CustomerState, SubscriptionState } from './customer-state.ts';
import { NO_ENTITLEMENT } from './entitlement.ts';
import { computeEntitlement } from './compute-entitlement.ts';
import { presentSource } from './present-source.ts';

const now = new Date('2026-03-20T15:00:00Z');

/** As it leaves the backend. */
const shown = (state: CustomerState) =>
  v.parse(
    BillingStatusResponseSchema.entries.source,
    presentSource(computeEntitlement(state, PRICES, { livemode: false, now })),
  );
const subscribed = (changes: Partial<SubscriptionState> = {}) =>
  shown({ subscriptions: [makeSubscription(findPrice('decolagem', 'year'), changes)], payments: [] });

test('shows a subscription with its price and its next charge', () => {
  expect(subscribed()).toEqual({
    kind: 'subscription',
    plan: 'decolagem',
    interval: 'year',
    amount: 1_490_90,
    renewsAt: '2026-04-10T15:00:00.000Z',
    endsAt: null,
    overdue: false,
  });
});

test('a subscription that was cancelled is shown with its end', () => {
  const cancelAt = new Date('2026-04-10T15:00:00Z');
  expect(subscribed({ cancelAt })).toMatchObject({ renewsAt: null, endsAt: '2026-04-10T15:00:00.000Z' });
});

test('shows the rest of an ended subscription as paid until its end', () => {
  const until = new Date('2027-03-10T15:00:00Z');
  const paidTimes = [{ priceId: findPrice('impulso', 'year').id, until }];
  expect(subscribed({ status: 'canceled', paidTimes })).toEqual({
    kind: 'payment',
    plan: 'impulso',
    endsAt: '2027-03-10T15:00:00.000Z',
    isRemainder: true,
  });
});

test('a renewal that could not be charged is shown', () => {
  expect(subscribed({ status: 'past_due' })).toMatchObject({ overdue: true });
});

test('a single payment is shown under its own name, with its end', () => {
  expect(shown({ subscriptions: [], payments: [makePayment(findPrice('conquista', 'once'))] })).toEqual({
    kind: 'payment',
    plan: 'conquista',
    endsAt: '2026-06-08T15:00:00.000Z',
  });
});

test('shows nothing if nothing is paid', () => {
  expect(presentSource(NO_ENTITLEMENT)).toBeNull();
});
