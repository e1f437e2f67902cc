import type Stripe from 'stripe';
import { CURRENCY, err, ok, type Price, type Result } from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import { isMissing } from '../stripe-errors.ts';
import { CHECKOUT_FAILURES } from './failures.ts';

/** Whether Stripe would charge what our catalogue says; a price that differs is not sold until somebody looks. */
export async function verifyPrice(stripe: Stripe, price: Price): Promise<Result<null, Failure>> {
  try {
    const found = await stripe.prices.retrieve(price.id);
    return isAsOffered(found, price) ? ok(null) : unsold('stripe_price_differs');
  } catch (error) {
    if (isMissing(error)) return unsold('stripe_price_missing');
    throw error;
  }
}

function isAsOffered(found: Stripe.Price, { amount, interval }: Price): boolean {
  const { active, unit_amount, currency, recurring } = found;
  if (!active || unit_amount !== amount || currency !== CURRENCY) return false;
  if (interval === 'once') return recurring === null;
  return recurring?.interval === interval && recurring.interval_count === 1;
}

const unsold = (reason: `stripe_${string}`): Result<never, Failure> =>
  err({ ...CHECKOUT_FAILURES.unsold, reason });
