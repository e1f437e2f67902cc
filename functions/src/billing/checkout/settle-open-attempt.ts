import type Stripe from 'stripe';
import { err, ok, type Price, type Result } from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import type { Attempt } from '../billing-record.ts';
import { goesOn, type ReplacedAttempt } from './attempts.ts';
import { CHECKOUT_FAILURES } from '../../generated/failures.ts';
import { closePurchase, buildPurchase, readStanding } from './open-purchase.ts';

interface Settled {
  /** Secret for paying the open purchase, if it continues. */
  readonly clientSecret: string | null;
  /** An attempt that another may replace. */
  readonly over: ReplacedAttempt | null;
}

/**
 * Settles the person's open purchase when they request a price: it continues if the price is the same, and otherwise
 * ends at Stripe. A paid purchase is never started again before we know of the payment.
 */
export async function settleOpenAttempt(
  stripe: Stripe,
  attempt: Attempt | null,
  { price, coupon }: { readonly price: Price; readonly coupon: string | null },
  now: Date,
): Promise<Result<Settled, Failure>> {
  if (!attempt) return ok({ clientSecret: null, over: null });
  const isSame = goesOn(attempt, { priceId: price.id, coupon }, now);
  const purchase = buildPurchase(attempt);
  // The person has no way to pay it yet. The same purchase may continue; a different one has nothing to undo.
  if (!purchase) return ok({ clientSecret: null, over: isSame ? null : attempt });

  const paid = attempt.priceId === price.id ? CHECKOUT_FAILURES.alreadyPaid : CHECKOUT_FAILURES.otherPaid;
  const standing = await readStanding(stripe, purchase.paymentIntentId);
  if (standing.kind === 'paid') return err(paid);
  if (standing.kind === 'open') {
    // A slip outlives an attempt: the same purchase gets the same slip again.
    const isWaitedFor = standing.waits && attempt.priceId === price.id;
    if (isSame || isWaitedFor) return ok({ clientSecret: standing.clientSecret, over: null });
    if (!(await closePurchase(stripe, purchase))) return err(paid);
  }
  return ok({ clientSecret: null, over: attempt });
}
