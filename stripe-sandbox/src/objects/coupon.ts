import type { Stripe } from 'stripe';
import { CURRENCY } from '@aura/shared-domain';
import { isRedeemable, isValid } from '../life/discounts.ts';
import type { Coupon, Discount, PromotionCode } from '../state/records/discounts.ts';
import type { Subscription } from '../state/records/subscriptions.ts';
import type { World } from '../world.ts';

export const couponObject = (world: World, coupon: Coupon): Stripe.Coupon =>
  ({
    id: coupon.id,
    object: 'coupon',
    amount_off: coupon.amountOff,
    created: coupon.created,
    currency: coupon.amountOff === null ? null : CURRENCY,
    duration: coupon.duration,
    duration_in_months: coupon.months,
    livemode: false,
    max_redemptions: coupon.maxRedemptions,
    metadata: { ...coupon.metadata },
    name: coupon.name,
    percent_off: coupon.percentOff,
    redeem_by: coupon.redeemBy,
    times_redeemed: coupon.timesRedeemed,
    valid: isValid(world, coupon),
  }) satisfies Stripe.Coupon;

export const promotionCodeObject = (world: World, code: PromotionCode): Stripe.PromotionCode =>
  ({
    id: code.id,
    object: 'promotion_code',
    // At Stripe one that can be redeemed no more is not active either.
    active: isRedeemable(world, code),
    code: code.code,
    created: code.created,
    customer: null,
    customer_account: null,
    expires_at: code.expiresAt,
    livemode: false,
    max_redemptions: code.maxRedemptions,
    metadata: { ...code.metadata },
    promotion: { coupon: code.coupon, type: 'coupon' },
    restrictions: {
      first_time_transaction: code.isForFirst,
      minimum_amount: null,
      minimum_amount_currency: null,
    },
    times_redeemed: code.timesRedeemed,
  }) satisfies Stripe.PromotionCode;

export const discountObject = (
  { id, customer }: Pick<Subscription, 'id' | 'customer'>,
  discount: Discount,
): Stripe.Discount =>
  ({
    id: discount.id,
    object: 'discount',
    checkout_session: null,
    customer,
    customer_account: null,
    end: discount.end,
    invoice: null,
    invoice_item: null,
    promotion_code: discount.promotionCode,
    source: { coupon: discount.coupon, type: 'coupon' },
    start: discount.start,
    subscription: id,
    subscription_item: null,
  }) satisfies Stripe.Discount;
