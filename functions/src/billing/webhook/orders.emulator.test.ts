import fc from 'fast-check';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingUnderTest, type BillingUnderTest } from '../../../test-support/billing/billing-under-test.ts';
import { expectedPlan } from '../../../test-support/billing/expected-plan.ts';
import { LIFE, live, type LifeStep } from '../../../test-support/billing/lives.ts';
import { sendToWebhook } from '../../../test-support/billing/signed.ts';
import { newPerson, type Person } from '../../../test-support/people.ts';
import { BILLING } from '../billing-record.ts';
import { STRIPE_EVENTS } from '../sync-billing.ts';
import { isHeeded } from './stripe-event.ts';

let billing: BillingUnderTest & { stop: () => Promise<void> };
beforeAll(async () => void (billing = await billingUnderTest()));
afterAll(() => billing.stop());

/** Lives are judged side by side, as deliveries come to several processes at once. */
const AT_ONCE = 8;
/** Events of a life whose orders are all tried: 720 of six, 5040 of seven. */
const IN_ALL_ORDERS = Number(process.env['AURA_ORDERS_OF'] ?? 6);

interface Told {
  readonly id: string;
}

const deliver = async (event: Stripe.Event): Promise<void> => {
  const status = await sendToWebhook(billing.backend.url, JSON.stringify(event));
  if (status !== 200) throw new Error(`${event.type}: ${status}`);
};

const heededEvents = async ({ uid }: Person): Promise<readonly Stripe.Event[]> =>
  (await billing.events(uid)).filter(({ type }) => isHeeded(type));

/** Holds a person's stored state against what stands at Stripe. */
async function expectRight(person: Person, context: string): Promise<void> {
  const raw = await billing.raw(person.uid);
  const plan = expectedPlan(raw, new Date());
  const stored = await person.profile();
  expect({ context, plan: stored['plan'] ?? 'freemium' }).toEqual({ context, plan });
  expect({ context, credits: stored['credits'] ?? 0 }).toEqual({
    context,
    credits: plan === 'freemium' ? 0 : 999,
  });
  const told = ((stored['notifications'] ?? []) as readonly Told[]).map(({ id }) => id);
  expect({ context, told: new Set(told).size }).toEqual({ context, told: told.length });
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

/** As if the person had begun to buy and nobody had told us anything since. */
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

/** Shares out work to some who do it side by side. */
async function sideBySide<T>(work: readonly T[], doOne: (worker: number, item: T) => Promise<void>) {
  const queue = [...work];
  const worker = async (index: number): Promise<void> => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) await doOne(index, item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => worker(index)));
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
    'end in what stands at Stripe, in all orders: %s',
    async (name, steps) => {
      const workers = await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          const person = await newPerson(billing.backend.db);
          await live(billing, person, steps);
          const record = await billing.backend.db.collection(BILLING).doc(person.uid).get();
          const start = { profile: await person.profile(), record: record.data() ?? {} };
          const events = (await heededEvents(person)).slice(-IN_ALL_ORDERS);
          return { person, events, start };
        }),
      );
      const indices = workers[0]?.events.map((_, at) => at) ?? [];
      expect(indices).toHaveLength(IN_ALL_ORDERS);
      const orders = permutations(indices);
      expect(new Set(orders.map((order) => order.join())).size).toBe(orders.length);
      await sideBySide(orders, async (worker, order) => {
        const { person, events, start } = workers[worker] as (typeof workers)[number];
        await forget(person, events, start);
        for (const at of [...order, ...order.toReversed()]) await deliver(events[at] as Stripe.Event);
        await expectRight(person, `${name}: ${order.join(' ')}`);
      });
    },
    3_600_000,
  );
});

const INTERLEAVED: readonly (readonly LifeStep[])[] = [
  [LIFE.buysImpulso, LIFE.renews, LIFE.upgrades, LIFE.downgrades, LIFE.cancels, LIFE.ends],
  [LIFE.buysDecolagem, LIFE.cancels, LIFE.resumes, LIFE.renews],
  [
    LIFE.buysImpulsoWithACardThatFailsLater,
    LIFE.renewalFails,
    LIFE.retrySucceeds,
    LIFE.upgrades,
    LIFE.cancels,
  ],
  [LIFE.buysImpulsoWithACardThatFailsLater, LIFE.renewalFails, LIFE.stripeGivesUp, LIFE.buysConquista],
  [LIFE.buysConquista, LIFE.isRefunded],
  [LIFE.buysConquista, LIFE.disputes, LIFE.disputeIsWon],
  [LIFE.buysConquista, LIFE.disputes, LIFE.disputeIsLost, LIFE.buysImpulso],
  [LIFE.buysImpulso, LIFE.cancels, LIFE.buysConquista, LIFE.resumes, LIFE.renews],
];

/** A life, and what is delivered after each of its steps: numbers that choose among what has happened by then. */
const INTERLEAVING = fc.record({
  steps: fc.constantFrom(...INTERLEAVED),
  deliveries: fc.infiniteStream(fc.array(fc.nat(), { maxLength: 3 })),
  places: fc.infiniteStream(fc.nat()),
});

/** Lets everything arrive that is on its way, and the newest of what has happened. */
async function hearAll(person: Person, underWay: readonly Promise<void>[]): Promise<void> {
  await Promise.all(underWay);
  const [newest] = (await heededEvents(person)).slice(-1);
  if (newest) await deliver(newest);
}

describe('a life that goes on while its events come', () => {
  const RUNS = 64;
  const SEED = 20_261_122;

  it('ends in what stands at Stripe, whatever comes when, how often and at once', async () => {
    const runs = fc.sample(INTERLEAVING, { numRuns: RUNS, seed: SEED });
    await sideBySide(runs, async (_, { steps, deliveries, places }) => {
      const person = await newPerson(billing.backend.db);
      await billing.hold(person.uid);
      const delivered = new Set<string>();
      // Nobody waits for an answer: what was sent before a step may be read, or written, after it.
      const underWay: Promise<void>[] = [];
      const send = (event: Stripe.Event) => {
        delivered.add(event.id);
        underWay.push(deliver(event));
      };
      for (const step of steps) {
        if (step.needsNews) await hearAll(person, underWay);
        await step.play(billing, person);
        const events = await heededEvents(person);
        const chosen = [...deliveries.next().value].map((number) => events[number % events.length]);
        for (const event of chosen) if (event) send(event);
      }
      const left = (await heededEvents(person)).filter(({ id }) => !delivered.has(id));
      const placed = left.map((event) => ({ event, place: places.next().value }));
      for (const { event } of placed.toSorted((one, other) => one.place - other.place)) send(event);
      await Promise.all(underWay);
      await expectRight(person, steps.map(({ name }) => name).join(', '));
    });
  }, 600_000);
});
