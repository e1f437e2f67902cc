import type { RequestHandler } from 'express';
import { Webhook } from 'standardwebhooks';
import * as v from 'valibot';
import { AddressSchema } from '../config/message-settings.ts';
import { sendFailure } from '../http/failure.ts';
import { stopAddress, type StopStore } from './choices/stops.ts';

/** The handled events of Resend (https://resend.com/docs/dashboard/webhooks/event-types). */
const EventSchema = v.variant('type', [
  v.object({
    type: v.literal('email.bounced'),
    data: v.object({ to: v.array(v.string()), bounce: v.object({ type: v.string() }) }),
  }),
  v.object({ type: v.literal('email.complained'), data: v.object({ to: v.array(v.string()) }) }),
]);

interface EventDeps extends StopStore {
  readonly now: () => Date;
  readonly secret: string | null;
}

/**
 * POST /messages/provider-events: a permanent bounce, and a complaint, stop everything to the address. Such an event
 * never causes a message, so that no loop begins. 400 without the provider's signature.
 */
export function receiveProviderEvent(deps: EventDeps): RequestHandler {
  const { now, secret } = deps;
  if (secret === null) return (_req, res) => sendFailure(res, { code: 'unavailable' });
  const webhook = new Webhook(secret);
  return async (req, res) => {
    const payload: unknown = req.body;
    let told: unknown;
    try {
      if (!Buffer.isBuffer(payload)) throw new Error('no body');
      told = webhook.verify(payload, {
        'webhook-id': String(req.headers['svix-id']),
        'webhook-timestamp': String(req.headers['svix-timestamp']),
        'webhook-signature': String(req.headers['svix-signature']),
      });
    } catch {
      return sendFailure(res, { code: 'invalid_request', message: 'Assinatura inválida.' });
    }
    const event = v.safeParse(EventSchema, told);
    if (event.success) {
      const { type, data } = event.output;
      const isPassing = type === 'email.bounced' && data.bounce.type !== 'Permanent';
      const reason = type === 'email.bounced' ? 'bounce' : 'complaint';
      const addresses = isPassing ? [] : data.to.filter((address) => v.is(AddressSchema, address));
      for (const address of addresses) await stopAddress(deps, address, reason, now());
    }
    res.json({ received: true });
  };
}
