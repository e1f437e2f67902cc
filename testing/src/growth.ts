/** How often each size is measured; the quickest counts, for a busy machine slows single runs. */
const RUNS = 3;

const quickest = (work: () => unknown): number =>
  Math.min(
    ...Array.from({ length: RUNS }, () => {
      const begun = performance.now();
      work();
      return performance.now() - begun;
    }),
  );

/** Below this the clock and the engine's own warming up weigh more than the work. */
const LEAST_MS = 1;

/**
 * How many times as long something takes with four times as much of a text: about 4 where the time grows with the
 * length, about 16 where it grows with its square. A ratio holds on any machine, a limit in milliseconds does not.
 * @param text what is cut to a quarter for the smaller run
 */
export function growthOf(text: string, work: (text: string) => unknown): number {
  const quarter = text.slice(0, text.length / 4);
  work(quarter);
  const small = quickest(() => work(quarter));
  return quickest(() => work(text)) / Math.max(small, LEAST_MS);
}
