import { describe, expect, test } from 'vitest';
import { findPrice, makeSubscription } from '../../test-support/billing/purchases.ts';
import type { SubscriptionState } from './customer-state.ts';
import { chooseMeasures } from './stop-charging.ts';

const kindsOf = (...changes: Partial<SubscriptionState>[]) =>
  chooseMeasures({
    subscriptions: changes.map((one, at) =>
      makeSubscription(findPrice('impulso', 'month'), { id: `sub_${at + 1}`, ...one }),
    ),
  }).map(({ kind, subscriptionId }) => `${kind} ${subscriptionId}`);

test.each(['refunded', 'lost'] as const)('one whose money was %s is cancelled', (settlement) => {
  expect(kindsOf({ settlement })).toEqual(['cancel sub_1']);
  expect(kindsOf({ settlement, status: 'past_due' })).toEqual(['cancel sub_1']);
  expect(kindsOf({ settlement, status: 'canceled' })).toEqual([]);
  expect(kindsOf({ settlement, status: 'incomplete_expired' })).toEqual([]);
});

describe('one whose money the bank asks back', () => {
  const disputed = { settlement: 'disputed' } as const;

  test('is not charged until the bank decides', () => {
    expect(kindsOf(disputed)).toEqual(['pause sub_1']);
    expect(kindsOf({ ...disputed, pause: 'for_dispute' })).toEqual([]);
    expect(kindsOf({ pause: 'for_dispute' })).toEqual(['resume sub_1']);
  });

  test('is cancelled where another one is paid meanwhile, so that nobody pays for two', () => {
    expect(kindsOf({ ...disputed, pause: 'for_dispute' }, {})).toEqual(['cancel sub_1']);
    expect(kindsOf({ ...disputed, pause: 'for_dispute' }, { settlement: null })).toEqual([]);
    expect(kindsOf(disputed, disputed)).toEqual(['pause sub_1', 'pause sub_2']);
  });

  test("keeps an operator's pause, which is left alone afterwards too", () => {
    expect(kindsOf({ ...disputed, pause: 'otherwise' })).toEqual([]);
    expect(kindsOf({ pause: 'otherwise' })).toEqual([]);
  });
});

test('nothing is done about what is paid, or not paid yet', () => {
  expect(kindsOf({}, { settlement: null }, { settlement: 'partly_refunded' })).toEqual([]);
});
