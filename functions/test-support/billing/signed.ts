import { Stripe } from 'stripe';
import { SANDBOX } from '@aura/shared-domain';

const { webhooks } = new Stripe('chave-que-nada-abre');

interface Signing {
  readonly secret?: string;
  /** Seconds since 1970; now by default. */
  readonly timestamp?: number;
}

/** The header with which Stripe would send this body. */
export const signatureOf = (payload: string, { secret = SANDBOX.webhookSecret, timestamp }: Signing = {}) =>
  webhooks.generateTestHeaderString({ payload, secret, ...(timestamp !== undefined && { timestamp }) });

/** Sends an event, or any bytes, to the webhook. Gives the status of the answer. */
export async function sendToWebhook(
  url: string,
  payload: string,
  signature: string | null = signatureOf(payload),
): Promise<number> {
  const response = await fetch(`${url}/stripe-webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature !== null && { 'stripe-signature': signature }),
    },
    body: payload,
  });
  await response.arrayBuffer();
  return response.status;
}
