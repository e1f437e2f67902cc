import { Stripe } from 'stripe';
import { SANDBOX } from '@aura/shared-domain';
import type { BillingSettings } from '../../src/config/billing-settings.ts';

/** A client of the stand-in whose requests go through a function of the test's; nothing is repeated by itself. */
export function sandboxClient({ provider }: BillingSettings, through: typeof fetch): Stripe {
  if (provider.kind !== 'sandbox') throw new Error('no sandbox');
  return new Stripe(SANDBOX.secretKey, {
    host: '127.0.0.1',
    port: provider.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(through),
  });
}
