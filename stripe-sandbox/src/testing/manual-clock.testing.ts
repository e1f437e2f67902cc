import type { Clock } from '../clock.ts';

export interface ManualClock extends Clock {
  /** Moves time on, in milliseconds, and does on the way what was waited for. */
  readonly advance: (by: number) => void;
  /** Milliseconds until the next timer; null if there is no timer. */
  readonly waitsFor: () => number | null;
}

/** A clock that moves only on demand. It starts on the last day of a long month. */
export function manualClock(start = Date.UTC(2027, 0, 31, 12)): ManualClock {
  let now = start;
  const waiting = new Set<{ readonly at: number; readonly task: () => void }>();
  return {
    now: () => now,
    after(delay, task) {
      const entry = { at: now + delay, task };
      waiting.add(entry);
      return () => waiting.delete(entry);
    },
    waitsFor: () => (waiting.size === 0 ? null : Math.min(...[...waiting].map(({ at }) => at)) - now),
    advance(by) {
      const end = now + by;
      for (;;) {
        const [next] = [...waiting].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        waiting.delete(next);
        now = next.at;
        next.task();
      }
      now = end;
    },
  };
}
