import type Stripe from 'stripe';
import type { BillingUnderTest } from './billing-under-test.ts';
import { verifyEmail, type Person } from '../people.ts';

type Play = (billing: BillingUnderTest, person: Person) => Promise<void>;

/** An action of a person, or an event of a purchase. */
export interface LifeStep {
  readonly name: string;
  readonly play: Play;
  /** Nothing is sold to a person with a payment that has not been reported yet. */
  readonly needsNews?: true;
}

const buy = (priceId: string, paymentMethod?: string): LifeStep => ({
  name: `buys ${priceId}`,
  needsNews: true,
  async play({ backend, pay }, { uid, token }) {
    // Everybody does before a first payment.
    await verifyEmail(uid);
    const { status, body } = await backend.post('/create-payment-intent', { priceId }, token);
    if (status !== 200) throw new Error(`create-payment-intent: ${status} ${JSON.stringify(body)}`);
    await pay((body as { clientSecret: string }).clientSecret, paymentMethod);
  },
});

const newest = async (billing: BillingUnderTest, { uid }: Person): Promise<Stripe.Subscription> => {
  const { subscriptions } = await billing.raw(uid);
  const latest = subscriptions.toSorted((one, other) => other.created - one.created)[0];
  if (!latest) throw new Error('no subscription');
  return latest;
};

const changes = (name: string, change: Readonly<Record<string, string>>): LifeStep => ({
  name,
  play: async (billing, person) => billing.update((await newest(billing, person)).id, change),
});

const movesTo = (priceId: string): LifeStep => ({
  name: `moves to ${priceId}`,
  async play(billing, person) {
    const { id, items } = await newest(billing, person);
    await billing.update(id, {
      'items[0][id]': items.data[0]?.id ?? '',
      'items[0][price]': priceId,
      proration_behavior: 'none',
    });
  },
});

const happens = (name: Parameters<BillingUnderTest['step']>[1], body?: object): LifeStep => ({
  name,
  play: ({ step }, { uid }) => step(uid, name, body),
});

export const LIFE = {
  buysImpulso: buy('price_demo_impulso_mensal'),
  buysImpulsoWithACardThatFailsLater: buy('price_demo_impulso_mensal', 'pm_card_chargeCustomerFail'),
  buysDecolagem: buy('price_demo_decolagem_anual'),
  buysConquista: buy('price_demo_conquista_unico'),
  upgrades: movesTo('price_demo_decolagem_mensal'),
  downgrades: movesTo('price_demo_impulso_mensal'),
  renews: happens('renew'),
  renewalFails: happens('renew'),
  retrySucceeds: happens('retry', { succeed: true }),
  stripeGivesUp: happens('give-up'),
  cancels: changes('cancels', { cancel_at_period_end: 'true' }),
  resumes: changes('resumes', { cancel_at_period_end: 'false' }),
  ends: happens('end'),
  isRefunded: happens('refund'),
  disputes: happens('dispute'),
  disputeIsWon: happens('dispute/close', { won: true }),
  disputeIsLost: happens('dispute/close', { won: false }),
} as const satisfies Record<string, LifeStep>;

/** Plays a life step by step while its events are held back. */
export async function live(
  billing: BillingUnderTest,
  person: Person,
  steps: readonly LifeStep[],
): Promise<void> {
  await billing.hold(person.uid);
  for (const { play } of steps) await play(billing, person);
}
