import { Stripe } from 'stripe';
import { SANDBOX } from '@aura/shared-domain';
import type { BillingSettings } from '../config/billing-settings.ts';

/** A call without an answer fails after 26 seconds: sooner than the limit for beginning a purchase. */
const CALLS = {
  timeout: 8_000,
  maxNetworkRetries: 2,
  telemetry: false,
  apiVersion: '2026-10-28.endive',
} as const;

/** Creates the client of the payment provider; null if none is configured. */
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
