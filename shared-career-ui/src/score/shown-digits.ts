import { roundTo } from './apportion.ts';

const FEWEST = 2;
const MOST = 6;

/**
 * Decimals to write the steps with so that somebody who follows them with a calculator ends at the same number:
 * the written mean times the multiplier, written too, rounds to the same one decimal as the real product.
 */
export function shownDigits(mean: number, multiplier: number): number {
  const end = roundTo(mean * multiplier, 1);
  for (let digits = FEWEST; digits < MOST; digits += 1) {
    const followed = roundTo(roundTo(mean, digits) * multiplier, digits);
    if (roundTo(followed, 1) === end) return digits;
  }
  return MOST;
}
