import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { startSandbox } from '@aura/stripe-sandbox';
import { createStripeClient } from '../../src/billing/stripe-client.ts';
import { sandboxControl, type SandboxControl } from './sandbox-control.ts';

export interface SandboxOfTest extends SandboxControl {
  readonly stripe: Stripe;
  /** A person with a customer and without purchases. */
  readonly newBuyer: () => Promise<{ readonly uid: string; readonly customerId: string }>;
  readonly stop: () => Promise<void>;
}

/** The stand-in for Stripe alone, without a backend that hears of anything. */
export async function sandboxOfTest(): Promise<SandboxOfTest> {
  const { port, stop } = await startSandbox({
    port: 0,
    webhookUrl: null,
    siteUrl: 'http://localhost:4310',
    file: null,
  });
  const stripe = createStripeClient({ kind: 'sandbox', port });
  if (!stripe) throw new Error('no client');
  return {
    ...sandboxControl(port),
    stripe,
    stop,
    async newBuyer() {
      const uid = `buyer-${randomUUID()}`;
      const { id: customerId } = await stripe.customers.create({ metadata: { firebaseUID: uid } });
      return { uid, customerId };
    },
  };
}
