import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work goes on before other requests get their turn, milliseconds. */
const SLICE_MS = 20;

/** What steps come to; between slices of them whatever else waits goes on. */
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

/** What `work` makes of each item, in their order, in slices. */
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
