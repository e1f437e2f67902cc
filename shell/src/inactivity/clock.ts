/** The clock and the timers of the page, so that tests need not wait. */
export interface Clock {
  /** Milliseconds of the device's clock, which continues during sleep and may be set. */
  readonly now: () => number;
  /** Runs the task after `ms`, or later if the browser throttles timers. Returns a function that cancels it. */
  readonly after: (ms: number, task: () => void) => () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
