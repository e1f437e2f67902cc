import type Stripe from 'stripe';
import { ok, type Price, type Result } from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import { isRunning } from '../customer-state.ts';
import type { PriceBook } from '../price-book.ts';
import { getPause } from '../stop-charging.ts';
import { checkBesideSubscription } from './may-buy.ts';

/**
 * Whether a price may be bought in addition to the customer's current subscriptions at Stripe. The stored record names
 * only one source of the access, and may be out of date. A subscription that waits for a bank does not block: it is
 * cancelled as soon as another is paid, so that the person is never left without a plan.
 */
export async function mayBuyBesideStanding(
  stripe: Stripe,
  customer: string,
  price: Price,
  prices: PriceBook,
): Promise<Result<null, Failure>> {
  for await (const one of stripe.subscriptions.list({ customer, status: 'all', limit: 100 })) {
    if (!isRunning(one.status) || getPause(one) === 'for_dispute') continue;
    const plan = prices.known(one.items.data[0]?.price.id ?? '')?.plan ?? null;
    const renews = !one.cancel_at_period_end && one.cancel_at === null;
    const allowed = checkBesideSubscription({ plan, renews }, price);
    if (!allowed.ok) return allowed;
  }
  return ok(null);
}
