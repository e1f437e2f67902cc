import type { UserRecord } from 'firebase-admin/auth';
import { CURRENCY, err, ok, type Price, type Result } from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import type { CheckoutDeps } from '../billing-deps.ts';
import type { Buyer } from '../billing-documents.ts';
import type { Attempt } from '../billing-record.ts';
import { previewCoupon } from '../coupons/preview-coupon.ts';
import { ensureCustomer } from '../customer.ts';
import { isLasting, isMissing, isStripeError, isUnderWay } from '../stripe-errors.ts';
import { claimAttempt, dropAttempt, notePurchase, type ReplacedAttempt } from './attempts.ts';
import { CHECKOUT_FAILURES } from '../../generated/failures.ts';
import { describeNotStarted } from './failures.ts';
import { closePurchase } from './open-purchase.ts';
import { createPurchase, type Order, type Purchase, type SettledPurchase } from './purchase.ts';
import { mayBuyBesideStanding } from './standing-subscriptions.ts';
import type Stripe from 'stripe';

/**
 * Whether Stripe would charge the amount of our catalogue; a different price is not sold until an operator fixes it.
 */
async function verifyPrice(stripe: Stripe, price: Price): Promise<Result<null, Failure>> {
  try {
    const found = await stripe.prices.retrieve(price.id);
    return isAsOffered(found, price) ? ok(null) : refuseUnsold('stripe_price_differs');
  } catch (error) {
    if (isMissing(error)) return refuseUnsold('stripe_price_missing');
    throw error;
  }
}

function isAsOffered(found: Stripe.Price, { amount, interval }: Price): boolean {
  const { active, unit_amount, currency, recurring } = found;
  if (!active || unit_amount !== amount || currency !== CURRENCY) return false;
  if (interval === 'once') return recurring === null;
  return recurring?.interval === interval && recurring.interval_count === 1;
}

const refuseUnsold = (reason: `stripe_${string}`): Result<never, Failure> =>
  err({ ...CHECKOUT_FAILURES.unsold, reason });

/** A coupon, and the previewed cost of the price with it. */
export interface AgreedCoupon {
  readonly code: string;
  /** Centavos. */
  readonly due: number;
}

interface Beginning {
  readonly owner: UserRecord;
  readonly buyer: Buyer;
  readonly price: Price;
  readonly insists: boolean;
  readonly coupon: AgreedCoupon | null;
  /** An attempt that a new one may replace. */
  readonly over: ReplacedAttempt | null;
  readonly now: Date;
}

/**
 * Makes the purchase of a price at Stripe and gives what it is paid with. Null where another process has come
 * between, and the person's record is to be read again. Throws what Stripe fails with before anything is begun.
 */
export async function beginPurchase(
  deps: CheckoutDeps,
  { owner, buyer, price, insists, coupon, over, now }: Beginning,
): Promise<Result<string, Failure> | null> {
  const { db, stripe, prices } = deps;
  const { uid, email } = owner;
  const verified = await verifyPrice(stripe, price);
  if (!verified.ok) return verified;
  const customer = await ensureCustomer(deps, owner, buyer);
  if (!customer.ok) return customer;
  const allowed = await mayBuyBesideStanding(stripe, customer.value, price, prices);
  if (!allowed.ok) return allowed;
  const promotion = await findPromotionCode(stripe, coupon, price, customer.value);
  if (!promotion.ok) return promotion;
  const claimed = await claimAttempt(db, {
    uid,
    price,
    insists,
    coupon: coupon?.code ?? null,
    over,
    newId: deps.newId(),
    now,
  });
  if (!claimed.ok) return claimed;
  const attempt = claimed.value;
  if (!attempt) return null;

  const order = {
    uid,
    email,
    customerId: customer.value,
    price,
    attemptId: attempt.id,
    ...(promotion.value !== null && { promotionCodeId: promotion.value }),
  };
  const made = await createOrDrop(deps, attempt, order);
  if (!made?.ok) return made;
  const isNoted = await notePurchase(db, uid, attempt, made.value);
  if (made.value.clientSecret === null) return err(CHECKOUT_FAILURES.alreadyPaid);
  if (isNoted) return ok(made.value.clientSecret);
  await closePurchase(stripe, made.value);
  return null;
}

/** Stripe's id of a coupon code whose discount still equals the preview; null without a code. */
async function findPromotionCode(
  stripe: CheckoutDeps['stripe'],
  coupon: AgreedCoupon | null,
  price: Price,
  customerId: string,
): Promise<Result<string | null, Failure>> {
  if (!coupon) return ok(null);
  const found = await previewCoupon(stripe, { price, code: coupon.code, customerId });
  if (!found.ok) return found;
  const { promotionCodeId, preview } = found.value;
  return preview.due === coupon.due ? ok(promotionCodeId) : err(CHECKOUT_FAILURES.couponChanged);
}

/** Drops the attempt if Stripe would fail in the same way again; null if the same call is in progress. */
async function createOrDrop(
  { db, stripe }: CheckoutDeps,
  attempt: Attempt,
  order: Order,
): Promise<Result<Purchase | SettledPurchase, Failure> | null> {
  try {
    const made = await createPurchase(stripe, order);
    if (made) return ok(made);
    await dropAttempt(db, order.uid, attempt);
    return err({ ...CHECKOUT_FAILURES.notStarted, reason: 'stripe_nothing_to_pay' });
  } catch (error) {
    if (!isStripeError(error)) throw error;
    if (isUnderWay(error)) return null;
    if (isLasting(error)) await dropAttempt(db, order.uid, attempt);
    return err(describeNotStarted(error));
  }
}
