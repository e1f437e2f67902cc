import { Stripe } from 'stripe';
import * as v from 'valibot';
import { changeTiming, err, ok, type PlanChangePreview, type Price, type Result } from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import { hashOf } from '../customer.ts';
import type { Done } from '../person-at-stripe.ts';
import type { PriceBook } from '../price-book.ts';
import { PreviewSchema } from '../stripe-objects-schema.ts';
import { CHANGE_FAILURES } from '../../generated/failures.ts';
import { getChangeable, type Changeable } from './changeable.ts';

/** The subscription to change, and its new price. */
export interface ChangeOrder {
  readonly customer: string;
  readonly price: Price;
  readonly prices: PriceBook;
  readonly now: Date;
}

/** How long what was shown may be confirmed, milliseconds. */
const SHOWN_MS = 30 * 60 * 1000;

/** Cost and date of a change. Throws Stripe's errors. */
export async function previewChange(
  stripe: Stripe,
  { customer, price, prices, now }: ChangeOrder,
): Promise<Result<PlanChangePreview, Failure>> {
  const found = await findChangeable(stripe, customer, price, prices);
  return found.ok ? ok(await previewOf(stripe, found.value, price, now)) : found;
}

/**
 * Changes a subscription as previewed: immediately and paid now, or at the end of its period. A refused card, or an
 * amount that differs from the preview, changes nothing. Throws Stripe's errors.
 */
export async function changePlan(
  stripe: Stripe,
  { customer, price, prices, now }: ChangeOrder,
  shown: PlanChangePreview,
): Promise<Result<Done, Failure>> {
  const found = await findChangeable(stripe, customer, price, prices);
  // Another tab has already made the change.
  if (!found.ok) return found.error === CHANGE_FAILURES.same ? ok({}) : found;
  const subscription = found.value;
  const at = new Date(shown.at);
  if (shown.when === 'period_end') {
    const isAsShown =
      changeTiming(subscription.price, price) === 'period_end' &&
      at.getTime() === subscription.period.end * 1000;
    if (!isAsShown) return err(CHANGE_FAILURES.outdated);
    await scheduleChange(stripe, subscription, price);
    return ok({});
  }
  const age = now.getTime() - at.getTime();
  if (age > SHOWN_MS || age < -SHOWN_MS) return err(CHANGE_FAILURES.outdated);
  const again = await previewOf(stripe, subscription, price, at);
  if (again.when !== 'now' || again.due !== shown.due) return err(CHANGE_FAILURES.outdated);
  return changeNow(stripe, subscription, price, at);
}

/** Cancels a pending change at the end of the period. Does nothing without one. */
export async function keepPlan(
  stripe: Stripe,
  customer: string,
  prices: PriceBook,
): Promise<Result<Done, Failure>> {
  const found = await getChangeable(stripe, customer, prices);
  if (!found.ok) return found;
  const { scheduleId } = found.value;
  if (scheduleId !== null) await stripe.subscriptionSchedules.release(scheduleId);
  return ok({});
}

async function findChangeable(
  stripe: Stripe,
  customer: string,
  price: Price,
  prices: PriceBook,
): Promise<Result<Changeable, Failure>> {
  const found = await getChangeable(stripe, customer, prices);
  if (!found.ok) return found;
  const { price: from, isScheduled } = found.value;
  if (from.id === price.id) return err(CHANGE_FAILURES.same);
  // The person must cancel a waiting change first, so that it is clear which of the two holds.
  if (isScheduled && changeTiming(from, price) === 'now') return err(CHANGE_FAILURES.scheduled);
  return found;
}

async function previewOf(
  stripe: Stripe,
  subscription: Changeable,
  price: Price,
  at: Date,
): Promise<PlanChangePreview> {
  const { id, itemId, period } = subscription;
  if (changeTiming(subscription.price, price) === 'period_end')
    return { when: 'period_end', at: new Date(period.end * 1000).toISOString() };
  const {
    amount_due: due,
    total_discount_amounts: discounts,
    lines,
  } = v.parse(
    PreviewSchema,
    await stripe.invoices.createPreview({
      subscription: id,
      subscription_details: {
        items: [{ id: itemId, price: price.id }],
        proration_behavior: 'always_invoice',
        proration_date: toUnixSeconds(at),
      },
    }),
  );
  const credit = lines.data.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0);
  const ends = lines.data.map(({ period: { end } }) => end.getTime());
  return {
    when: 'now',
    at: new Date(toUnixSeconds(at) * 1000).toISOString(),
    due,
    credit,
    off: (discounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
    renewsAt: new Date(Math.max(...ends)).toISOString(),
  };
}

async function changeNow(
  stripe: Stripe,
  { id, itemId, price: from, scheduleId, invoiceId }: Changeable,
  price: Price,
  at: Date,
): Promise<Result<Done, Failure>> {
  try {
    // A change that has come true: its schedule has nothing more to say, and would hold on to the price until it ends.
    if (scheduleId !== null) await stripe.subscriptionSchedules.release(scheduleId);
    await stripe.subscriptions.update(
      id,
      {
        items: [{ id: itemId, price: price.id }],
        proration_behavior: 'always_invoice',
        proration_date: toUnixSeconds(at),
        // Otherwise the plan would change although nothing was paid for it.
        payment_behavior: 'error_if_incomplete',
      },
      { idempotencyKey: hashOf('change', id, invoiceId ?? '', from.id, price.id, at.toISOString()) },
    );
    return ok({});
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return err(CHANGE_FAILURES.refused);
    throw error;
  }
}

/** Lets a subscription become another one when its period ends, and be on its own from then on. */
async function scheduleChange(stripe: Stripe, from: Changeable, price: Price): Promise<void> {
  const scheduleId =
    from.scheduleId ?? (await stripe.subscriptionSchedules.create({ from_subscription: from.id })).id;
  const { start, end } = from.period;
  await stripe.subscriptionSchedules.update(scheduleId, {
    end_behavior: 'release',
    phases: [
      { items: [{ price: from.price.id, quantity: 1 }], start_date: start, end_date: end },
      {
        items: [{ price: price.id, quantity: 1 }],
        start_date: end,
        duration: { interval: price.interval === 'year' ? 'year' : 'month', interval_count: 1 },
        proration_behavior: 'none',
      },
    ],
  });
}

const toUnixSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);
