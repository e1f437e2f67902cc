import { getHistory, subscribeHistory, useLocation } from '@aura/shared-session/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { restoreScroll } from './restore.ts';
import { createScrollMemory } from './scroll-memory.ts';

const memory = createScrollMemory(tabStorage());

/** To the top of every new page, to its fragment where it names one, and back to the old position on Back. */
export function useScrollMemory(): void {
  const { pathname, hash, key } = useLocation();
  const shown = useRef<string | null>(null);
  useEffect(remember, []);
  useLayoutEffect(() => {
    const last = shown.current;
    shown.current = pathname;
    // The first page is where the browser has put it, unless it had nothing to scroll yet.
    const { action, location } = getHistory();
    const known = action === 'POP' ? memory.of(location.key) : null;
    if (last === null) return known === null || window.scrollY > 0 ? undefined : restoreScroll(known);
    if (known !== null) return restoreScroll(known);
    if (hash) return toFragment(hash);
    if (last !== pathname) window.scrollTo(0, 0);
    return undefined;
  }, [pathname, hash, key]);
}

/** Keeps the position of an entry when it is left, and takes the browser's own restoring over meanwhile. */
function remember(): () => void {
  const over = new AbortController();
  let entry = getHistory().location.key;
  window.history.scrollRestoration = 'manual';
  const stop = subscribeHistory(() => {
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

function toFragment(hash: string): undefined {
  document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
}

function tabStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    return null;
  }
}
