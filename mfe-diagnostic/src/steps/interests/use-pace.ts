import { useCallback, useEffect, useRef } from 'react';

/** A pause longer than this was not spent on the statement. */
const LONGEST_MS = 30_000;

/** Gives a function that says how much time went into the latest answer, in milliseconds. */
export function usePace(): () => number {
  const since = useRef<number | null>(null);
  useEffect(() => {
    since.current = performance.now();
  }, []);
  return useCallback(() => {
    const now = performance.now();
    const spent = now - (since.current ?? now);
    since.current = now;
    return Math.min(spent, LONGEST_MS);
  }, []);
}
