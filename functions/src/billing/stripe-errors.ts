import { Stripe } from 'stripe';

const { StripeError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;

/** Whether it was Stripe, or the way to it, that failed. */
export const isStripeError = (error: unknown): error is InstanceType<typeof StripeError> =>
  error instanceof StripeError;

/** Whether what was asked for is not there, or not in this mode. */
export const isMissing = (error: unknown): boolean =>
  isStripeError(error) && error.code === 'resource_missing';

/** Whether the same call is under way already, from another process of ours. */
export const isUnderWay = (error: unknown): boolean =>
  isStripeError(error) && error.code === 'idempotency_key_in_use';

/**
 * Whether Stripe would give this answer again to the same call: it keeps the answer to an idempotency key, also where
 * that is a failure of its own. Who was not heard, or came too often, may repeat the call as it was.
 */
export const isLasting = (error: unknown): boolean =>
  isStripeError(error) &&
  !(error instanceof StripeConnectionError) &&
  !(error instanceof StripeRateLimitError) &&
  !isUnderWay(error);
