import { formatCentavos, formatShare } from '@aura/shared-domain';

/** "R$ 5.000,00" of an amount in cents. */
export const formatReais = (cents: number): string =>
  // A minus sign, unlike a hyphen, stays on the line of its amount.
  formatCentavos(cents).replace('-', '\u2212');

/** "27,5%" of a rate in millionths. */
export const formatRate = (millionths: number): string => formatShare(millionths / 1_000_000, 4);

/** Whole division that rounds halves up, as a payroll does. */
export function divideRounded(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/** A share of an amount, in cents: `millionths` of 275,000 are 27.5 %. */
export const shareOf = (cents: number, millionths: number): number =>
  divideRounded(cents * millionths, 1_000_000);

/** One line of an account. Deductions are negative. */
export interface MoneyLine {
  readonly id: string;
  readonly label: string;
  /** In Portuguese: how the amount comes about. */
  readonly formula: string;
  readonly cents: number;
}

/** An account: its lines and their sum. */
export interface Sheet {
  readonly lines: readonly MoneyLine[];
  readonly total: number;
}

/** Adds lines up, so that a total can never disagree with them. */
export const getSheet = (lines: readonly MoneyLine[]): Sheet => ({
  lines,
  total: lines.reduce((sum, { cents }) => sum + cents, 0),
});
