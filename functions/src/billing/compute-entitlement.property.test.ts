import { DAY_MS } from '@aura/shared-domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  anyMoment,
  anyPayment,
  anyState,
  anySubscription,
} from '../../test-support/billing/any-purchases.ts';
import { makePayment, findPrice, PRICES } from '../../test-support/billing/purchases.ts';
import type { CustomerState } from './customer-state.ts';
import type { Entitlement } from './entitlement.ts';
import { computeEntitlement } from './compute-entitlement.ts';

const conquista = findPrice('conquista', 'once');
const RANKS = { freemium: 0, impulso: 1, decolagem: 2 };

const at = (state: CustomerState, now: Date) => computeEntitlement(state, PRICES, { livemode: false, now });

test('the order in which purchases are listed makes no difference', () => {
  const shuffled = anyState.chain(({ subscriptions, payments }) =>
    fc.tuple(
      fc.constant({ subscriptions, payments }),
      fc.record({
        subscriptions: fc.shuffledSubarray(subscriptions, { minLength: subscriptions.length }),
        payments: fc.shuffledSubarray(payments, { minLength: payments.length }),
      }),
    ),
  );
  fc.assert(
    fc.property(shuffled, anyMoment, ([state, other], now) => {
      expect(at(other, now)).toEqual(at(state, now));
    }),
  );
});

test('a purchase outside the catalogue gives nothing, whatever else is true of it', () => {
  const flaws = fc.constantFrom(
    { priceId: 'price_x' },
    { amount: 1 },
    { currency: 'usd' },
    { livemode: true },
  );
  fc.assert(
    fc.property(anyState, flaws, anyMoment, ({ subscriptions, payments }, flaw, now) => {
      const flawed = {
        subscriptions: subscriptions.map((one) => ({ ...one, ...flaw, paidTimes: [] })),
        payments: payments.map((one) => ({ ...one, ...flaw })),
      };
      expect(at(flawed, now).source).toBeNull();
    }),
  );
});

test('one more purchase never gives a lesser plan, nor the same for a shorter time', () => {
  const more = fc.oneof(
    anySubscription.map((one) => ({ subscriptions: [{ ...one, id: 'sub_more' }], payments: [] })),
    anyPayment.map((one) => ({ subscriptions: [], payments: [{ ...one, id: 'pi_more' }] })),
  );
  /** Orders by plan first, then by how long it lasts. */
  const worth = ({ plan, endsAt }: Entitlement) =>
    RANKS[plan] * 1e15 + (plan === 'freemium' ? 0 : (endsAt?.getTime() ?? 9e14));
  fc.assert(
    fc.property(anyState, more, anyMoment, (state, extra, now) => {
      const before = at(state, now);
      const after = at(
        {
          subscriptions: [...state.subscriptions, ...extra.subscriptions],
          payments: [...state.payments, ...extra.payments],
        },
        now,
      );
      expect(worth(after)).toBeGreaterThanOrEqual(worth(before));
    }),
  );
});

test('with time alone the entitlement changes only at the announced moment', () => {
  fc.assert(
    fc.property(anyState, anyMoment, fc.double({ min: 0, max: 1, noNaN: true }), (state, now, share) => {
      const entitlement = at(state, now);
      const { changesAt } = entitlement;
      const end = changesAt?.getTime() ?? now.getTime() + 1000 * DAY_MS;
      const span = end - 1 - now.getTime();
      expect(span).toBeGreaterThanOrEqual(0);
      const later = new Date(now.getTime() + Math.floor(span * share));
      expect(at(state, later)).toEqual(entitlement);
      expect(changesAt && at(state, changesAt)).not.toEqual(entitlement);
    }),
  );
});

test('the plan lasts exactly until the announced end', () => {
  fc.assert(
    fc.property(anyState, anyMoment, (state, now) => {
      const first = at(state, now);
      const end = first.endsAt?.getTime() ?? Infinity;
      let step = first;
      while (step.changesAt && step.changesAt.getTime() < end) {
        step = at(state, step.changesAt);
        expect(step).toMatchObject({ plan: first.plan, endsAt: first.endsAt });
      }
      expect(step.changesAt).toEqual(first.endsAt);
      const rankThen = first.endsAt ? RANKS[at(state, first.endsAt).plan] : -1;
      expect(rankThen).toBeLessThan(RANKS[first.plan]);
    }),
  );
});

test('single payments made one after another add up to ninety days each', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 90 * 86_400 }), { maxLength: 6 });
  fc.assert(
    fc.property(anyMoment, gaps, (first, seconds) => {
      let time = first.getTime();
      const payments = [makePayment(conquista, { paidAt: first })];
      for (const [index, gap] of seconds.entries()) {
        // Within the days that are paid for already.
        time = Math.min(time + gap * 1000, first.getTime() + payments.length * 90 * DAY_MS);
        payments.push(makePayment(conquista, { id: `pi_${index + 2}`, paidAt: new Date(time) }));
      }
      expect(at({ subscriptions: [], payments }, first).endsAt?.getTime()).toBe(
        first.getTime() + payments.length * 90 * DAY_MS,
      );
    }),
  );
});

test('the only purchase, paid back in full, leaves the free plan', () => {
  const only = fc.oneof(
    anySubscription.map((one): CustomerState => ({
      subscriptions: [{ ...one, settlement: 'refunded', paidTimes: [] }],
      payments: [],
    })),
    anyPayment.map((one): CustomerState => ({
      subscriptions: [],
      payments: [{ ...one, settlement: 'refunded' }],
    })),
  );
  fc.assert(
    fc.property(only, anyMoment, (state, now) => {
      expect(at(state, now).plan).toBe('freemium');
    }),
  );
});
