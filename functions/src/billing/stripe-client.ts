import { Stripe } from 'stripe';
import { SANDBOX } from '@aura/shared-domain';
import type { BillingSettings } from '../config/billing-settings.ts';

/** A call that nobody hears has failed after 26 seconds, which is less than the beginning of a purchase may take. */
const CALLS = {
  timeout: 8_000,
  maxNetworkRetries: 2,
  telemetry: false,
  apiVersion: '2026-10-28.endive',
} as const;

/** Speaks to the payment provider; null where there is none. */
export function createStripeClient(provider: BillingSettings['provider']): Stripe | null {
  switch (provider.kind) {
    case 'stripe':
      return new Stripe(provider.secretKey, CALLS);
    case 'sandbox':
      return new Stripe(SANDBOX.secretKey, {
        ...CALLS,
        host: '127.0.0.1',
        port: provider.port,
        protocol: 'http',
      });
    case 'none':
      return null;
  }
}
