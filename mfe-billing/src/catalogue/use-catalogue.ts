import { billingCatalogueEndpoint } from '@aura/shared-domain';
import { useEffect, useSyncExternalStore } from 'react';
import { createCatalogueStore, type CatalogueSnapshot } from './catalogue-store.ts';
import { call } from '@aura/shared-session';

const store = createCatalogueStore(() => call(billingCatalogueEndpoint));

/** What can be bought, asked for once in the life of the page. A failure is asked about again by the next who needs it. */
export function useCatalogue(): CatalogueSnapshot & { readonly retry: () => void } {
  const snapshot = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => store.ensure(), []);
  return { ...snapshot, retry: store.retry };
}
