import { err, ok, type Result, paymentIntentEndpoint } from '@aura/shared-domain';
import { intentFailure, NO_SECRET, type IntentFailure } from './intent-failure.ts';
import { call } from '@aura/shared-session';

/** A payment that was prepared. */
export interface Intent {
  readonly clientSecret: string;
}

/**
 * Has the backend prepare the payment of a price.
 * @param insists the buyer knows that their company pays for them already
 */
export async function createIntent(priceId: string, insists = false): Promise<Result<Intent, IntentFailure>> {
  const answer = await call(paymentIntentEndpoint, { priceId, ...(insists && { insists }) });
  if (!answer.ok) return err(intentFailure(answer.error));
  const { clientSecret } = answer.value;
  return clientSecret ? ok({ clientSecret }) : err(NO_SECRET);
}
