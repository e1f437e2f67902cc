/** Measures how long a screen is shown. */
export interface Stopwatch {
  /** Begins anew: another screen is shown. */
  readonly restart: () => void;
  /** Milliseconds since the last restart. */
  readonly elapsed: () => number;
}

/** @param now milliseconds of a clock that only goes forward */
export function createStopwatch(now: () => number = () => performance.now()): Stopwatch {
  let since = now();
  return {
    restart: () => {
      since = now();
    },
    elapsed: () => now() - since,
  };
}
