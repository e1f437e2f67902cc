import { ok, type ResponseOf, type Result, billingCatalogueEndpoint } from '@aura/shared-domain';
import type { BillingSettings } from '../config/billing-settings.ts';
import type { BillingDeps } from './billing-deps.ts';

type Catalogue = ResponseOf<typeof billingCatalogueEndpoint>;

/** GET /billing/catalogue: the prices on sale, and the payment provider. */
export function showCatalogue({
  settings,
  prices,
}: Pick<BillingDeps, 'settings' | 'prices'>): () => Promise<Result<Catalogue, never>> {
  const catalogue = {
    provider: presentProvider(settings.provider),
    prices: prices.onSale.map(({ id, plan, interval, amount }) => ({ priceId: id, plan, interval, amount })),
  };
  return async () => ok(catalogue);
}

/** The public part of the provider's settings. */
function presentProvider(provider: BillingSettings['provider']): Catalogue['provider'] {
  if (provider.kind !== 'stripe') return { kind: provider.kind };
  return { kind: 'stripe', publishableKey: provider.publishableKey };
}
