import { err, ok, type Result } from '@aura/shared-domain';
import { createId } from '../state/ids.ts';
import type { Coupon, Discount, PromotionCode } from '../state/records/discounts.ts';
import type { Invoice, InvoiceLine, Subscription } from '../state/records/subscriptions.ts';
import { get } from '../state/table.ts';
import { readSeconds, type World } from '../world.ts';
import { monthsAfter } from './periods.ts';

/** `over`: not active, expired, or redeemed as often as it may be. `not_first`: the customer has paid before. */
export type CodeRefusal = 'over' | 'not_first';

/** Whether a coupon can still be redeemed. */
export const isValid = (world: World, { redeemBy, maxRedemptions, timesRedeemed }: Coupon): boolean =>
  (redeemBy === null || redeemBy > readSeconds(world)) &&
  (maxRedemptions === null || timesRedeemed < maxRedemptions);

/** Whether a code can still be redeemed: its own limits and those of its coupon. */
export const isRedeemable = (world: World, code: PromotionCode): boolean =>
  code.active &&
  (code.expiresAt === null || code.expiresAt > readSeconds(world)) &&
  (code.maxRedemptions === null || code.timesRedeemed < code.maxRedemptions) &&
  isValid(world, get(world.state.coupons, code.coupon));

/** What a code would put on a subscription of a customer. Nothing is redeemed. */
export function discountBy(
  world: World,
  code: PromotionCode,
  customer: string | null,
): Result<Discount, CodeRefusal> {
  if (!isRedeemable(world, code)) return err('over');
  if (code.isForFirst && customer !== null && hasPaid(world, customer)) return err('not_first');
  const coupon = get(world.state.coupons, code.coupon);
  const start = readSeconds(world);
  return ok({
    id: createId('di'),
    coupon: coupon.id,
    promotionCode: code.id,
    start,
    end: coupon.duration === 'repeating' ? monthsAfter(start, coupon.months ?? 1) : null,
  });
}

const hasPaid = ({ state }: World, customer: string): boolean =>
  Object.values(state.charges).some(
    (charge) => charge.customer === customer && charge.status === 'succeeded',
  );

/** Counts a code and its coupon as redeemed once more. */
export function redeem({ state }: World, { coupon, promotionCode }: Discount): void {
  get(state.coupons, coupon).timesRedeemed += 1;
  get(state.promotionCodes, promotionCode).timesRedeemed += 1;
}

/**
 * The lines with what is taken off each. A part of each line that asks money for something; a fixed amount of whole
 * periods alone, once an invoice. What gives back says already what was paid for it.
 */
export function discounted(
  world: World,
  { discount, periodStart }: Pick<Subscription, 'discount' | 'periodStart'>,
  lines: readonly InvoiceLine[],
): InvoiceLine[] {
  const begins = Math.max(readSeconds(world), periodStart);
  if (discount === null || (discount.end !== null && discount.end <= begins)) return [...lines];
  const { percentOff, amountOff } = get(world.state.coupons, discount.coupon);
  let left = amountOff ?? 0;
  return lines.map((line) => {
    if (line.amount <= 0) return line;
    if (percentOff !== null) return { ...line, discount: Math.round((line.amount * percentOff) / 100) };
    const off = line.isProration ? 0 : Math.min(left, line.amount);
    left -= off;
    return { ...line, discount: off };
  });
}

/** What was taken off an invoice, all in all. */
export const getDiscount = ({ lines }: Pick<Invoice, 'lines'>): number =>
  lines.reduce((sum, line) => sum + line.discount, 0);

/** A coupon that holds once is gone with the first invoice. */
export function endAfterOnce({ state }: World, subscriptionId: string): void {
  const subscription = get(state.subscriptions, subscriptionId);
  const { discount } = subscription;
  if (discount && get(state.coupons, discount.coupon).duration === 'once') subscription.discount = null;
}

/** Which part of a price was paid for the period that a subscription is in: what is given back is of that. */
export function paidPart({ state }: World, { id, priceId, periodEnd }: Subscription): number {
  const lines = Object.values(state.invoices)
    .filter(({ subscription, status }) => subscription === id && status !== 'void')
    .flatMap((invoice) => invoice.lines)
    .filter((line) => line.priceId === priceId && line.end === periodEnd && line.amount > 0);
  const newest = lines.at(-1);
  return newest ? (newest.amount - newest.discount) / newest.amount : 1;
}
