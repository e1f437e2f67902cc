import type { Failure } from '../../http/failure.ts';
import { CHECKOUT_FAILURES } from '../../generated/failures.ts';
import { faultOf } from '../../http/log.ts';

/** The purchase did not begin because of an error at Stripe. */
export const notStarted = (error: unknown): Failure => ({
  ...CHECKOUT_FAILURES.notStarted,
  reason: 'stripe_checkout',
  fault: faultOf(error),
});
