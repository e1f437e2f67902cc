/** A value from 0 to 1; what is outside or not a number is brought to the nearest end (0 for NaN). */
export function computeFraction(value: number, max = 1): number {
  const share = value / max;
  return Number.isNaN(share) ? 0 : Math.min(1, Math.max(0, share));
}
