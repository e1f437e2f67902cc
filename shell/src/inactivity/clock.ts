/** The clock and the timers of the page, so that tests need not wait. */
export interface Clock {
  /** Milliseconds of the device's clock, which goes on while the device sleeps and may be set. */
  readonly now: () => number;
  /** Runs the task after `ms`, or later where the browser holds timers back. Returns the way to call it off. */
  readonly after: (ms: number, task: () => void) => () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
