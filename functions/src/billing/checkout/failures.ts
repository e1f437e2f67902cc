import type { Failure } from '../../http/failure.ts';
import { CHECKOUT_FAILURES } from '../../generated/failures.ts';
import { describeFault } from '../../http/log.ts';

/** The purchase did not begin because of an error at Stripe. */
export const describeNotStarted = (error: unknown): Failure => ({
  ...CHECKOUT_FAILURES.notStarted,
  reason: 'stripe_checkout',
  fault: describeFault(error),
});
