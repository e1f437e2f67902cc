import type { Deduction, Evidence } from '@aura/shared-domain';

/** Something that costs points of a dimension; `points` before rounding, of 100. */
export interface Loss {
  readonly id: string;
  readonly points: number;
  readonly message: string;
  readonly action: string;
  readonly evidence: readonly Evidence[];
}

/** Dimension values have one decimal, so that the displayed values add up to the score. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * The losses of a dimension as deductions whose points, rounded to tenths by largest remainder, add up to exactly
 * 100 minus its value. A loss of less than a tenth is not worth a line unless the sum needs it.
 */
export function toDeductions(dimensionId: string, value: number, losses: readonly Loss[]): Deduction[] {
  const total = Math.round((100 - value) * 10);
  const tenths = losses.map(({ points }) => Math.floor(points * 10 + 1e-9));
  let left = total - tenths.reduce((sum, one) => sum + one, 0);
  const byRemainder = losses
    .map(({ points }, index) => ({ index, rest: points * 10 - (tenths[index] ?? 0) }))
    .filter(({ rest }) => rest > 1e-9)
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRemainder) {
    if (left <= 0) break;
    tenths[index] = (tenths[index] ?? 0) + 1;
    left -= 1;
  }
  return losses.flatMap(({ id, message, action, evidence }, index) => {
    const points = (tenths[index] ?? 0) / 10;
    return points === 0
      ? []
      : [{ id: `${dimensionId}-${id}`, dimensionId, points, message, action, evidence: [...evidence] }];
  });
}
