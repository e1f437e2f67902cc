import { billingCatalogueEndpoint } from '@aura/shared-domain';
import { useEffect, useSyncExternalStore } from 'react';
import { createCatalogueStore, type CatalogueSnapshot } from './catalogue-store.ts';
import { call } from '@aura/shared-session';

const store = createCatalogueStore(() => call(billingCatalogueEndpoint));

/**
 * The catalogue, requested once in the life of the page. After a failure, the next component that needs it retries.
 */
export function useCatalogue(): CatalogueSnapshot & { readonly retry: () => void } {
  const snapshot = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => store.ensure(), []);
  return { ...snapshot, retry: store.retry };
}
