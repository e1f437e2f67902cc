import { SANDBOX, SANDBOX_PRICES } from '@aura/shared-domain';
import { startSandbox } from '@aura/stripe-sandbox';
import type { BillingSettings } from '../../src/config/billing-settings.ts';
import { createStripeClient } from '../../src/billing/stripe-client.ts';
import { startBackendUnderTest, IS_DEPLOYED, localBackend, type Backend, type Replaced } from '../backend.ts';
import { sandboxControl, type SandboxControl } from './sandbox-control.ts';

export interface BillingUnderTest extends SandboxControl {
  readonly backend: Backend;
  /** Settings of a backend that speaks to this stand-in. */
  readonly settings: BillingSettings;
}

/** The backend and its stand-in for Stripe: the deployed ones if present, otherwise in this process. */
export async function billingUnderTest(): Promise<BillingUnderTest & { readonly stop: () => Promise<void> }> {
  if (!IS_DEPLOYED) return startLocalBilling();
  const backend = await startBackendUnderTest();
  const settings = sandboxSettings(SANDBOX.port);
  return { ...sandboxControl(SANDBOX.port), backend, settings, stop: () => backend.stop() };
}

/** A backend in this process with replaced parts, and a separate stand-in that delivers no events by itself. */
export async function startLocalBilling(
  replaced: Replaced = {},
): Promise<BillingUnderTest & { readonly stop: () => Promise<void> }> {
  const sandbox = await startSandbox({
    port: 0,
    webhookUrl: null,
    siteUrl: 'http://localhost:4310',
    file: null,
  });
  const settings = sandboxSettings(sandbox.port);
  const backend = await localBackend({
    billing: settings,
    stripe: createStripeClient(settings.provider),
    ...replaced,
  });
  return {
    ...sandboxControl(sandbox.port),
    backend,
    settings,
    stop: async () => {
      await backend.stop();
      await sandbox.stop();
    },
  };
}

const sandboxSettings = (port: number): BillingSettings => ({
  provider: { kind: 'sandbox', port },
  webhookSecrets: [SANDBOX.webhookSecret],
  prices: SANDBOX_PRICES,
  earlierPrices: [],
  ignored: [],
});
