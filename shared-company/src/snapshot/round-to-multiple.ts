/**
 * The nearest multiple of `size`; halves round up. Because groups have exactly `size` people, two rounded sums never
 * reveal that all members of a group that is in only one of them count, or none.
 */
export const roundToMultiple = (sum: number, size: number): number =>
  size * Math.floor(Math.round(sum * MILLION) / MILLION / size + 0.5);

/** Sums of tenths come out a hair too low or too high, which would decide about halves. */
const MILLION = 1_000_000;
