import { getHistory, subscribeHistory, useLocation } from '@aura/shared-session/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createScrollMemory } from './scroll-memory.ts';
import { findFragmentTarget } from '@aura/shared-pages/focus';

/** A page that has not grown by then is not going to. */
const GIVEN_UP_AFTER_MS = 5000;

/** Whatever a person does to scroll by themselves. */
const OWN_SCROLLING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Tries to reach a place of the page, now and whenever the page grows, because a lazily loaded page is short at first.
 * It stops when the person scrolls. Returns a function that cancels it.
 * @param reach scrolls there; true on success
 */
function scrollAsPageGrows(reach: () => boolean): () => void {
  const over = new AbortController();
  const attempt = () => {
    if (reach()) over.abort();
  };
  const observer = new ResizeObserver(attempt);
  over.signal.addEventListener('abort', () => observer.disconnect());
  for (const type of OWN_SCROLLING) {
    window.addEventListener(type, () => over.abort(), { passive: true, signal: over.signal });
  }
  const timer = setTimeout(() => over.abort(), GIVEN_UP_AFTER_MS);
  over.signal.addEventListener('abort', () => clearTimeout(timer));
  observer.observe(document.body);
  attempt();
  return () => over.abort();
}

/** Scrolls to a position as soon as the page is long enough. Returns a function that cancels it. */
const restoreScroll = (y: number): (() => void) =>
  scrollAsPageGrows(() => {
    window.scrollTo(0, y);
    return Math.abs(window.scrollY - y) <= 1;
  });

/** Scrolls to the target of a fragment (`#…`) as soon as it exists. Returns a function that cancels it. */
export const reachFragment = (hash: string): (() => void) =>
  scrollAsPageGrows(() => {
    const target = findFragmentTarget(hash);
    // A part of a remote is hidden until it is complete, and nothing scrolls to what is hidden.
    if (!target || target.getClientRects().length === 0) return false;
    target.scrollIntoView();
    return true;
  });

const memory = createScrollMemory(openTabStorage());

/**
 * Scrolls to the top of every new page, to its fragment if there is one, and to the old position on Back.
 * @param isWritten the first page was prerendered: browser and reader may have scrolled in it
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

/** Stores the position of an entry when it is left, and disables the browser's own restoration. */
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

function openTabStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    return null;
  }
}
