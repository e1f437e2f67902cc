/** Milliseconds that half, and nineteen of twenty, of the calls took at most. */
interface Percentiles {
  readonly p50: number;
  readonly p95: number;
}

/** The same calls without and with a load: what they took, how much longer with it, and how many times as long. */
interface ComparedTimes {
  readonly alone: Percentiles;
  readonly beside: Percentiles;
  readonly waitMs: Percentiles;
  readonly ratio: Percentiles;
}

export function compareTimes(alone: readonly number[], beside: readonly number[]): ComparedTimes {
  const [without, withLoad] = [computePercentiles(alone), computePercentiles(beside)];
  return {
    alone: without,
    beside: withLoad,
    waitMs: { p50: withLoad.p50 - without.p50, p95: withLoad.p95 - without.p95 },
    ratio: { p50: divide(withLoad.p50, without.p50), p95: divide(withLoad.p95, without.p95) },
  };
}

/** By the nearest rank, in whole milliseconds. */
function computePercentiles(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((one, other) => one - other);
  const findRank = (share: number): number => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
  return { p50: findRank(0.5), p95: findRank(0.95) };
}

/** To two decimals. */
const divide = (one: number, other: number): number => Math.round((100 * one) / Math.max(1, other)) / 100;
