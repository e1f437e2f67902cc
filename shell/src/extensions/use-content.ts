import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { PlaceState } from './placement.ts';

/** State of an extension's content; `empty` if it shows nothing after its time limit. */
export type Content = 'waiting' | 'there' | 'empty';

/** An extension that is mounted draws its first thing within this time, or has nothing to say for now. */
const PATIENCE_MS = 600;

/** Follows what an extension draws into an element. */
export function useContent(place: RefObject<HTMLElement | null>, state: PlaceState): Content {
  const [hasDrawn, setDrawn] = useState(false);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    // Within the same frame; otherwise the reserved space and the content would be visible together.
    const observer = new MutationObserver(() => flushSync(() => setDrawn(isDrawn(element))));
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [place]);
  useEffect(() => {
    if (state !== 'there') return undefined;
    const timer = setTimeout(() => setOver(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [state]);
  if (hasDrawn) return 'there';
  return isOver ? 'empty' : 'waiting';
}

/** Elements that only hold others count for nothing: that of the mounting, and that of the extension's own root. */
const isDrawn = (element: HTMLElement): boolean =>
  element.textContent !== '' || element.querySelector(':scope > * > * > *') !== null;
