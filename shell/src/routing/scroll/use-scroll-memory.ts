import { getHistory, subscribeHistory, useLocation } from '@aura/shared-session/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { reachFragment } from './reach-fragment.ts';
import { restoreScroll } from './restore.ts';
import { createScrollMemory } from './scroll-memory.ts';

const memory = createScrollMemory(tabStorage());

/**
 * To the top of every new page, to its fragment where it names one, and back to the old position on Back.
 * @param isWritten the first page was there before the application: the browser and the reader have moved in it
 */
export function useScrollMemory(isWritten: boolean): void {
  const { pathname, hash, key } = useLocation();
  const hasNavigated = useRef(false);
  const shown = useRef(pathname);
  useEffect(() => remember(() => void (hasNavigated.current = true)), []);
  useLayoutEffect(() => {
    const last = shown.current;
    shown.current = pathname;
    const { action, location } = getHistory();
    const known = action === 'POP' ? memory.of(location.key) : null;
    if (!hasNavigated.current) {
      // A page that comes empty has nothing that the browser could scroll.
      if (isWritten) return undefined;
      return known === null ? reachNamed(hash) : restoreScroll(known);
    }
    if (known !== null) return restoreScroll(known);
    if (last !== pathname) window.scrollTo(0, 0);
    return reachNamed(hash);
  }, [pathname, hash, key, isWritten]);
}

const reachNamed = (hash: string): (() => void) | undefined =>
  hash === '' ? undefined : reachFragment(hash);

/** Keeps the position of an entry when it is left, and takes the browser's own restoring over meanwhile. */
function remember(onNavigation: () => void): () => void {
  const over = new AbortController();
  let entry = getHistory().location.key;
  window.history.scrollRestoration = 'manual';
  const stop = subscribeHistory(() => {
    onNavigation();
    memory.keep(entry, window.scrollY);
    entry = getHistory().location.key;
  });
  window.addEventListener(
    'pagehide',
    () => {
      memory.keep(entry, window.scrollY);
      // Whatever page comes back to this entry may be one that the browser restores by itself.
      window.history.scrollRestoration = 'auto';
    },
    { signal: over.signal },
  );
  window.addEventListener('pageshow', () => void (window.history.scrollRestoration = 'manual'), {
    signal: over.signal,
  });
  return () => {
    over.abort();
    stop();
  };
}

function tabStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    return null;
  }
}
