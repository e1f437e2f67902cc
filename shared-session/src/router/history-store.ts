import { createStore } from '@aura/shared-domain';
import type { Location, NavigationType, To } from 'react-router-dom';

/** One history for the whole page: shell and remotes read the same snapshot, so one navigation renders once. */
export interface HistorySnapshot {
  /** How the page came to be here. */
  readonly action: `${NavigationType}`;
  /** Where it is. */
  readonly location: Location;
}

interface EntryState {
  readonly usr: unknown;
  readonly key: string;
}

const browser = typeof window !== 'undefined';
const history = createStore<HistorySnapshot>({ action: 'POP', location: readLocation() });

if (browser) {
  window.addEventListener('popstate', () => {
    const location = readLocation();
    // single-spa announces every app change with an artificial popstate: same entry, nothing to do.
    const before = history.get().location;
    if (location.key === before.key && buildHref(location) === buildHref(before)) return;
    history.set({ action: 'POP', location });
  });
}

/** The current snapshot; the same object until the next navigation. */
export const getHistory = (): HistorySnapshot => history.get();

/** Calls the listener after each navigation; gives the function that ends it. */
export function subscribeHistory(listener: () => void): () => void {
  return history.subscribe(listener);
}

/** Goes to a path of this site. `replace` puts it in the place of the current entry. */
export function navigate(
  to: To,
  options: { readonly replace?: boolean; readonly state?: unknown } = {},
): void {
  const action = options.replace ? 'REPLACE' : 'PUSH';
  const location = { ...resolve(to), state: options.state ?? null, key: makeKey() };
  const entry: EntryState = { usr: location.state, key: location.key };
  const url = buildHref(location);
  if (options.replace) window.history.replaceState(entry, '', url);
  else window.history.pushState(entry, '', url);
  history.set({ action, location });
}

/** Path, query and fragment of a location. */
export const buildHref = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string => pathname + search + hash;

function resolve(to: To): Pick<Location, 'pathname' | 'search' | 'hash'> {
  const current = history.get().location;
  const target =
    typeof to === 'string' ? to : `${to.pathname ?? current.pathname}${to.search ?? ''}${to.hash ?? ''}`;
  const { pathname, search, hash } = new URL(target, window.location.origin + buildHref(current));
  return { pathname, search, hash };
}

function readLocation(): Location {
  if (!browser) return { pathname: '/', search: '', hash: '', state: null, key: 'default' } as Location;
  const { pathname, search, hash } = window.location;
  const entry = window.history.state as Partial<EntryState> | null;
  const key = entry?.key ?? makeKey();
  // An entry not created by this module, such as the first one or a fragment's, gets a key to identify it.
  if (!entry?.key) window.history.replaceState({ ...entry, key }, '');
  return { pathname, search, hash, state: entry?.usr ?? null, key } as Location;
}

function makeKey(): string {
  return crypto.randomUUID().slice(0, 8);
}
