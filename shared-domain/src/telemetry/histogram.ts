import type { VitalName } from '../api/telemetry.ts';

/** What is counted in a histogram. */
export type Measure = VitalName | 'load';

/** How often a value fell into each bucket; a bucket is called by its upper bound, the last one `more`. */
export type Histogram = Readonly<Record<string, number>>;

const MILLISECONDS = [
  50, 100, 200, 300, 400, 500, 600, 800, 1000, 1250, 1500, 1800, 2000, 2500, 3000, 4000, 6000, 10_000, 20_000,
];
const INTERACTION = [25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 2000, 4000];
const SHIFT = [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.4, 0.6, 1];

/** Upper bounds, included in their buckets; the limits of "good" and "poor" of each vital are among them. */
const BOUNDS: Readonly<Record<Measure, readonly number[]>> = {
  load: MILLISECONDS,
  LCP: MILLISECONDS,
  FCP: MILLISECONDS,
  TTFB: MILLISECONDS,
  INP: INTERACTION,
  CLS: SHIFT,
};

const OVERFLOW = 'more';

/** Name of the bucket that a value falls into. */
export function findBucket(measure: Measure, value: number): string {
  const bound = BOUNDS[measure].find((candidate) => value <= candidate);
  return bound === undefined ? OVERFLOW : String(bound);
}

/** How many values a histogram holds. */
export const countOf = (histogram: Histogram): number =>
  Object.values(histogram).reduce((total, count) => total + count, 0);

/** Two histograms of one measure as one. */
export function addHistograms(one: Histogram, other: Histogram): Histogram {
  const sum: Record<string, number> = { ...one };
  for (const [bucket, count] of Object.entries(other)) sum[bucket] = (sum[bucket] ?? 0) + count;
  return sum;
}

/**
 * The value that a share of all values does not exceed, assuming an even spread inside its bucket. Null for an empty
 * histogram; the largest bound if it is beyond all of them.
 * @param share from 0 to 1
 */
export function computePercentile(measure: Measure, histogram: Histogram, share: number): number | null {
  const wanted = countOf(histogram) * share;
  if (wanted === 0) return null;
  let seen = 0;
  let lower = 0;
  for (const bound of BOUNDS[measure]) {
    const count = histogram[String(bound)] ?? 0;
    if (count > 0 && seen + count >= wanted) return lower + ((bound - lower) * (wanted - seen)) / count;
    seen += count;
    lower = bound;
  }
  return lower;
}
