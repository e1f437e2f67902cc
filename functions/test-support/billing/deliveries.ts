import type Stripe from 'stripe';
import { expect } from 'vitest';
import { isHeeded } from '../../src/billing/webhook/stripe-event.ts';
import type { Person } from '../people.ts';
import type { BillingUnderTest } from './billing-under-test.ts';
import { expectedPlan } from './expected-plan.ts';
import { sendToWebhook } from './signed.ts';

/** Lives are judged side by side, as deliveries come to several processes at once. */
export const AT_ONCE = 8;

interface Told {
  readonly id: string;
}

/** A backend whose transaction lost to others too often answers so; Stripe then sends the event again. */
const BUSY = 409;
const MOST_DELIVERIES = 6;

/** What Stripe tells a backend. */
export interface Deliveries {
  readonly deliver: (event: Stripe.Event) => Promise<void>;
  /** What has happened to a person's purchases that asks for a sync, oldest first. */
  readonly heededEvents: (person: Person) => Promise<readonly Stripe.Event[]>;
}

export const deliveriesTo = (billing: BillingUnderTest): Deliveries => ({
  deliver: async (event) => {
    let status = BUSY;
    for (let sent = 0; status === BUSY && sent < MOST_DELIVERIES; sent += 1)
      status = await sendToWebhook(billing.backend.url, JSON.stringify(event));
    if (status !== 200) throw new Error(`${event.type}: ${status}`);
  },
  heededEvents: async ({ uid }) => (await billing.events(uid)).filter(({ type }) => isHeeded(type)),
});

/** Compares a person's stored state with the state at Stripe. */
export async function expectRight(billing: BillingUnderTest, person: Person, context: string): Promise<void> {
  const plan = expectedPlan(await billing.raw(person.uid), new Date());
  const stored = await person.profile();
  expect({ context, plan: stored['plan'] ?? 'freemium' }).toEqual({ context, plan });
  expect({ context, credits: stored['credits'] ?? 0 }).toEqual({
    context,
    credits: plan === 'freemium' ? 0 : 999,
  });
  const told = ((stored['notifications'] ?? []) as readonly Told[]).map(({ id }) => id);
  expect({ context, told: new Set(told).size }).toEqual({ context, told: told.length });
}

/** Shares out work to some who do it side by side. */
export async function sideBySide<T>(
  work: readonly T[],
  doOne: (worker: number, item: T) => Promise<void>,
): Promise<void> {
  const queue = [...work];
  const worker = async (index: number): Promise<void> => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) await doOne(index, item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => worker(index)));
}
