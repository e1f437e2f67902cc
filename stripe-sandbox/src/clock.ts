/** Time as the stand-in knows it: read and waited for here alone, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Does something once, after a while in milliseconds. The answer takes it back. */
  readonly after: (delay: number, task: () => void) => () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(delay, task) {
    // A server keeps the process alive; what is only waited for must not.
    const timer = setTimeout(task, delay).unref();
    return () => clearTimeout(timer);
  },
};
