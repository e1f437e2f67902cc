import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Stripe } from 'stripe';

/** A request as it came. */
export interface Delivery {
  readonly payload: string;
  readonly signature: string;
  readonly event: Stripe.Event;
}

export interface Receiver {
  readonly url: string;
  readonly deliveries: readonly Delivery[];
  /** Resolves when so many have come. */
  readonly received: (count: number) => Promise<void>;
  readonly types: () => string[];
}

/**
 * A backend that receives events, for one test.
 * @param answer status of the answer to a delivery, or a promise of it
 */
export async function startReceiver(
  answer: (delivery: Delivery) => number | Promise<number> = () => 200,
): Promise<Receiver> {
  const deliveries: Delivery[] = [];
  const waiting = new Set<() => void>();
  const respond = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    let payload = '';
    for await (const chunk of req) payload += String(chunk);
    const delivery = {
      payload,
      signature: String(req.headers['stripe-signature']),
      event: JSON.parse(payload) as Stripe.Event,
    };
    deliveries.push(delivery);
    for (const look of waiting) look();
    res.writeHead(await answer(delivery)).end();
  };
  const server = createServer((req, res) => void respond(req, res)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    deliveries,
    received: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (deliveries.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    types: () => deliveries.map(({ event }) => event.type),
  };
}
