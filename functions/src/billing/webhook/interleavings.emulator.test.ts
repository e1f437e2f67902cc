import fc from 'fast-check';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { sampleCases } from '@aura/testing';
import {
  billingUnderTest,
  startLocalBilling,
  type BillingUnderTest,
} from '../../../test-support/billing/billing-under-test.ts';
import {
  deliveriesTo,
  expectRight,
  sideBySide,
  type Deliveries,
} from '../../../test-support/billing/deliveries.ts';
import { LIFE, type LifeStep } from '../../../test-support/billing/lives.ts';
import { openOwnDatabase } from '../../../test-support/own-database.ts';
import { newBuyer, type Person } from '../../../test-support/people.ts';

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
  [LIFE.buysImpulso, LIFE.isRefunded, LIFE.buysDecolagem],
  [LIFE.buysDecolagem, LIFE.disputes, LIFE.disputeIsWon, LIFE.renews],
  [LIFE.buysDecolagem, LIFE.disputes, LIFE.disputeIsLost, LIFE.buysImpulso],
  [LIFE.buysConquista, LIFE.disputes, LIFE.disputeIsWon],
  [LIFE.buysConquista, LIFE.disputes, LIFE.disputeIsLost, LIFE.buysImpulso],
  [LIFE.buysImpulso, LIFE.cancels, LIFE.buysConquista, LIFE.resumes, LIFE.renews],
];

/** A life, and what is delivered after each of its steps: numbers that choose among what has happened by then. */
const INTERLEAVING = fc.record({
  steps: fc.constantFrom(...INTERLEAVED),
  chosen: fc.infiniteStream(fc.array(fc.nat(), { maxLength: 3 })),
  places: fc.infiniteStream(fc.nat()),
});

/** Lets everything arrive that is on its way, and the newest of what has happened. */
async function hearAll(
  { heededEvents, deliver }: Deliveries,
  person: Person,
  underWay: readonly Promise<void>[],
): Promise<void> {
  await Promise.all(underWay);
  const [newest] = (await heededEvents(person)).slice(-1);
  if (newest) await deliver(newest);
}

const SEED = 20_261_122;

/** The first lives of the seed; the short run tries this many of each sort, if there are enough. */
function livesOf(where: string, lives: number, short: number) {
  const runs = fc.sample(INTERLEAVING, { numRuns: lives, seed: SEED });
  const chosen = INTERLEAVED.flatMap((sort, at) => {
    const ofSort = runs.filter(({ steps }) => steps === sort);
    return sampleCases(`interleavings ${where}, sort ${at}`, ofSort, short);
  });
  return runs.filter((run) => chosen.includes(run));
}

describe.each([
  {
    where: 'in one process',
    lives: 128,
    short: 1,
    begin: () => startLocalBilling({ db: openOwnDatabase() }),
  },
  // Processes that lock the same documents wait for each other: each life takes ten times as long.
  { where: 'in processes that know nothing of each other', lives: 16, short: 1, begin: billingUnderTest },
])('a life that goes on while its events come $where', ({ where, lives, short, begin }) => {
  let billing: BillingUnderTest & { stop: () => Promise<void> };
  beforeAll(async () => void (billing = await begin()));
  afterAll(() => billing.stop());

  it('ends in what stands at Stripe, whatever comes when, how often and at once', async () => {
    const deliveries = deliveriesTo(billing);
    await sideBySide(livesOf(where, lives, short), async (_, { steps, chosen: choices, places }) => {
      const person = await newBuyer(billing.backend.db);
      await billing.hold(person.uid);
      const delivered = new Set<string>();
      // Steps do not wait for answers: an event sent before a step may be read, or written, after it.
      const underWay: Promise<void>[] = [];
      const send = (event: Stripe.Event) => {
        delivered.add(event.id);
        underWay.push(deliveries.deliver(event));
      };
      for (const step of steps) {
        if (step.needsNews) await hearAll(deliveries, person, underWay);
        await step.play(billing, person);
        const events = await deliveries.heededEvents(person);
        const chosen = [...choices.next().value].map((number) => events[number % events.length]);
        for (const event of chosen) if (event) send(event);
      }
      const left = (await deliveries.heededEvents(person)).filter(({ id }) => !delivered.has(id));
      const placed = left.map((event) => ({ event, place: places.next().value }));
      for (const { event } of placed.toSorted((one, other) => one.place - other.place)) send(event);
      await Promise.all(underWay);
      await expectRight(billing, person, steps.map(({ name }) => name).join(', '));
    });
  }, 600_000);
});
