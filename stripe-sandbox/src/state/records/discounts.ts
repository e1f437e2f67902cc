import * as v from 'valibot';
import { amount, id, instant, metadata } from './fields.ts';

const atMost = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** What is taken off, and for how long. One of the two amounts is there. */
export const CouponSchema = v.object({
  id,
  name: v.nullable(v.string()),
  percentOff: v.nullable(v.number()),
  amountOff: v.nullable(amount),
  duration: v.picklist(['once', 'repeating', 'forever']),
  /** Of a repeating one. */
  months: v.nullable(v.number()),
  maxRedemptions: atMost,
  redeemBy: v.nullable(instant),
  timesRedeemed: v.number(),
  created: instant,
  metadata,
});
export type Coupon = v.InferOutput<typeof CouponSchema>;

/** What customers type to get a coupon. */
export const PromotionCodeSchema = v.object({
  id,
  /** In capitals: which letters are large makes no difference. */
  code: v.string(),
  coupon: id,
  active: v.boolean(),
  expiresAt: v.nullable(instant),
  maxRedemptions: atMost,
  /** Only for who has never paid. */
  isForFirst: v.boolean(),
  timesRedeemed: v.number(),
  created: instant,
  metadata,
});
export type PromotionCode = v.InferOutput<typeof PromotionCodeSchema>;

/** A coupon on a subscription. */
export const DiscountSchema = v.object({
  id,
  coupon: id,
  promotionCode: id,
  start: instant,
  /** From then on nothing is taken off; null for never, or after the first invoice. */
  end: v.nullable(instant),
});
export type Discount = v.InferOutput<typeof DiscountSchema>;
