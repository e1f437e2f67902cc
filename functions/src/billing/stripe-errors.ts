import { Stripe } from 'stripe';

const { StripeError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;

/** Whether it was Stripe, or the way to it, that failed. */
export const isStripeError = (error: unknown): error is InstanceType<typeof StripeError> =>
  error instanceof StripeError;

/** Whether the requested object does not exist, or not in this mode. */
export const isMissing = (error: unknown): boolean =>
  isStripeError(error) && error.code === 'resource_missing';

/** Whether the same call is under way already, from another process of ours. */
export const isUnderWay = (error: unknown): boolean =>
  isStripeError(error) && error.code === 'idempotency_key_in_use';

/**
 * Whether Stripe would repeat this answer to the same call: it stores the answer to an idempotency key, including its
 * own failures. A call that did not arrive, or was rate limited, may be repeated unchanged.
 */
export const isLasting = (error: unknown): boolean =>
  isStripeError(error) &&
  !(error instanceof StripeConnectionError) &&
  !(error instanceof StripeRateLimitError) &&
  !isUnderWay(error);
