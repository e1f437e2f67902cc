import { err, ok, type Result, paymentIntentEndpoint } from '@aura/shared-domain';
import { explainIntentFailure, NO_SECRET, type IntentFailure } from './intent-failure.ts';
import { call } from '@aura/shared-session';

/** A payment that was prepared. */
export interface Intent {
  readonly clientSecret: string;
}

interface Terms {
  /** The buyer knows that their company pays for them already. */
  readonly insists?: boolean;
  /** A coupon with its previewed cost; null for none. */
  readonly coupon?: { readonly code: string; readonly due: number } | null;
}

/** Has the backend prepare the payment of a price. */
export async function createIntent(
  priceId: string,
  { insists = false, coupon = null }: Terms = {},
): Promise<Result<Intent, IntentFailure>> {
  const answer = await call(paymentIntentEndpoint, {
    priceId,
    ...(insists && { insists }),
    ...(coupon && { coupon }),
  });
  if (!answer.ok) return err(explainIntentFailure(answer.error));
  const { clientSecret } = answer.value;
  return clientSecret ? ok({ clientSecret }) : err(NO_SECRET);
}
