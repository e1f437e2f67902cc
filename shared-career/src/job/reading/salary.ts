import type { JobReading } from '@aura/shared-domain';
import type { Segment } from './segments.ts';

type Salary = NonNullable<JobReading['salary']>;

/** "3.500,00", "3500", "4 mil", "12k", in English "3,500". */
const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?\s?(mil|k)?(?!\p{L}|\d)`;
const AMOUNT = new RegExp(String.raw`(?:r\$|brl|reais)\s?${NUMBER}`, 'gu');
/** "R$ 2.000 a 3.000", "R$ 2.000,00 – R$ 3.000,00". */
const RANGE = new RegExp(
  String.raw`(?:r\$|brl)\s?${NUMBER}\s?(?:a|ate|e|-|–|—|to)\s?(?:r\$|brl)?\s?${NUMBER}`,
  'u',
);
const CUE =
  /(?:salari|remuneracao|faixa|bolsa|pagamos|ganhos?|fixo|vencimento|salary|compensation|pay(?!\p{L})|bolsa[- ]auxilio|stipend)[^.;\n]{0,60}$/u;
const OTHER =
  /(?:vale|refeicao|alimentacao|(?<!\p{L})v[arb](?!\p{L})|transporte|ajuda|auxilio[- ](?!bolsa)|bonus|premi|comiss|faturamento|carteira|investimento|plano|seguro|cesta|receita)[^.;\n]{0,40}$/u;
const PERIODS: readonly (readonly [Salary['period'], RegExp])[] = [
  ['hour', /^[^.;+\n]{0,14}?(?:\/ ?h|por hora|a hora|hora(?!\p{L})|per hour|hourly)/u],
  ['year', /^[^.;+\n]{0,14}?(?:por ano|\/ ?ano|ao ano|anual|anuais|per year|\/ ?year|annual|a year)/u],
  ['month', /^[^.;+\n]{0,20}?(?:por mes|\/ ?mes|ao mes|mensa(?:l|is)|per month|\/ ?month|monthly)/u],
];
/** Amounts that somebody may be paid, per period, in reais. */
const BOUNDS: Readonly<Record<Salary['period'], readonly [number, number]>> = {
  hour: [4, 2000],
  month: [300, 200_000],
  year: [5000, 3_000_000],
};

const LABEL = /^\W*(?:faixa salarial|salario|remuneracao|bolsa|salary|compensation)/u;

function valueOf(whole = '', cents = '', unit = ''): number {
  const value = Number(`${whole.replace(/[.,]/gu, '')}.${cents === '' ? '0' : cents}`);
  return unit === '' ? value : value * 1000;
}

/** "O que oferecemos: R$ 14k a 18k": a range and nothing before it. */
const opensWithRange = (before: string, range: boolean): boolean => range && !/[\p{L}\p{N}]/u.test(before);

function salaryIn(folded: string, labelled: boolean): Salary | null {
  for (const match of folded.matchAll(AMOUNT)) {
    const before = folded.slice(0, match.index);
    const range = RANGE.exec(folded.slice(match.index));
    const whole = range && range.index === 0 ? range : match;
    const after = folded.slice(match.index + whole[0].length);
    const period = PERIODS.find(([, pattern]) => pattern.test(after))?.[0] ?? null;
    if (
      OTHER.test(before) ||
      (!labelled && !CUE.test(before) && period === null && !opensWithRange(before, whole !== match))
    )
      continue;
    const first = valueOf(
      whole[1],
      whole[2],
      whole[3] ?? (whole[6] && !whole[1]?.includes('.') ? whole[6] : ''),
    );
    const last = whole === match ? first : valueOf(whole[4], whole[5], whole[6]);
    const [least, most] = BOUNDS[period ?? 'month'];
    const [min, max] = [Math.min(first, last), Math.max(first, last)];
    if (min >= least && max <= most) return { min, max, period: period ?? 'month' };
  }
  return null;
}

/**
 * The pay that an ad states, in reais; one amount ("até R$ 5.000", "a partir de R$ 2.000") stands for both ends.
 * Benefits, turnover and portfolios are no pay.
 */
export function salaryOf(segments: readonly Segment[]): Salary | null {
  for (const { folded, label } of segments) {
    const salary = salaryIn(folded.folded, LABEL.test(label));
    if (salary) return salary;
  }
  return null;
}
