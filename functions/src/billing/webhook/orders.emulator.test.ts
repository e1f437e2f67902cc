import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCases } from '@aura/testing';
import {
  startLocalBilling,
  type BillingUnderTest,
} from '../../../test-support/billing/billing-under-test.ts';
import {
  AT_ONCE,
  deliveriesTo,
  expectRight,
  sideBySide,
  type Deliveries,
} from '../../../test-support/billing/deliveries.ts';
import { LIFE, live, type LifeStep } from '../../../test-support/billing/lives.ts';
import { openOwnDatabase } from '../../../test-support/own-database.ts';
import { newBuyer, type Person } from '../../../test-support/people.ts';
import { BILLING } from '../billing-record.ts';
import { STRIPE_EVENTS } from '../sync-billing.ts';

let billing: BillingUnderTest & { stop: () => Promise<void> };
let deliveries: Deliveries;
beforeAll(async () => {
  // Each person's news comes one by one, so that one process is as good as several.
  billing = await startLocalBilling({ db: openOwnDatabase() });
  deliveries = deliveriesTo(billing);
});
afterAll(() => billing.stop());

/** Events of a life whose orders are all tried in a deep run: 720 of six, 5040 of seven. */
const IN_ALL_ORDERS = Number(process.env['AURA_ORDERS_OF'] ?? 6);
/** Orders of a life that the short run tries beside the one in which things happened and its reverse. */
const SHORT = 22;

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

/** Resets the person to the beginning of the purchase, before any event. */
async function forget(person: Person, events: readonly Stripe.Event[], start: Start): Promise<void> {
  const { db } = billing.backend;
  const batch = db.batch();
  batch.set(db.doc(`users/${person.uid}`), start.profile);
  batch.set(db.collection(BILLING).doc(person.uid), start.record);
  for (const { id } of events) batch.delete(db.collection(STRIPE_EVENTS).doc(id));
  await batch.commit();
}

interface Start {
  readonly profile: FirebaseFirestore.DocumentData;
  readonly record: FirebaseFirestore.DocumentData;
}

describe('the events of a life, each of them twice', () => {
  const lives: Record<string, readonly LifeStep[]> = {
    'bought, renewed, upgraded': [LIFE.buysImpulso, LIFE.renews, LIFE.upgrades],
    'bought, renewal refused, given up': [
      LIFE.buysImpulsoWithACardThatFailsLater,
      LIFE.renewalFails,
      LIFE.stripeGivesUp,
    ],
  };

  it.each(Object.entries(lives))(
    'end in what stands at Stripe, in whatever order they come: %s',
    async (name, steps) => {
      const workers = await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          const person = await newBuyer(billing.backend.db);
          await live(billing, person, steps);
          const record = await billing.backend.db.collection(BILLING).doc(person.uid).get();
          const start = { profile: await person.profile(), record: record.data() ?? {} };
          const events = (await deliveries.heededEvents(person)).slice(-IN_ALL_ORDERS);
          return { person, events, start };
        }),
      );
      const indices = workers[0]?.events.map((_, at) => at) ?? [];
      expect(indices).toHaveLength(IN_ALL_ORDERS);
      const orders = permutations(indices);
      expect(new Set(orders.map((order) => order.join())).size).toBe(orders.length);
      const [asItHappened = [], ...others] = orders;
      const reverse = others.pop() ?? [];
      const tried = [asItHappened, reverse, ...sampleCases(`orders: ${name}`, others, SHORT)];
      await sideBySide(tried, async (worker, order) => {
        const { person, events, start } = workers[worker] as (typeof workers)[number];
        await forget(person, events, start);
        for (const at of [...order, ...order.toReversed()])
          await deliveries.deliver(events[at] as Stripe.Event);
        await expectRight(billing, person, `${name}: ${order.join(' ')}`);
      });
    },
    3_600_000,
  );
});
