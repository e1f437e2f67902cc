/** A ratio over many pairs: the median, and the interval that holds it with 95 % confidence. */
export interface Interval {
  readonly median: number;
  readonly lower: number;
  readonly upper: number;
}

const RESAMPLES = 4_000;
const CONFIDENCE = 0.95;

/** The middle of some numbers; of an even count, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = Number.NaN, high = low] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return (low + high) / 2;
}

/** The median with its interval by the percentile bootstrap; the same values always give the same interval. */
export function medianInterval(values: readonly number[]): Interval {
  const random = generator(values.length);
  const draw = () => values[Math.floor(random() * values.length)] ?? Number.NaN;
  const medians = Array.from({ length: RESAMPLES }, () => median(values.map(draw))).toSorted((a, b) => a - b);
  const at = (share: number) => medians[Math.round(share * (RESAMPLES - 1))] ?? Number.NaN;
  return { median: median(values), lower: at((1 - CONFIDENCE) / 2), upper: at((1 + CONFIDENCE) / 2) };
}

/** Numbers from 0 to 1 that look like chance and are the same for a seed (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
