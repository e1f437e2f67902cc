import * as v from 'valibot';

/* The fields that we read of Stripe's objects, under its names; all others are dropped. If Stripe may send an object
 * or its id, both become the id. */

/** A moment, of seconds since 1970. */
const moment = v.pipe(
  v.number(),
  v.transform((seconds) => new Date(seconds * 1000)),
);

const reference = v.pipe(
  v.union([v.string(), v.object({ id: v.string() })]),
  v.transform((value) => (typeof value === 'string' ? value : value.id)),
);

const price = v.object({
  id: v.string(),
  currency: v.string(),
  /** Centavos; null for a price without a fixed amount. */
  unit_amount: v.nullable(v.number()),
});

export const SubscriptionSchema = v.object({
  id: v.string(),
  status: v.string(),
  livemode: v.boolean(),
  created: moment,
  cancel_at: v.nullable(moment),
  cancel_at_period_end: v.boolean(),
  latest_invoice: v.nullable(reference),
  metadata: v.optional(v.record(v.string(), v.string()), {}),
  pause_collection: v.nullish(v.object({ behavior: v.string() })),
  /** Requested in expanded form; null for a subscription that nothing changes later. */
  schedule: v.nullish(
    v.object({
      id: v.string(),
      phases: v.array(v.object({ start_date: moment, items: v.array(v.object({ price: reference })) })),
    }),
  ),
  /** Requested in expanded form: the discounts of its invoices. */
  discounts: v.optional(
    v.array(
      v.union([
        v.string(),
        v.object({
          end: v.nullable(moment),
          source: v.object({
            coupon: v.nullable(
              v.union([
                v.string(),
                v.object({
                  duration: v.string(),
                  percent_off: v.nullable(v.number()),
                  amount_off: v.nullable(v.number()),
                }),
              ]),
            ),
          }),
        }),
      ]),
    ),
    [],
  ),
  items: v.object({
    data: v.array(v.object({ price, current_period_start: moment, current_period_end: moment })),
  }),
});
export type SubscriptionObject = v.InferOutput<typeof SubscriptionSchema>;

export const PaymentIntentSchema = v.object({
  id: v.string(),
  status: v.string(),
  livemode: v.boolean(),
  currency: v.string(),
  amount_received: v.number(),
  metadata: v.record(v.string(), v.string()),
  last_payment_error: v.nullish(v.object({ code: v.nullish(v.string()) })),
  /** Expanded in the request; null before the first payment attempt. */
  latest_charge: v.nullable(
    v.object({
      created: moment,
      amount_refunded: v.number(),
      refunded: v.boolean(),
      disputed: v.boolean(),
      receipt_url: v.nullable(v.string()),
      payment_method_details: v.nullish(
        v.object({ type: v.string(), card: v.nullish(v.object({ last4: v.nullish(v.string()) })) }),
      ),
    }),
  ),
});
export type PaymentIntentObject = v.InferOutput<typeof PaymentIntentSchema>;
export type ChargeObject = NonNullable<PaymentIntentObject['latest_charge']>;

const line = v.object({
  amount: v.number(),
  /** The time that it asks money for. */
  period: v.object({ start: moment, end: moment }),
  parent: v.nullish(
    v.object({
      invoice_item_details: v.nullish(v.object({ proration: v.boolean() })),
      subscription_item_details: v.nullish(v.object({ proration: v.boolean() })),
    }),
  ),
  pricing: v.nullish(v.object({ price_details: v.nullish(v.object({ price: reference })) })),
});

export const InvoiceSchema = v.object({
  id: v.string(),
  status: v.nullish(v.string()),
  /** Why there is one: `subscription_cycle` for a period more. */
  billing_reason: v.nullish(v.string()),
  hosted_invoice_url: v.nullish(v.string()),
  total_discount_amounts: v.nullish(v.array(v.object({ amount: v.number() }))),
  /** Its cause: a subscription, if it is one of ours. */
  parent: v.nullable(v.object({ subscription_details: v.nullish(v.object({ subscription: reference })) })),
  lines: v.optional(v.object({ data: v.array(line) }), { data: [] }),
  /** Requested in expanded form. */
  payments: v.object({
    data: v.array(v.object({ payment: v.object({ payment_intent: v.nullish(reference) }) })),
  }),
});
export type InvoiceObject = v.InferOutput<typeof InvoiceSchema>;

/** A preview of an invoice. */
export const PreviewSchema = v.object({
  amount_due: v.number(),
  total_discount_amounts: v.nullish(v.array(v.object({ amount: v.number() }))),
  lines: v.object({ data: v.array(line) }),
});

export const DisputeSchema = v.object({
  payment_intent: v.nullable(reference),
  status: v.string(),
});
export type DisputeObject = v.InferOutput<typeof DisputeSchema>;
