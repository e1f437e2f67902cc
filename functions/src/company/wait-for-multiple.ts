/** Waits this many milliseconds. */
export type Wait = (ms: number) => Promise<unknown>;

interface Time {
  readonly now: () => Date;
  readonly wait: Wait;
}

/**
 * Does some work. Its result, or failure, arrives `ms` after the start, or twice `ms`, or three times: so longer work
 * does not reveal its duration.
 */
export async function waitForMultiple<T>(
  ms: number,
  { now, wait }: Time,
  work: () => Promise<T>,
): Promise<T> {
  const begun = now().getTime();
  try {
    return await work();
  } finally {
    const taken = now().getTime() - begun;
    await wait(ms * Math.max(1, Math.ceil(taken / ms)) - taken);
  }
}
