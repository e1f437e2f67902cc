/**
 * The multiple of `size` that a sum lies nearest to; halfway up. Because groups have exactly `size` people, what two
 * rounded sums say about a group that is in one and not in the other is never that all of it, or none of it, counted.
 */
export const rounded = (sum: number, size: number): number =>
  size * Math.floor(Math.round(sum * MILLION) / MILLION / size + 0.5);

/** Sums of tenths come out a hair too low or too high, which would decide about halves. */
const MILLION = 1_000_000;
