import type { Deduction, Dimension, Evidence } from '@aura/shared-domain';
import { QUOTATIONS } from './weights.ts';

/** Points that a dimension loses for one reason, not rounded. */
export interface Loss {
  readonly id: string;
  readonly points: number;
  readonly message: string;
  readonly action: string;
  readonly evidence: readonly Evidence[];
}

/** A dimension with what it lost and why. */
export interface Measured {
  readonly dimension: Dimension;
  readonly deductions: readonly Deduction[];
}

type Base = Pick<Dimension, 'id' | 'label' | 'weight' | 'rule'>;

/** `tenths` shared out in proportion to `parts`, whole tenths each, so that they add up exactly. */
function shareOut(tenths: number, parts: readonly number[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  const exact = parts.map((part) => (total === 0 ? 0 : (tenths * part) / total));
  const shares = exact.map(Math.floor);
  const left = Math.round(tenths - shares.reduce((sum, share) => sum + share, 0));
  const order = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of order.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

/** A graded dimension: 100 less its losses, never under 0. Its deductions add up to exactly what is missing to 100. */
export function gradeDimension(base: Base, losses: readonly Loss[], earned: readonly Evidence[]): Measured {
  const real = losses.filter(({ points }) => points > 0);
  const lost = Math.min(
    1000,
    Math.round(10 * real.reduce((sum, { points }) => sum + points, 0) * (1 + Number.EPSILON)),
  );
  const shares = shareOut(
    lost,
    real.map(({ points }) => points),
  );
  const deductions = real
    .map((loss, at): Deduction => ({
      id: loss.id,
      dimensionId: base.id,
      points: (shares[at] ?? 0) / 10,
      message: loss.message,
      action: loss.action,
      evidence: loss.evidence.slice(0, QUOTATIONS),
    }))
    .filter(({ points }) => points > 0);
  const worst = deductions.toSorted((a, b) => b.points - a.points)[0];
  return {
    dimension: {
      ...base,
      value: (1000 - lost) / 10,
      evidence: earned.slice(0, QUOTATIONS),
      ...(worst ? { howToImprove: worst.action } : {}),
    },
    deductions,
  };
}

/** A dimension that cannot be graded; its weight goes to the others. */
export function leaveUngraded(base: Base, howToImprove: string): Measured {
  return { dimension: { ...base, value: null, evidence: [], howToImprove }, deductions: [] };
}
