import * as v from 'valibot';
import { BillingDetailsSchema } from '../billing/billing-details-schema.ts';
import { IntervalSchema, PaidPlanSchema, PriceIdSchema } from '../billing/offers-schema.ts';
import { type AnyEndpoint, NO_BODY } from './endpoint.ts';

/** ISO 8601, UTC. */
const instant = v.pipe(v.string(), v.isoTimestamp());
/** Centavos. */
const amount = v.pipe(v.number(), v.integer(), v.minValue(0));

/** GET /billing/catalogue: the prices on sale, and the payment provider. Public. */
export const BillingCatalogueResponseSchema = v.object({
  /** `sandbox` is the demonstration, `none` if nothing can be bought. */
  provider: v.variant('kind', [
    v.object({ kind: v.literal('stripe'), publishableKey: v.string() }),
    v.object({ kind: v.literal('sandbox') }),
    v.object({ kind: v.literal('none') }),
  ]),
  prices: v.array(
    v.object({ priceId: PriceIdSchema, plan: PaidPlanSchema, interval: IntervalSchema, amount }),
  ),
});

/** A typed coupon code: letters, digits and dashes, case-insensitive. */
export const CouponCodeSchema = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9-]{1,50}$/));

/** POST /billing/coupon: the cost of a price with a coupon. Changes nothing. */
export const CouponRequestSchema = v.object({ priceId: PriceIdSchema, code: CouponCodeSchema });
export const CouponPreviewSchema = v.object({
  code: CouponCodeSchema,
  /** Charged today. */
  due: amount,
  /** Taken off today. */
  off: amount,
  /** Of the first charge alone, of the charges of some months, or of all of them. */
  lasts: v.picklist(['once', 'repeating', 'forever']),
  /** For a coupon of several months. */
  months: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type CouponPreview = v.InferOutput<typeof CouponPreviewSchema>;

/** POST /create-payment-intent. Asking again for the same price gives the same payment until it is made. */
export const CreatePaymentIntentRequestSchema = v.object({
  priceId: PriceIdSchema,
  /** The buyer knows that their company pays for them already. */
  insists: v.optional(v.boolean()),
  /** With its previewed cost: only amounts that the page showed are charged. */
  coupon: v.optional(v.object({ code: CouponCodeSchema, due: amount })),
});
export const CreatePaymentIntentResponseSchema = v.object({
  /** Confirms the payment in the browser. Nothing can be paid without it. */
  clientSecret: v.nullish(v.string()),
});

/** POST /create-customer-portal-session */
export const CreatePortalSessionRequestSchema = v.undefined();
export const CreatePortalSessionResponseSchema = v.object({
  /** Target of the redirect. */
  url: v.nullish(v.string()),
});

/**
 * State of a purchase. `open`: unpaid; `failed`: the last payment attempt was refused, another is possible;
 * `processing`: paid or being paid, not yet reported to us; `paid`: the plan is active.
 */
export const CheckoutStateSchema = v.picklist(['open', 'failed', 'processing', 'paid']);

export const BillingPaymentSchema = v.object({
  id: v.string(),
  paidAt: instant,
  amount,
  plan: PaidPlanSchema,
  interval: IntervalSchema,
  status: v.picklist(['paid', 'refunded', 'partly_refunded', 'disputed']),
  /** Of a disputed one: the bank has decided for its customer, and the money is gone. */
  isLost: v.optional(v.boolean()),
  /** The provider's receipt, an HTTPS address or, in the demonstration, a path of this site. */
  receiptUrl: v.nullable(v.string()),
  /** Means of payment, if known. */
  paidWith: v.optional(
    v.object({ kind: v.picklist(['card', 'pix', 'boleto']), last4: v.optional(v.string()) }),
  ),
  /** Discount in centavos, if any. */
  discount: v.optional(amount),
  /** Refund in centavos, if any. */
  returned: v.optional(amount),
  /** End of the withdrawal period with a full refund; absent if there is none. */
  withdrawableUntil: v.optional(instant),
  /** Whether it paid for the change of a plan within its period. */
  isChange: v.optional(v.boolean()),
});

/** GET /billing/status: the person's purchases, as reported by the payment provider. Grants nothing. */
export const BillingStatusRequestSchema = v.undefined();
export const BillingStatusResponseSchema = v.object({
  /** Source of the access; null without a paid one. */
  source: v.nullable(
    v.variant('kind', [
      v.object({
        kind: v.literal('subscription'),
        plan: PaidPlanSchema,
        interval: IntervalSchema,
        amount,
        /** The next charge; null if there is none. */
        renewsAt: v.nullable(instant),
        /** The end of a subscription that was cancelled. */
        endsAt: v.nullable(instant),
        /** A renewal could not be charged, and is tried again. */
        overdue: v.boolean(),
        /** The state after the paid period; absent if it does not change. */
        changesTo: v.optional(
          v.object({ plan: PaidPlanSchema, interval: IntervalSchema, amount, at: instant }),
        ),
      }),
      v.object({
        kind: v.literal('payment'),
        plan: PaidPlanSchema,
        endsAt: instant,
        /** The remaining paid time of an ended subscription. */
        isRemainder: v.optional(v.boolean()),
      }),
    ]),
  ),
  /** The plan of a subscription that gives nothing and is not charged while a bank decides; null for none. */
  suspended: v.optional(v.nullable(PaidPlanSchema)),
  /** The newest purchase; null without one. `id` identifies the purchase. */
  checkout: v.nullable(
    v.object({
      id: v.string(),
      priceId: v.string(),
      state: CheckoutStateSchema,
      /** A code or a slip pending at a bank; absent if there is none. */
      waiting: v.optional(
        v.object({
          way: v.picklist(['pix', 'boleto']),
          expiresAt: v.nullable(instant),
          /** To be copied into the bank's app. */
          code: v.nullable(v.string()),
          /** The provider's page of it, an HTTPS address or a path of this site. */
          url: v.nullable(v.string()),
        }),
      ),
      /** Of a failed payment: it expired unpaid. */
      hasLapsed: v.optional(v.boolean()),
    }),
  ),
  /** Newest first. */
  payments: v.array(BillingPaymentSchema),
  /** Whether there is something to manage in the portal. */
  canManage: v.boolean(),
});
export type BillingStatus = v.InferOutput<typeof BillingStatusResponseSchema>;

/** POST /billing/plan-change/preview: cost and date of a change of plan. Changes nothing. */
export const PlanChangePreviewSchema = v.variant('when', [
  v.object({
    when: v.literal('now'),
    /** The time from which the remaining period was calculated; the request for the change contains it. */
    at: instant,
    /** Charged at once. */
    due: amount,
    /** Credit for the rest of the former plan. */
    credit: amount,
    /** Discount of the subscription's coupon. */
    off: v.optional(amount, 0),
    /** The next charge, of the whole price. */
    renewsAt: instant,
  }),
  v.object({ when: v.literal('period_end'), at: instant }),
]);
export type PlanChangePreview = v.InferOutput<typeof PlanChangePreviewSchema>;

/** POST /billing/plan-change, with the preview: only the displayed amount is charged. */
export const PlanChangeRequestSchema = v.object({ priceId: PriceIdSchema, shown: PlanChangePreviewSchema });

export const billingCatalogueEndpoint = {
  method: 'GET',
  path: '/billing/catalogue',
  auth: 'none',
  request: NO_BODY,
  response: BillingCatalogueResponseSchema,
  timeoutMs: 10_000,
} as const satisfies AnyEndpoint;

export const billingStatusEndpoint = {
  method: 'GET',
  path: '/billing/status',
  auth: 'person',
  request: BillingStatusRequestSchema,
  response: BillingStatusResponseSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const paymentIntentEndpoint = {
  method: 'POST',
  path: '/create-payment-intent',
  auth: 'person',
  request: CreatePaymentIntentRequestSchema,
  response: CreatePaymentIntentResponseSchema,
  timeoutMs: 30_000,
} as const satisfies AnyEndpoint;

export const couponEndpoint = {
  method: 'POST',
  path: '/billing/coupon',
  auth: 'person',
  request: CouponRequestSchema,
  response: CouponPreviewSchema,
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;

export const portalSessionEndpoint = {
  method: 'POST',
  path: '/create-customer-portal-session',
  auth: 'person',
  request: CreatePortalSessionRequestSchema,
  response: CreatePortalSessionResponseSchema,
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;

export const planChangePreviewEndpoint = {
  method: 'POST',
  path: '/billing/plan-change/preview',
  auth: 'person',
  request: v.object({ priceId: PriceIdSchema }),
  response: PlanChangePreviewSchema,
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;

export const planChangeEndpoint = {
  method: 'POST',
  path: '/billing/plan-change',
  auth: 'person',
  request: PlanChangeRequestSchema,
  response: v.object({}),
  timeoutMs: 30_000,
} as const satisfies AnyEndpoint;

/** POST /billing/keep-plan: takes back a change that waits for the end of the period. */
export const keepPlanEndpoint = {
  method: 'POST',
  path: '/billing/keep-plan',
  auth: 'person',
  request: NO_BODY,
  response: v.object({}),
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;

/** POST /billing/withdraw: undoes a purchase within seven days, with all of its money back. */
export const withdrawEndpoint = {
  method: 'POST',
  path: '/billing/withdraw',
  auth: 'person',
  request: v.object({ paymentId: v.pipe(v.string(), v.regex(/^\w{1,100}$/)) }),
  response: v.object({}),
  timeoutMs: 30_000,
} as const satisfies AnyEndpoint;

/** POST /billing/pay-overdue: charges a renewal that was refused once more, now. */
export const payOverdueEndpoint = {
  method: 'POST',
  path: '/billing/pay-overdue',
  auth: 'person',
  request: NO_BODY,
  response: v.object({}),
  timeoutMs: 30_000,
} as const satisfies AnyEndpoint;

/** GET /billing/details: the receiver of notes of service; null until the person gives one. */
export const billingDetailsEndpoint = {
  method: 'GET',
  path: '/billing/details',
  auth: 'person',
  request: NO_BODY,
  response: v.object({ details: v.nullable(BillingDetailsSchema) }),
  timeoutMs: 10_000,
} as const satisfies AnyEndpoint;

/** POST /billing/details */
export const saveBillingDetailsEndpoint = {
  method: 'POST',
  path: '/billing/details',
  auth: 'person',
  request: BillingDetailsSchema,
  response: v.object({}),
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;
