import type Stripe from 'stripe';
import * as v from 'valibot';
import { err, ok, type Price, type Result } from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import { isRunning } from '../customer-state.ts';
import type { PriceBook } from '../price-book.ts';
import { getPause } from '../stop-charging.ts';
import { SubscriptionSchema } from '../stripe-objects-schema.ts';
import { CHANGE_FAILURES } from '../../generated/failures.ts';

/** A subscription that may become one to another price. */
export interface Changeable {
  readonly id: string;
  readonly itemId: string;
  readonly price: Price;
  /** Seconds since 1970, as Stripe has them. */
  readonly period: { readonly start: number; readonly end: number };
  /** The schedule that it is under at Stripe; null for none. */
  readonly scheduleId: string | null;
  /** Whether it becomes another one when its period ends. */
  readonly isScheduled: boolean;
  /** The newest invoice: another one once anything was paid or changed. */
  readonly invoiceId: string | null;
}

const ItemSchema = v.object({ items: v.object({ data: v.array(v.object({ id: v.string() })) }) });

/** The customer's subscription that can be changed now, as stored at Stripe; or the reason why there is none. */
export async function getChangeable(
  stripe: Stripe,
  customer: string,
  prices: PriceBook,
): Promise<Result<Changeable, Failure>> {
  const list = stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 100,
    expand: ['data.schedule'],
  });
  for await (const given of list) {
    const {
      id,
      status,
      cancel_at,
      cancel_at_period_end,
      items,
      schedule,
      latest_invoice: invoiceId,
      ...rest
    } = v.parse(SubscriptionSchema, given);
    const [item] = items.data;
    const price = item && prices.known(item.price.id);
    if (!isRunning(status) || getPause(rest) === 'for_dispute' || !item || !price) continue;
    if (status === 'past_due') return err(CHANGE_FAILURES.overdue);
    if (cancel_at !== null || cancel_at_period_end) return err(CHANGE_FAILURES.cancelled);
    return ok({
      id,
      itemId: v.parse(ItemSchema, given).items.data[0]?.id ?? '',
      price,
      period: {
        start: toUnixSeconds(item.current_period_start),
        end: toUnixSeconds(item.current_period_end),
      },
      scheduleId: schedule?.id ?? null,
      invoiceId,
      isScheduled: getNextPhase(schedule, item.current_period_end) !== null,
    });
  }
  return err(CHANGE_FAILURES.noSubscription);
}

const toUnixSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

type Schedule = v.InferOutput<typeof SubscriptionSchema>['schedule'];

/** The state of a subscription after its period; null if it does not change. */
export function getNextPhase(
  schedule: Schedule,
  periodEnd: Date,
): { readonly priceId: string; readonly at: Date } | null {
  const next = schedule?.phases.find(({ start_date: start }) => start >= periodEnd);
  const priceId = next?.items[0]?.price;
  return next && priceId !== undefined ? { priceId, at: next.start_date } : null;
}
