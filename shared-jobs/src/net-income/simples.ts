import { divideRounded, formatRate, formatReais, type MoneyLine } from './money.ts';
import type { DeductedBracket, SimplesTable } from './tables.ts';

export type Annex = 'III' | 'V';

const getBrackets = (annex: Annex, table: SimplesTable): readonly DeductedBracket[] =>
  annex === 'III' ? table.annexIII : table.annexV;

const findBracket = (revenue: number, annex: Annex, table: SimplesTable): DeductedBracket | undefined =>
  getBrackets(annex, table).find(({ upTo }) => 12 * revenue <= upTo);

/**
 * Tax of a month whose revenue was the same in the twelve months before it: (RBT12 × rate − deduction) ÷ RBT12 of it,
 * which is a twelfth of the numerator. Null above the last bracket.
 */
export function computeSimplesTax(revenue: number, annex: Annex, table: SimplesTable): number | null {
  const bracket = findBracket(revenue, annex, table);
  if (!bracket) return null;
  const yearly = 12 * revenue * bracket.rate - bracket.deduction * 1_000_000;
  return divideRounded(yearly, 12 * 1_000_000);
}

/** The tax as a line, with the effective rate in words. */
export function makeSimplesLine(revenue: number, das: number, annex: Annex, table: SimplesTable): MoneyLine {
  const bracket = findBracket(revenue, annex, table);
  const yearly = formatReais(12 * revenue);
  const effective = revenue === 0 ? 0 : Math.round((das * 1_000_000) / revenue / 100) * 100;
  const formula = bracket
    ? `alíquota efetiva de ${formatRate(effective)}: (${yearly} × ${formatRate(bracket.rate)} − ${formatReais(bracket.deduction)}) ` +
      `÷ ${yearly}, sobre ${formatReais(revenue)}`
    : '';
  return { id: 'das', label: `DAS do Simples, anexo ${annex}`, formula, cents: 0 - das };
}
