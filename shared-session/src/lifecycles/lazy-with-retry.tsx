import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;
type Wait = (ms: number) => Promise<void>;

const WAITS_MS = [250, 750];
const wait: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** What to do to give every component whose code did not come another chance. */
const failed = new Set<() => void>();

/**
 * `React.lazy` that asks again for a chunk that did not come: a failed preload is answered once from memory,
 * so the first repetition may fail without touching the network. React keeps the last failure for the life of the
 * component; {@link forgetFailedChunks} starts afresh.
 */
export function lazyWithRetry<P extends object>(load: Load<P>, pause: Wait = wait): ComponentType<P> {
  let Current: LazyExoticComponent<ComponentType<P>>;
  const renew = () => {
    Current = lazy(() =>
      attempt(load, pause).catch((error: unknown) => {
        failed.add(renew);
        throw error;
      }),
    );
  };
  renew();
  return function LazyWithRetry(props: P) {
    return <Current {...props} />;
  };
}

/** Lets every failed component load again at its next rendering; called where a person asks for another attempt. */
export function forgetFailedChunks(): void {
  for (const renew of failed) renew();
  failed.clear();
}

async function attempt<P>(load: Load<P>, pause: Wait): Promise<{ default: ComponentType<P> }> {
  for (const ms of WAITS_MS) {
    try {
      return await load();
    } catch {
      await pause(ms);
    }
  }
  return load();
}
