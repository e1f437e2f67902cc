import { err, ok, type Result } from '@aura/shared-domain';
import { divideRounded, formatRate, formatReais, getSheet, type MoneyLine, type Sheet } from './money.ts';
import { computeIrrfLines, makeOwnPayInssLine } from './payroll.ts';
import { makeSimplesLine, computeSimplesTax, type Annex } from './simples.ts';
import type { Tables } from './tables.ts';

export const PJ_REGIMES = ['mei', 'simplesAnexoIII', 'simplesAnexoV'] as const;
export type PjRegime = (typeof PJ_REGIMES)[number];

/** Amounts in cents a month. */
export interface PjOffer {
  readonly invoiceMonthly: number;
  readonly regime: PjRegime;
  readonly accountantMonthly: number;
  /** Benefits of an employment contract that the person has to buy: health plan, equipment. */
  readonly otherCostsMonthly: number;
  /** Weeks of a year without invoice, 0 to 51. */
  readonly unpaidWeeks: number;
}

export interface PjResult {
  /** The average month of a year. */
  readonly month: Sheet;
  readonly year: Sheet;
  /** The pay that the person takes; null for an MEI, who need not take any. */
  readonly ownPay: number | null;
  /** The table that applies; null for an MEI. */
  readonly annex: Annex | null;
  /** Share of own pay in revenue, millionths; null for an MEI. */
  readonly factorR: number | null;
}

/** Why a regime cannot be computed for an invoice. */
export interface PjRefusal {
  readonly code: 'meiLimit' | 'highIncome';
  /** In Portuguese. */
  readonly message: string;
}

const WEEKS = 52;

/** The invoice of the average month, after unpaid weeks. */
export const getRevenue = ({ invoiceMonthly, unpaidWeeks }: PjOffer): number =>
  divideRounded(invoiceMonthly * (WEEKS - unpaidWeeks), WEEKS);

/** The yearly net income from the same invoice in every month of work. */
export function getPj(offer: PjOffer, dependants: number, tables: Tables): Result<PjResult, PjRefusal> {
  return offer.regime === 'mei' ? computeMei(offer, tables) : computeSimples(offer, dependants, tables);
}

function listRevenue(offer: PjOffer): readonly MoneyLine[] {
  const { invoiceMonthly, unpaidWeeks } = offer;
  const invoice = {
    id: 'invoice',
    label: 'Nota do mês',
    formula: 'o que você informou',
    cents: invoiceMonthly,
  };
  if (unpaidWeeks === 0) return [invoice];
  const formula = `${unpaidWeeks} de ${WEEKS} semanas do ano sem nota, repartidas pelos meses`;
  const cents = getRevenue(offer) - invoiceMonthly;
  return [invoice, { id: 'unpaid', label: 'Semanas sem faturar', formula, cents }];
}

function listCosts({ accountantMonthly, otherCostsMonthly }: PjOffer): readonly MoneyLine[] {
  const formula = 'o que você informou';
  return [
    { id: 'accountant', label: 'Contabilidade', formula, cents: 0 - accountantMonthly },
    { id: 'other', label: 'Outros custos por sua conta', formula, cents: 0 - otherCostsMonthly },
  ].filter(({ cents }) => cents !== 0);
}

function makeYear(month: Sheet): Sheet {
  const formula = `12 × ${formatReais(month.total)}`;
  return getSheet([{ id: 'months', label: 'Doze meses', formula, cents: 12 * month.total }]);
}

function computeMei(offer: PjOffer, { mei }: Tables): Result<PjResult, PjRefusal> {
  const revenue = 12 * getRevenue(offer);
  if (revenue > mei.yearlyLimit) {
    const message =
      `Com esta nota, o ano soma ${formatReais(revenue)}, acima do limite do MEI, de ${formatReais(mei.yearlyLimit)}. ` +
      'Compare com o Simples Nacional.';
    return err({ code: 'meiLimit', message });
  }
  const das = {
    id: 'das',
    label: 'DAS do MEI',
    formula: `${formatReais(mei.contribution)} de INSS (5% do salário mínimo) + ${formatReais(mei.serviceTax)} de ISS`,
    cents: -(mei.contribution + mei.serviceTax),
  };
  const month = getSheet([...listRevenue(offer), das, ...listCosts(offer)]);
  return ok({ month, year: makeYear(month), ownPay: null, annex: null, factorR: null });
}

/** The least that keeps the factor R in annex III, the minimum wage in annex V. */
function computeOwnPay({ regime }: PjOffer, revenue: number, { inss, simples }: Tables): number {
  if (regime !== 'simplesAnexoIII') return inss.minimumWage;
  return Math.max(inss.minimumWage, Math.ceil((revenue * simples.factorR) / 1_000_000));
}

function computeSimples(offer: PjOffer, dependants: number, tables: Tables): Result<PjResult, PjRefusal> {
  const revenue = getRevenue(offer);
  const ownPay = computeOwnPay(offer, revenue, tables);
  const reaches = ownPay * 1_000_000 >= revenue * tables.simples.factorR;
  const annex: Annex = reaches ? 'III' : 'V';
  const das = computeSimplesTax(revenue, annex, tables.simples);
  if (das === null || isHighIncome(offer, { revenue, ownPay, das }, tables)) {
    return err({ code: 'highIncome', message: describeHighIncome(tables) });
  }
  const inss = makeOwnPayInssLine(ownPay, tables.inss);
  const tax = computeIrrfLines({ income: ownPay, inss: -inss.cents, dependants }, tables).map((line) => ({
    ...line,
    label: `${line.label} (pró-labore)`,
  }));
  const month = getSheet([
    ...listRevenue(offer),
    makeSimplesLine(revenue, das, annex, tables.simples),
    inss,
    ...tax,
    ...listCosts(offer),
  ]);
  const factorR = revenue === 0 ? 1_000_000 : Math.floor((ownPay * 1_000_000) / revenue);
  return ok({ month, year: makeYear(month), ownPay, annex, factorR });
}

interface SimplesMonth {
  readonly revenue: number;
  readonly ownPay: number;
  readonly das: number;
}

/** Whether profits or income reach what is taxed in another way since 2026: a month that is worked in full counts. */
function isHighIncome(offer: PjOffer, { revenue, ownPay, das }: SimplesMonth, { irrf }: Tables): boolean {
  const costs = offer.accountantMonthly + offer.otherCostsMonthly;
  const fullDas = revenue === 0 ? 0 : divideRounded(das * offer.invoiceMonthly, revenue);
  const profits = offer.invoiceMonthly - fullDas - costs - ownPay;
  const yearly = 12 * (revenue - das - costs);
  return profits > irrf.highIncome.monthlyProfits || yearly > irrf.highIncome.yearlyIncome;
}

function describeHighIncome({ irrf }: Tables): string {
  const { monthlyProfits, yearlyIncome } = irrf.highIncome;
  return (
    `Acima de ${formatReais(monthlyProfits)} de lucro por mês, ou de ${formatReais(yearlyIncome)} de renda ` +
    `por ano, há um imposto a mais (${formatRate(100_000)} no caso do lucro do mês, Lei nº 15.270/2025) que ` +
    'esta conta não faz. Fale com quem cuida da sua contabilidade.'
  );
}
