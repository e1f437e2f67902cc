import { Stripe } from 'stripe';
import { err, ok, type Result } from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import { isRunning, type PaymentState } from '../customer-state.ts';
import { WITHDRAWAL_FAILURES } from '../../generated/failures.ts';
import { hashOf } from '../customer.ts';
import type { Done } from '../person-at-stripe.ts';
import { readCustomer } from '../read-customer.ts';
import { computeWithdrawalEnd } from './may-withdraw.ts';

/** A purchase to withdraw. */
interface Withdrawal {
  readonly customer: string;
  /** Of the payment intent. */
  readonly paymentId: string;
  readonly now: Date;
}

/**
 * Refunds a purchase within the legal period. Its access ends with the following sync; a changed plan returns to the
 * former one, which stays paid. Repeating it changes nothing. Throws Stripe's errors.
 */
export async function withdraw(
  stripe: Stripe,
  { customer, paymentId, now }: Withdrawal,
): Promise<Result<Done, Failure>> {
  const payments = (await readCustomer(stripe, customer))?.payments ?? [];
  const payment = payments.find(({ id }) => id === paymentId);
  if (!payment) return err(WITHDRAWAL_FAILURES.unknown);
  if (payment.settlement === 'refunded') return ok({});
  const until = computeWithdrawalEnd(payment, payments);
  if (!until || until <= now) return err(WITHDRAWAL_FAILURES.over);
  const key = hashOf('withdrawal', paymentId);
  await giveBack(stripe, payment, { amount: null, metadata: { aura: 'withdrawal' }, key });
  return ok({});
}

interface GivingBack {
  /** Centavos; null for all that is left. */
  readonly amount: number | null;
  readonly metadata: Readonly<Record<string, string>>;
  /** The same for the same refund, so that it comes about once. */
  readonly key: string;
}

/**
 * Gives the money of a payment back. Where all of it goes, a plan that was changed to with it becomes the former one
 * again. Giving back what went back already changes nothing. Throws what Stripe fails with.
 */
export async function giveBack(
  stripe: Stripe,
  payment: PaymentState,
  { amount, metadata, key }: GivingBack,
): Promise<void> {
  // First: a refunded person must never be charged for the purchase again.
  if (amount === null || amount === payment.amount - payment.returned) await goBack(stripe, payment);
  try {
    await stripe.refunds.create(
      {
        payment_intent: payment.id,
        ...(amount !== null && { amount }),
        reason: 'requested_by_customer',
        metadata,
      },
      { idempotencyKey: key },
    );
  } catch (error) {
    const isDone = error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
    if (!isDone) throw error;
  }
}

/** Puts the former price in the place of one that was changed to within a period. */
async function goBack(
  stripe: Stripe,
  { subscriptionId, priceId, formerPriceId }: PaymentState,
): Promise<void> {
  if (subscriptionId === null || formerPriceId === null) return;
  const { status, items, schedule } = await stripe.subscriptions.retrieve(subscriptionId);
  const [item] = items.data;
  if (!isRunning(status) || item?.price.id !== priceId) return;
  if (schedule !== null)
    await stripe.subscriptionSchedules.release(typeof schedule === 'string' ? schedule : schedule.id);
  await stripe.subscriptions.update(subscriptionId, {
    items: [{ id: item.id, price: formerPriceId }],
    proration_behavior: 'none',
  });
}
