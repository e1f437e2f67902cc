import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** The module of a component. */
interface Loaded<P> {
  /** The component. */
  readonly default: ComponentType<P>;
}
type Load<P> = () => Promise<Loaded<P>>;
type Wait = (ms: number) => Promise<void>;

/** A component whose code comes later. */
export type LazyComponent<P> = ComponentType<P> & {
  /** Fetches the code; once that is done the component draws without waiting. Rejects where it does not come. */
  readonly preload: () => Promise<void>;
};

const WAITS_MS = [250, 750];
const wait: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Functions that retry every component whose code failed to load. */
const failed = new Set<() => void>();

/**
 * `React.lazy` that asks again for a chunk that did not come: a failed preload is answered once from memory,
 * so the first repetition may fail without touching the network. React keeps the last failure for the life of the
 * component; {@link forgetFailedChunks} starts afresh.
 */
export const lazyWithRetry = <P extends object>(load: () => Promise<Loaded<P>>): LazyComponent<P> =>
  loadLazilyWithPauses(load, wait);

/** The same with pauses that a test can shorten. */
export function loadLazilyWithPauses<P extends object>(load: Load<P>, pause: Wait): LazyComponent<P> {
  let loaded: Loaded<P> | null = null;
  let Current: LazyExoticComponent<ComponentType<P>>;
  const renew = () => {
    Current = lazy(() => {
      if (loaded) return resolveAtOnce(loaded);
      return tryLoading(load, pause).catch((error: unknown) => {
        failed.add(renew);
        throw error;
      });
    });
  };
  renew();
  function LazyWithRetry(props: P) {
    return <Current {...props} />;
  }
  const preload = async () => {
    loaded ??= await tryLoading(load, pause);
  };
  return Object.assign(LazyWithRetry, { preload });
}

/** Lets every failed component load again at its next rendering; called where a person asks for another attempt. */
export function forgetFailedChunks(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/**
 * Answers within the call, so that React does not wait at all: HTML that is being taken over would be thrown away if
 * its address changed during the wait.
 */
function resolveAtOnce<P>(loaded: Loaded<P>): Promise<Loaded<P>> {
  const answered: PromiseLike<Loaded<P>> = {
    // eslint-disable-next-line unicorn/no-thenable -- a promise answers too late
    then: (resolve) => Promise.resolve(resolve?.(loaded)) as never,
  };
  return answered as Promise<Loaded<P>>;
}

async function tryLoading<P>(load: Load<P>, pause: Wait): Promise<Loaded<P>> {
  for (const ms of WAITS_MS) {
    try {
      return await load();
    } catch {
      await pause(ms);
    }
  }
  return load();
}
