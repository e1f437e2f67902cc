import {
  divideRounded,
  formatRate,
  formatReais,
  shareOf,
  getSheet,
  type MoneyLine,
  type Sheet,
} from './money.ts';
import { makeEmployeeInssLine, computeIrrfLines } from './payroll.ts';
import type { Tables } from './tables.ts';

/** Amounts in cents a month. */
export interface CltOffer {
  readonly grossMonthly: number;
  /** The price of the employer's benefits if the person had to buy them. */
  readonly benefitsMonthly: number;
}

export interface CltResult {
  /** A month without holidays. */
  readonly month: Sheet;
  /** The month of the holidays, with a third more. */
  readonly holidayMonth: Sheet;
  readonly thirteenth: Sheet;
  /** Money that reaches the account in a year. */
  readonly year: Sheet;
  /** A twelfth of the year, rounded. */
  readonly monthlyAverage: number;
  /** Deposits of the employer in a year; not cash now. */
  readonly fgts: Sheet;
  /** Cash, benefits and FGTS of a year. */
  readonly package: Sheet;
}

/** The yearly value of an employment contract, with the same pay all year. */
export function getClt(
  { grossMonthly, benefitsMonthly }: CltOffer,
  dependants: number,
  tables: Tables,
): CltResult {
  const third = divideRounded(grossMonthly, 3);
  const salary = (label: string): MoneyLine => ({
    id: 'gross',
    label,
    formula: 'o que você informou',
    cents: grossMonthly,
  });
  const payOf = (lines: readonly MoneyLine[]): Sheet => {
    const income = getSheet(lines).total;
    const inss = makeEmployeeInssLine(income, tables.inss);
    return getSheet([...lines, inss, ...computeIrrfLines({ income, inss: -inss.cents, dependants }, tables)]);
  };
  const month = payOf([salary('Salário bruto')]);
  const holidayMonth = payOf([
    salary('Salário do mês de férias'),
    { id: 'third', label: 'Um terço de férias', formula: `${formatReais(grossMonthly)} ÷ 3`, cents: third },
  ]);
  const thirteenth = payOf([salary('13º salário')]);
  const year = getSheet([
    {
      id: 'months',
      label: 'Onze meses',
      formula: `11 × ${formatReais(month.total)}`,
      cents: 11 * month.total,
    },
    {
      id: 'holiday',
      label: 'Mês de férias',
      formula: 'salário e um terço, já com os descontos',
      cents: holidayMonth.total,
    },
    {
      id: 'thirteenth',
      label: '13º salário',
      formula: 'com INSS e imposto de renda próprios, separados do mês',
      cents: thirteenth.total,
    },
  ]);
  const fgtsOf = (id: string, label: string, times: number, base: number): MoneyLine => ({
    id,
    label,
    formula: `${times === 1 ? '' : `${times} × `}${formatRate(tables.fgts.rate)} de ${formatReais(base)}`,
    cents: times * shareOf(base, tables.fgts.rate),
  });
  const fgts = getSheet([
    fgtsOf('fgts-months', 'FGTS dos meses', 12, grossMonthly),
    fgtsOf('fgts-third', 'FGTS do terço de férias', 1, third),
    fgtsOf('fgts-thirteenth', 'FGTS do 13º', 1, grossMonthly),
  ]);
  return {
    month,
    holidayMonth,
    thirteenth,
    year,
    monthlyAverage: divideRounded(year.total, 12),
    fgts,
    package: getSheet([
      {
        id: 'cash',
        label: 'Dinheiro na conta',
        formula: 'onze meses, férias e 13º, líquidos',
        cents: year.total,
      },
      {
        id: 'benefits',
        label: 'Benefícios',
        formula: `12 × ${formatReais(benefitsMonthly)}`,
        cents: 12 * benefitsMonthly,
      },
      {
        id: 'fgts',
        label: 'FGTS',
        formula: 'depositado pela empresa; não é dinheiro de agora',
        cents: fgts.total,
      },
    ]),
  };
}
