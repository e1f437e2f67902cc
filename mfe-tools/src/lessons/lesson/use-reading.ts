import { isRead, type LessonSummary, type Reading } from '@aura/shared-lessons';
import { useEffect, useState, type RefObject } from 'react';

const TICK_MS = 1000;

/**
 * Measures the reading of a text, once a second while the page is visible, until it counts as read; null until then.
 * @param done whether it counted before: nothing is measured then
 */
export function useReading(
  text: RefObject<HTMLElement | null>,
  { readingTime }: Pick<LessonSummary, 'readingTime'>,
  done: boolean,
): Reading | null {
  const [read, setRead] = useState<Reading | null>(null);
  const isOver = done || read !== null;
  useEffect(() => {
    if (isOver) return;
    const so = { seconds: 0, share: 0 };
    const timer = setInterval(() => {
      const element = text.current;
      if (!element || document.visibilityState !== 'visible') return;
      so.seconds += TICK_MS / 1000;
      so.share = Math.max(so.share, shareRead(element.getBoundingClientRect(), window.innerHeight));
      if (isRead(so, readingTime)) setRead({ ...so });
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [text, readingTime, isOver]);
  return read;
}

/** The share of a text above the lower edge of the window, 0 to 1. */
export function shareRead({ top, height }: Pick<DOMRect, 'top' | 'height'>, windowHeight: number): number {
  return height <= 0 ? 0 : Math.min(1, Math.max(0, (windowHeight - top) / height));
}
