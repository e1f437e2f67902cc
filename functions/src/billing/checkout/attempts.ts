import type { Firestore } from 'firebase-admin/firestore';
import { ok, type Price, type Result } from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import { TRANSACTION_OPTIONS } from '../../usage/person-queue.ts';
import { locateBilling, readBuyer } from '../billing-documents.ts';
import type { Attempt } from '../billing-record.ts';
import { mayBuy } from './may-buy.ts';
import type { Purchase, SettledPurchase } from './purchase.ts';

/** Stripe drops a subscription 23 hours without its first payment, and an idempotency key after 24 hours. */
const ATTEMPT_MS = 23 * 60 * 60 * 1000;

/**
 * Whether a request for a price, with or without a coupon, continues an attempt at `now` instead of beginning another.
 */
export const goesOn = (
  attempt: Attempt,
  { priceId, coupon }: Pick<Attempt, 'priceId' | 'coupon'>,
  now: Date,
): boolean =>
  attempt.priceId === priceId &&
  attempt.coupon === coupon &&
  now.getTime() - attempt.createdAt.getTime() < ATTEMPT_MS;

/** An attempt that another may replace, with what had been made for it at Stripe by then. */
export type ReplacedAttempt = Pick<Attempt, 'id' | 'paymentIntentId'>;

export interface Claim {
  readonly uid: string;
  readonly price: Price;
  readonly insists: boolean;
  /** The code of a coupon; null for none. */
  readonly coupon: string | null;
  /** The attempt that a new one may replace, as it was looked at; null for none. */
  readonly over: ReplacedAttempt | null;
  /** Of an attempt that begins. */
  readonly newId: string;
  readonly now: Date;
}

/**
 * The attempt that a price is bought in: the one that is open already, or a new one. Null where another has come up
 * that was not looked at.
 */
export function claimAttempt(
  db: Firestore,
  { uid, price, insists, coupon, over, newId, now }: Claim,
): Promise<Result<Attempt | null, Failure>> {
  const documents = locateBilling(db, uid);
  return db.runTransaction(async (tx) => {
    const buyer = await readBuyer(tx, documents);
    if (!buyer.ok) return buyer;
    const { profile, record } = buyer.value;
    const allowed = mayBuy(profile, record.entitlement, { price, insists }, now);
    if (!allowed.ok) return allowed;
    const open = record.attempt;
    // What was made for it since then can be paid: it is looked at again before another takes its place.
    if (open && (open.id !== over?.id || open.paymentIntentId !== over.paymentIntentId)) {
      return ok(
        goesOn(open, { priceId: price.id, coupon }, now) && open.paymentIntentId === null ? open : null,
      );
    }
    const attempt = {
      id: newId,
      priceId: price.id,
      coupon,
      createdAt: now,
      objectId: null,
      paymentIntentId: null,
    };
    tx.set(documents.billing, { attempt }, { mergeFields: ['attempt'] });
    return ok(attempt);
  }, TRANSACTION_OPTIONS);
}

/**
 * Stores the object made at Stripe for an attempt, before the person can pay it. Returns whether it is still the
 * current attempt: another may have replaced it, or the person may be gone.
 */
export function notePurchase(
  db: Firestore,
  uid: string,
  attempt: Attempt,
  { objectId, paymentIntentId }: Purchase | SettledPurchase,
): Promise<boolean> {
  const documents = locateBilling(db, uid);
  return db.runTransaction(async (tx) => {
    const buyer = await readBuyer(tx, documents);
    if (!buyer.ok || buyer.value.record.attempt?.id !== attempt.id) return false;
    const noted = { ...attempt, objectId, paymentIntentId };
    tx.set(documents.billing, { attempt: noted }, { mergeFields: ['attempt'] });
    return true;
  }, TRANSACTION_OPTIONS);
}

/** Drops an attempt that Stripe would refuse again, so that the next one gets a new id. */
export async function dropAttempt(db: Firestore, uid: string, { id }: Attempt): Promise<void> {
  const documents = locateBilling(db, uid);
  await db.runTransaction(async (tx) => {
    const buyer = await readBuyer(tx, documents);
    if (!buyer.ok || buyer.value.record.attempt?.id !== id) return;
    tx.set(documents.billing, { attempt: null }, { mergeFields: ['attempt'] });
  }, TRANSACTION_OPTIONS);
}
