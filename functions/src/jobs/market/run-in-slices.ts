import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work runs before other requests get their turn, milliseconds. */
const SLICE_MS = 20;

/** Runs steps in slices, so that other tasks can run between them. */
export async function runInSlices<R>(steps: Iterator<unknown, R>): Promise<R> {
  let startedAt = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - startedAt <= SLICE_MS) continue;
    await nextTurn();
    startedAt = performance.now();
  }
}

/** Maps items in order, in slices. */
export function mapInSlices<T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> {
  return runInSlices(
    (function* () {
      const results: R[] = [];
      for (const item of items) {
        results.push(work(item));
        yield;
      }
      return results;
    })(),
  );
}
