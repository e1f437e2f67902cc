import { useCallback, useEffect, useRef } from 'react';

/** When news of what was done in the portal may have come, in milliseconds from the return. */
const DELAYS_MS = [2_000, 4_000, 6_000, 8_000, 12_000];

/** Runs a task after some milliseconds; returns a function that cancels it. */
export type After = (ms: number, task: () => void) => () => void;

const runAfterTimeout: After = (ms, task) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

/**
 * Repeats a task a few times within the next seconds, while the page is shown: changes in the portal reach us a little
 * later. Returns a function that starts it; another call restarts it.
 */
export function useFollowUp(task: () => void, after: After = runAfterTimeout): () => void {
  const latest = useRef(task);
  useEffect(() => {
    latest.current = task;
  }, [task]);
  const callOff = useRef<() => void>(() => undefined);
  useEffect(() => () => callOff.current(), []);
  return useCallback(() => {
    callOff.current();
    const stops = DELAYS_MS.map((ms) => after(ms, () => latest.current()));
    callOff.current = () => {
      for (const stop of stops) stop();
    };
  }, [after]);
}
