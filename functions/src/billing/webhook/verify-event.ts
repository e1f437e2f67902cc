import type Stripe from 'stripe';
import * as v from 'valibot';
import { StripeEventSchema, type StripeEvent } from './stripe-event.ts';

/** Signatures older than this many seconds count as replays. Stripe's own recommendation. */
const TOLERANCE_SECONDS = 300;

interface Signed {
  /** The bytes as they came: another spelling of the same JSON has another signature. */
  readonly payload: Buffer;
  /** The header `Stripe-Signature`. */
  readonly signature: string;
}

/**
 * The event, if one of the secrets has signed exactly these bytes within the last minutes; otherwise null.
 * @param secrets two during a rotation
 */
export function verifyEvent(
  { webhooks }: Pick<Stripe, 'webhooks'>,
  { payload, signature }: Signed,
  secrets: readonly string[],
): StripeEvent | null {
  for (const secret of secrets) {
    try {
      const event: unknown = webhooks.constructEvent(payload, signature, secret, TOLERANCE_SECONDS);
      return v.parse(StripeEventSchema, event);
    } catch {
      // Another secret signed it, or it is unsigned, too old, altered, or not from Stripe.
    }
  }
  return null;
}
