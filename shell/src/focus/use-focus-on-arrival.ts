import { subscribeHistory } from '@aura/shared-session/router';
import { useEffect, useRef } from 'react';
import { findCurrentHeading, followHeading } from './page-heading.ts';

/**
 * After each change of page, focuses the new heading once it exists, unless the person has already moved on: a slow
 * page must not take the focus away.
 */
export function useFocusOnArrival(pathname: string): void {
  const left = useRef<HTMLElement | null>(null);
  const first = useRef(true);
  // Asked at the moment of the navigation, before any tree has drawn the new page.
  useEffect(
    () =>
      subscribeHistory(() => {
        left.current = findCurrentHeading();
      }),
    [],
  );
  useEffect(() => {
    const isFirst = first.current;
    first.current = false;
    // On arrival the browser's own starting point is right; after a change focus has to follow.
    if (isFirst) return;
    const stopWaiting = followHeading(left.current, (heading) => heading.focus({ preventScroll: true }));
    const stopListening = followNextInput(stopWaiting);
    return () => {
      stopListening();
      stopWaiting();
    };
  }, [pathname]);
}

/** Calls back at the next key or press. Returns a function that cancels it. */
function followNextInput(act: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  for (const type of ['keydown', 'pointerdown'] as const) {
    window.addEventListener(
      type,
      () => {
        listening.abort();
        act();
      },
      { capture: true, signal },
    );
  }
  return () => listening.abort();
}
