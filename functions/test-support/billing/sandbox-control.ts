import type Stripe from 'stripe';
import { SANDBOX } from '@aura/shared-domain';

/** The data of one person at the stand-in for Stripe. */
export interface RawPurchases {
  readonly customers: readonly Stripe.Customer[];
  readonly subscriptions: readonly Stripe.Subscription[];
  readonly paymentIntents: readonly Stripe.PaymentIntent[];
  readonly invoices: readonly Stripe.Invoice[];
  readonly refunds: readonly Stripe.Refund[];
  readonly disputes: readonly Stripe.Dispute[];
}

type Step =
  | 'renew'
  | 'retry'
  | 'give-up'
  | 'end'
  | 'refund'
  | 'dispute'
  | 'dispute/close'
  | 'voucher/pay'
  | 'voucher/expire';

/** What a test makes happen at the stand-in, past the backend. */
export interface SandboxControl {
  /** Keeps the events about a person back, until they are let go. */
  readonly hold: (uid: string, held?: boolean) => Promise<void>;
  readonly events: (uid: string) => Promise<readonly Stripe.Event[]>;
  /** Lets something happen that takes weeks or a bank elsewhere. */
  readonly step: (uid: string, step: Step, body?: object) => Promise<void>;
  readonly raw: (uid: string) => Promise<RawPurchases>;
  /** Pays as the page of the checkout does. Gives the status of the payment. */
  readonly pay: (clientSecret: string, paymentMethod?: string) => Promise<string>;
  /** Changes a subscription as the portal does. */
  readonly update: (subscriptionId: string, change: Readonly<Record<string, string>>) => Promise<void>;
}

/** @param port of the stand-in on this machine */
export function sandboxControl(port: number): SandboxControl {
  const base = `http://127.0.0.1:${port}`;
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(base + path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const answer: unknown = response.status === 204 ? null : await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  return {
    hold: async (uid, held = true) => void (await ask('PUT', `/control/holds/${uid}`, { held })),
    events: async (uid) =>
      ((await ask('GET', `/control/events/${uid}`)) as { events: readonly Stripe.Event[] }).events,
    step: async (uid, step, body = {}) => void (await ask('POST', `/control/people/${uid}/${step}`, body)),
    raw: async (uid) => (await ask('GET', `/control/people/${uid}`)) as RawPurchases,
    pay: async (clientSecret, paymentMethod = 'pm_card_visa') => {
      const id = clientSecret.split('_secret_')[0];
      const path = `${SANDBOX.path}/payment_intents/${id}/confirm`;
      return ((await ask('POST', path, { clientSecret, paymentMethod })) as { status: string }).status;
    },
    update: async (subscriptionId, change) => {
      const response = await fetch(`${base}/v1/subscriptions/${subscriptionId}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${SANDBOX.secretKey}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams(change),
      });
      if (!response.ok) throw new Error(`subscription ${subscriptionId}: ${response.status}`);
    },
  };
}
