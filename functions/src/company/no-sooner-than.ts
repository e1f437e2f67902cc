/** Resolves after so many milliseconds. */
export type Wait = (ms: number) => Promise<unknown>;

/** Does some work. What comes of it, a failure too, comes once `ms` are over at the earliest. */
export async function noSoonerThan<T>(ms: number, wait: Wait, work: () => Promise<T>): Promise<T> {
  const over = wait(ms);
  try {
    return await work();
  } finally {
    await over;
  }
}
