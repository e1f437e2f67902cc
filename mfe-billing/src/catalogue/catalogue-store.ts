import { createStore, type ApiError, type Result } from '@aura/shared-domain';
import type { Catalogue } from './find-price.ts';

/** The known state of the catalogue. */
export type CatalogueState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly catalogue: Catalogue };

export interface CatalogueSnapshot {
  readonly state: CatalogueState;
  /** A request is running; earlier data stays until the answer. */
  readonly isAsking: boolean;
}

export interface CatalogueStore {
  readonly get: () => CatalogueSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Requests the catalogue unless it is known or being requested. */
  readonly ensure: () => void;
  /** Loads it again, even if it is loaded. */
  readonly retry: () => void;
}

/** Keeps the catalogue for as long as the page lives. */
export function createCatalogueStore(load: () => Promise<Result<Catalogue, ApiError>>): CatalogueStore {
  const { get, set, subscribe } = createStore<CatalogueSnapshot>({
    state: { status: 'loading' },
    isAsking: false,
  });

  const ask = async () => {
    if (get().isAsking) return;
    set({ ...get(), isAsking: true });
    const answer = await load();
    const state: CatalogueState = answer.ok
      ? { status: 'ready', catalogue: answer.value }
      : { status: 'failed', message: answer.error.message };
    set({ state, isAsking: false });
  };

  return {
    get,
    subscribe,
    ensure: () => {
      if (get().state.status !== 'ready') void ask();
    },
    retry: () => void ask(),
  };
}
