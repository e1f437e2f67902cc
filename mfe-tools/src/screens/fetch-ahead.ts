import { useEffect } from 'react';

/** A screen whose code comes later, see `lazyWithRetry`. */
export interface LaterScreen {
  readonly preload: () => Promise<void>;
}

/** Fetches the code of the screen that the address names, beside the data that it waits for; null for none. */
export function useFetchNamed(screen: LaterScreen | null): void {
  useEffect(() => {
    if (screen) fetchAhead([screen]);
  }, [screen]);
}

/**
 * Fetches the code of the screens that lead on from this one once the browser has nothing else to do, so that going
 * there waits for nothing. @param screens never made while drawing
 */
export function useFetchWhenIdle(screens: readonly LaterScreen[]): void {
  useEffect(() => runWhenIdle(() => fetchAhead(screens)), [screens]);
}

/** A failed fetch is repeated when the screen is drawn. */
function fetchAhead(screens: readonly LaterScreen[]): void {
  for (const screen of screens) screen.preload().catch(() => undefined);
}

/** Without the browser's own idle moment (Safari), the time in which a page is usually drawn. */
const DRAWN_AFTER_MS = 1_000;

/** Does something when the browser has nothing else to do; gives the way to call it off. */
function runWhenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(task);
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(task, DRAWN_AFTER_MS);
  return () => clearTimeout(timer);
}
