import type { UserRecord } from 'firebase-admin/auth';
import {
  err,
  ok,
  type Price,
  type RequestOf,
  type ResponseOf,
  type Result,
  paymentIntentEndpoint,
} from '@aura/shared-domain';
import { readOwner } from '../../account/owner.ts';
import type { Failure } from '../../http/failure.ts';
import type { PersonCall } from '../../http/person-endpoint.ts';
import type { TakeTurn } from '../../http/token-buckets.ts';
import type { BillingDeps, CheckoutDeps } from '../billing-deps.ts';
import { locateBilling, readBuyer } from '../billing-documents.ts';
import type { BillingRecord } from '../billing-record.ts';
import { isStripeError } from '../stripe-errors.ts';
import { beginPurchase, type AgreedCoupon } from './begin-purchase.ts';
import { CHECKOUT_FAILURES } from '../../generated/failures.ts';
import { describeNotStarted } from './failures.ts';
import { mayBuy } from './may-buy.ts';
import { settleOpenAttempt } from './settle-open-attempt.ts';

type Answer = ResponseOf<typeof paymentIntentEndpoint>;

/** How often a purchase looks again where another process of ours buys for the same person. */
const ROUNDS = 5;

interface PaymentIntentDeps extends BillingDeps {
  /** The limit of codes that a person may try: a purchase tells as well as a preview whether there is one. */
  readonly takeCouponToken: TakeTurn;
}

/**
 * POST /create-payment-intent: begins to buy a price of our catalogue, or continues the open purchase.
 * The price is all that a browser has a say in.
 */
export function createPaymentIntent(
  deps: PaymentIntentDeps,
): PersonCall<RequestOf<typeof paymentIntentEndpoint>, Answer> {
  return async (uid, { priceId, insists = false, coupon = null }) => {
    const price = deps.prices.sold(priceId);
    const { stripe } = deps;
    if (!price || !stripe) return err(CHECKOUT_FAILURES.unsold);
    const wait = coupon === null ? 0 : await deps.takeCouponToken(uid, deps.now().getTime());
    if (wait > 0) return err({ code: 'rate_limited', retryAfterSeconds: wait });
    try {
      return await deps.queue(uid, () => checkOut({ ...deps, stripe }, uid, { price, insists, coupon }));
    } catch (error) {
      if (isStripeError(error)) return err(describeNotStarted(error));
      throw error;
    }
  };
}

/** A requested purchase. */
interface Wish {
  readonly price: Price;
  /** They know that their company pays for them already. */
  readonly insists: boolean;
  /** The coupon with its previewed cost; null without one. */
  readonly coupon: AgreedCoupon | null;
}

async function checkOut(deps: CheckoutDeps, uid: string, wish: Wish): Promise<Result<Answer, Failure>> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const answer = await checkOutOnce(deps, uid, wish);
    if (answer) return answer;
  }
  return err(CHECKOUT_FAILURES.notStarted);
}

/** Null where another process has come between. */
async function checkOutOnce(
  deps: CheckoutDeps,
  uid: string,
  { price, insists, coupon }: Wish,
): Promise<Result<Answer, Failure> | null> {
  const now = deps.now();
  const read = await readBuyer(deps.db, locateBilling(deps.db, uid));
  if (!read.ok) return read;
  const buyer = read.value;
  const allowed = mayBuy(buyer.profile, buyer.record.entitlement, { price, insists }, now);
  if (!allowed.ok) return allowed;
  const settled = await settleOpenAttempt(
    deps.stripe,
    buyer.record.attempt,
    { price, coupon: coupon?.code ?? null },
    now,
  );
  if (!settled.ok) return settled;
  if (settled.value.clientSecret !== null) return ok({ clientSecret: settled.value.clientSecret });
  const owner = await readOwner(deps.accounts, uid);
  if (!owner.ok) return owner;
  if (isUnconfirmed(owner.value, buyer.record)) return err(CHECKOUT_FAILURES.unconfirmedAddress);
  const begun = await beginPurchase(deps, {
    owner: owner.value,
    buyer,
    price,
    insists,
    coupon,
    over: settled.value.over,
    now,
  });
  return begun && (begun.ok ? ok({ clientSecret: begun.value }) : begun);
}

/** Whether the address for receipts is still unconfirmed. People who have paid before may go on. */
const isUnconfirmed = (
  { email, emailVerified }: UserRecord,
  { payments, paidAttempt }: Pick<BillingRecord, 'payments' | 'paidAttempt'>,
): boolean => email !== undefined && !emailVerified && payments.length === 0 && paidAttempt === null;
