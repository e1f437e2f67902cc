import { Stripe } from 'stripe';
import * as v from 'valibot';
import {
  couponEndpoint,
  err,
  ok,
  type CouponPreview,
  type Price,
  type RequestOf,
  type ResponseOf,
  type Result,
} from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import type { PersonCall } from '../../http/person-endpoint.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { locateBilling, readBuyer } from '../billing-documents.ts';
import { CHECKOUT_FAILURES } from '../../generated/failures.ts';
import { describeNotStarted } from '../checkout/failures.ts';
import { isStripeError } from '../stripe-errors.ts';

/** A redeemable code, with its discount. */
const CodesSchema = v.object({
  data: v.array(
    v.object({
      id: v.string(),
      promotion: v.object({
        coupon: v.object({
          duration: v.picklist(['once', 'repeating', 'forever']),
          duration_in_months: v.nullable(v.number()),
        }),
      }),
    }),
  ),
});

const InvoiceSchema = v.object({
  amount_due: v.number(),
  total_discount_amounts: v.nullish(v.array(v.object({ amount: v.number() }))),
});

/** The effect of a code on a price, and its id at Stripe. */
export interface RedeemableCoupon {
  readonly promotionCodeId: string;
  readonly preview: CouponPreview;
}

/**
 * The charge for a price with a code, computed by Stripe. Every unusable code gets the same answer, so that valid
 * codes cannot be guessed. A one-time price has no invoice to apply a code to.
 */
export async function previewCoupon(
  stripe: Stripe,
  {
    price,
    code,
    customerId,
  }: { readonly price: Price; readonly code: string; readonly customerId: string | null },
): Promise<Result<RedeemableCoupon, Failure>> {
  if (price.interval === 'once') return err(CHECKOUT_FAILURES.couponOnce);
  const found = await stripe.promotionCodes.list({
    code,
    active: true,
    limit: 1,
    expand: ['data.promotion.coupon'],
  });
  const [promotion] = v.parse(CodesSchema, { data: found.data }).data;
  if (!promotion) return err(CHECKOUT_FAILURES.noCoupon);
  const { duration, duration_in_months: months } = promotion.promotion.coupon;
  try {
    const invoice = await stripe.invoices.createPreview({
      ...(customerId !== null && { customer: customerId }),
      subscription_details: { items: [{ price: price.id }] },
      discounts: [{ promotion_code: promotion.id }],
    });
    const { amount_due: due, total_discount_amounts: discounts } = v.parse(InvoiceSchema, invoice);
    const off = (discounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
    // A code without a discount here is for another price; one with a full discount leaves nothing to begin a
    // subscription with.
    if (off <= 0 || due <= 0) return err(CHECKOUT_FAILURES.noCoupon);
    return ok({ promotionCodeId: promotion.id, preview: { code, due, off, lasts: duration, months } });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return err(CHECKOUT_FAILURES.noCoupon);
    throw error;
  }
}

/** POST /billing/coupon */
export function showCoupon({
  db,
  stripe,
  prices,
}: Pick<BillingDeps, 'db' | 'stripe' | 'prices'>): PersonCall<
  RequestOf<typeof couponEndpoint>,
  ResponseOf<typeof couponEndpoint>
> {
  return async (uid, { priceId, code }) => {
    const price = prices.sold(priceId);
    if (!price || !stripe) return err(CHECKOUT_FAILURES.unsold);
    const buyer = await readBuyer(db, locateBilling(db, uid));
    if (!buyer.ok) return buyer;
    try {
      const found = await previewCoupon(stripe, { price, code, customerId: buyer.value.record.customerId });
      return found.ok ? ok(found.value.preview) : found;
    } catch (error) {
      if (isStripeError(error)) return err(describeNotStarted(error));
      throw error;
    }
  };
}
