import { createPriceBook } from '../../src/billing/price-book.ts';
import { createStripeClient } from '../../src/billing/stripe-client.ts';
import { syncBilling } from '../../src/billing/sync-billing.ts';
import { createPersonQueue } from '../../src/usage/person-queue.ts';
import { newBuyer, type Person } from '../people.ts';
import type { BillingUnderTest } from './billing-under-test.ts';

export interface PayingPerson extends Person {
  /** Applies the stand-in's state to the person's plan, as an event would. */
  readonly sync: () => Promise<unknown>;
}

/** A person who has bought a price and has the plan. */
export async function createPayingPerson(
  { backend, settings, pay }: BillingUnderTest,
  priceId: string,
  card = 'pm_card_visa',
): Promise<PayingPerson> {
  const person = await newBuyer(backend.db);
  const stripe = createStripeClient(settings.provider);
  if (!stripe) throw new Error('no client');
  const sync = syncBilling({
    db: backend.db,
    stripe,
    prices: createPriceBook(settings.prices, settings.earlierPrices),
    livemode: false,
    queue: createPersonQueue(),
    now: () => new Date(),
  });
  const { body } = await backend.post('/create-payment-intent', { priceId }, person.token);
  await pay((body as { clientSecret: string }).clientSecret, card);
  await sync(person.uid);
  return { ...person, sync: () => sync(person.uid) };
}
