/** Waits this many milliseconds. */
export type Wait = (ms: number) => Promise<unknown>;

interface Time {
  readonly now: () => Date;
  readonly wait: Wait;
}

/**
 * Does some work. What comes of it, a failure too, comes `ms` after it began, or twice `ms`, or three times: work that
 * takes longer than it usually does is not told by how much.
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
