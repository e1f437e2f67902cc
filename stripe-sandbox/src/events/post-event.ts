import { Stripe } from 'stripe';
import { SANDBOX } from '@aura/shared-domain';
import type { Clock } from '../clock.ts';

/** Sends one event. Returns the status of the answer; 0 without one. */
export type Post = (body: object) => Promise<number>;

/** A backend that has just been started may take this long to answer for the first time. */
const PATIENCE_MS = 30_000;

const signer = new Stripe(SANDBOX.secretKey);

/** Sends events to an address, signed as Stripe signs them, with the time at which they are sent. */
export const postTo =
  (url: string, clock: Clock, stopping: AbortSignal): Post =>
  async (body) => {
    const payload = JSON.stringify(body);
    const signature = signer.webhooks.generateTestHeaderString({
      payload,
      secret: SANDBOX.webhookSecret,
      timestamp: Math.floor(clock.now() / 1000),
    });
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([stopping, AbortSignal.timeout(PATIENCE_MS)]),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return 0;
    }
  };
