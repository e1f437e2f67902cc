import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const WAITS_MS = [250, 750];

/**
 * `React.lazy` that asks again for a chunk that did not come: a failed preload is answered once from memory,
 * so the first repetition may fail without touching the network.
 */
export function lazyWithRetry<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): LazyExoticComponent<ComponentType<P>> {
  const attempt = (n: number): Promise<{ default: ComponentType<P> }> =>
    load().catch(async (error: unknown) => {
      const pause = WAITS_MS[n];
      if (pause === undefined) throw error;
      await wait(pause);
      return attempt(n + 1);
    });
  return lazy(() => attempt(0));
}
