import { formatCount } from '@aura/shared-domain';
import { divideRounded, formatRate, formatReais, shareOf, type MoneyLine } from './money.ts';
import type { InssTable, IrrfTable, Tables } from './tables.ts';

/** An employee's INSS contribution on one pay, in cents: each slice has its own rate, rounded once. */
export function computeEmployeeInss(gross: number, { brackets }: InssTable): number {
  let from = 0;
  let millionths = 0;
  for (const { upTo, rate } of brackets) {
    millionths += Math.max(0, Math.min(gross, upTo) - from) * rate;
    from = upTo;
  }
  return divideRounded(millionths, 1_000_000);
}

export function makeEmployeeInssLine(gross: number, table: InssTable): MoneyLine {
  const ceiling = table.brackets.at(-1)?.upTo ?? 0;
  const rates = table.brackets.map(({ upTo, rate }) => `${formatRate(rate)} até ${formatReais(upTo)}`);
  const base = gross > ceiling ? `o teto de ${formatReais(ceiling)}` : formatReais(gross);
  return {
    id: 'inss',
    label: 'INSS',
    formula: `${rates.join(', ')}: cada faixa paga a sua parte, sobre ${base}`,
    cents: -computeEmployeeInss(gross, table),
  };
}

/** A partner's INSS contribution on their own pay. */
export function makeOwnPayInssLine(ownPay: number, table: InssTable): MoneyLine {
  const ceiling = table.brackets.at(-1)?.upTo ?? 0;
  const base = Math.min(ownPay, ceiling);
  return {
    id: 'inss',
    label: 'INSS do pró-labore',
    formula: `${formatRate(table.ownPayRate)} de ${formatReais(base)}${ownPay > ceiling ? ' (teto)' : ''}`,
    cents: -shareOf(base, table.ownPayRate),
  };
}

interface Taxed {
  readonly income: number;
  /** Contribution to the INSS on the same pay, positive. */
  readonly inss: number;
  readonly dependants: number;
}

/**
 * Tax withheld from one pay: the table applies to the pay after the greater of the two legal deductions; then comes
 * the reduction by the income before them. Two lines at most.
 */
export function computeIrrfLines(
  { income, inss, dependants }: Taxed,
  { irrf }: Pick<Tables, 'irrf'>,
): readonly MoneyLine[] {
  const legal = inss + dependants * irrf.dependant;
  const deduction = Math.max(legal, irrf.simplified);
  const base = Math.max(0, income - deduction);
  const bracket = irrf.brackets.find(({ upTo }) => base <= upTo);
  const tax = bracket ? Math.max(0, shareOf(base, bracket.rate) - bracket.deduction) : 0;
  const deducted = deduction === legal ? describeLegal({ inss, dependants }, irrf) : describeSimplified(irrf);
  const by =
    tax === 0 || !bracket
      ? `isento: sobram ${formatReais(base)} depois de tirar ${deducted}`
      : `${formatRate(bracket.rate)} de ${formatReais(base)} − ${formatReais(bracket.deduction)}; a base é ${formatReais(income)} − ${deducted}`;
  const line = { id: 'irrf', label: 'Imposto de renda pela tabela', formula: by, cents: 0 - tax };
  const reduction = tax === 0 ? null : makeReductionLine(income, tax, irrf);
  return reduction ? [line, reduction] : [line];
}

const describeSimplified = ({ simplified }: IrrfTable): string =>
  `o desconto simplificado de ${formatReais(simplified)}`;

function describeLegal({ inss, dependants }: Omit<Taxed, 'income'>, { dependant }: IrrfTable): string {
  const people = formatCount(dependants, 'dependente', 'dependentes');
  const own = `INSS de ${formatReais(inss)}`;
  return dependants === 0 ? own : `${own} e ${people} a ${formatReais(dependant)}`;
}

function makeReductionLine(income: number, tax: number, { reduction }: IrrfTable): MoneyLine | null {
  const label = 'Redução do imposto de renda';
  if (income <= reduction.free) {
    const formula = `renda de até ${formatReais(reduction.free)}: o imposto, até ${formatReais(reduction.most)}, é zerado`;
    return { id: 'irrf-reduction', label, formula, cents: Math.min(tax, reduction.most) };
  }
  if (income > reduction.upTo) return null;
  const cents = Math.min(tax, Math.max(0, reduction.fixed - shareOf(income, reduction.rate)));
  const formula = `${formatReais(reduction.fixed)} − ${formatRate(reduction.rate)} de ${formatReais(income)}`;
  return { id: 'irrf-reduction', label, formula, cents };
}
