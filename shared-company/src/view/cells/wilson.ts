import { decimals } from '../decimals.ts';

/** Quantile of the normal distribution for 95 %. */
const Z = 1.96;

/**
 * Bounds of the 95 % score interval of a share, 0 to 1, four places: E. B. Wilson, "Probable inference, the law of
 * succession, and statistical inference", Journal of the American Statistical Association 22 (1927), 209–212.
 */
export function wilson(count: number, n: number): { readonly low: number; readonly high: number } {
  const share = count / n;
  const scale = 1 + Z ** 2 / n;
  const middle = (share + Z ** 2 / (2 * n)) / scale;
  const reach = (Z / scale) * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2));
  return { low: decimals(Math.max(0, middle - reach), 4), high: decimals(Math.min(1, middle + reach), 4) };
}
