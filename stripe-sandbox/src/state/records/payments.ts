import * as v from 'valibot';
import { amount, id, instant, metadata, millis, nullableId } from './fields.ts';

export const PaymentIntentSchema = v.object({
  id,
  clientSecret: v.string(),
  customer: id,
  amount,
  currency: v.string(),
  status: v.picklist(['requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled']),
  created: instant,
  description: v.nullable(v.string()),
  receiptEmail: v.nullable(v.string()),
  metadata,
  /** The invoice that it pays; null for a single payment. */
  invoice: nullableId,
  paymentMethod: nullableId,
  failure: v.nullable(
    v.object({ code: v.string(), declineCode: v.nullable(v.string()), message: v.string() }),
  ),
  latestCharge: nullableId,
  canceledAt: v.nullable(instant),
  cancellationReason: v.nullable(v.string()),
  /** When a slow payment succeeds by itself; null if there is none. */
  settlesAt: v.nullable(millis),
  /** Requested payment methods. */
  methods: v.optional(v.array(v.picklist(['card', 'pix', 'boleto'])), ['card']),
  /** Seconds for which a code of Pix, and a slip of boleto, can be paid. */
  lasts: v.optional(v.object({ pix: v.number(), boleto: v.number() }), { pix: 86_400, boleto: 259_200 }),
  /** What waits to be paid at a bank; null for nothing. */
  voucher: v.optional(
    v.nullable(v.object({ way: v.picklist(['pix', 'boleto']), code: v.string(), expiresAt: instant })),
    null,
  ),
});
export type PaymentIntent = v.InferOutput<typeof PaymentIntentSchema>;
export type PaymentFailure = NonNullable<PaymentIntent['failure']>;

export const ChargeSchema = v.object({
  id,
  paymentIntent: id,
  customer: id,
  amount,
  refunded: amount,
  currency: v.string(),
  created: instant,
  status: v.picklist(['succeeded', 'failed']),
  failure: v.nullable(v.object({ code: v.string(), message: v.string() })),
  paymentMethod: nullableId,
  disputed: v.boolean(),
});
export type Charge = v.InferOutput<typeof ChargeSchema>;

export const RefundSchema = v.object({
  id,
  charge: id,
  paymentIntent: id,
  amount,
  currency: v.string(),
  created: instant,
  reason: v.nullable(v.string()),
  metadata,
});
export type Refund = v.InferOutput<typeof RefundSchema>;

export const DisputeSchema = v.object({
  id,
  charge: id,
  paymentIntent: id,
  amount,
  currency: v.string(),
  created: instant,
  status: v.picklist(['needs_response', 'won', 'lost']),
});
export type Dispute = v.InferOutput<typeof DisputeSchema>;
