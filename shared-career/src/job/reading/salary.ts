import type { JobReading } from '@aura/shared-domain';
import type { Segment } from './segments.ts';
import { OTHER_AMOUNT as OTHER } from '../../generated/phrases/terms.ts';

type Salary = NonNullable<JobReading['salary']>;

/** "3.500,00", "3500", "4 mil", "12k", in English "3,500". */
const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?\s?(mil|k)?(?!\p{L}|\d)`;
const AMOUNT = new RegExp(String.raw`(?:r\$|brl|reais)\s?${NUMBER}`, 'gu');
/** The group that an end of a range is for: "R$ 4.600 (júnior) a R$ 6.900 (pleno)". */
const FOR_WHOM = String.raw`(?:\s?\([^()\n]{1,24}\))?`;
/** "R$ 2.000 a 3.000", "R$ 2.000,00 – R$ 3.000,00", "R$ 1.900 em Macapá e R$ 2.200 em Belém". */
const RANGE = new RegExp(
  String.raw`(?:r\$|brl)\s?${NUMBER}(?:${FOR_WHOM}\s?(?:a|ate|e|ou|-|–|—|to)\s?(?:r\$|brl)?|\s(?:em|na|no) [^.,;\n\d$]{3,30} ` +
    String.raw`(?:a|ate|e|ou) (?:de )?(?:r\$|brl))\s?${NUMBER}`,
  'u',
);
/** A further pay for others: "de R$ 12.500 a R$ 16.000 no sênior", "ou PJ (até R$ 19.000)". */
const MORE = new RegExp(
  String.raw`^[^.,;+\n\d$]{0,32}\s(?:e|ou) [^.,;+\n\d$]{0,16}(?:r\$|brl)\s?${NUMBER}(?:\s?(?:a|ate|-|–)\s?(?:r\$|brl)?\s?${NUMBER})?`,
  'u',
);
const CUE =
  /(?:salari|remuneracao|faixa|bolsa|pagamos|ganhos?|fixo|vencimento|salary|compensation|pay(?!\p{L})|bolsa[- ]auxilio|stipend)[^.;\n]{0,60}$/u;
/** No comma and no other thing between an amount and its period: "R$ 11.000, bônus anual" is paid by the month. */
const BETWEEN = String.raw`^(?:(?!(?<!\p{L})(?:e|com|mais|bonus|plr|ppr|premi\p{L}*|verba)(?!\p{L}))[^.,;+\n])`;
const PERIODS: readonly (readonly [Salary['period'], RegExp])[] = [
  [
    'hour',
    new RegExp(String.raw`${BETWEEN}{0,14}?(?:\/ ?h|por hora|a hora|hora(?!\p{L})|per hour|hourly)`, 'u'),
  ],
  [
    'year',
    new RegExp(
      String.raw`${BETWEEN}{0,14}?(?:por ano|\/ ?ano|ao ano|anual|anuais|per year|\/ ?year|annual|a year)`,
      'u',
    ),
  ],
  [
    'month',
    new RegExp(
      String.raw`${BETWEEN}{0,20}?(?:por mes|\/ ?mes|ao mes|mensa(?:l|is)|per month|\/ ?month|monthly)`,
      'u',
    ),
  ],
];
const BY_THE_HOUR =
  /(?:hora[- ]aula|(?:valor|preco|pagamento) (?:da|por) hora|por hora)(?: \p{L}+)?:? (?:de |e |entre )*$/u;
/** Plausible amounts per period, in reais. */
const BOUNDS: Readonly<Record<Salary['period'], readonly [number, number]>> = {
  hour: [4, 2000],
  month: [300, 200_000],
  year: [5000, 3_000_000],
};

const LABEL = /^\W*(?:faixa salarial|salario|remuneracao|bolsa|salary|compensation)/u;

function parseValue(whole = '', cents = '', unit = ''): number {
  const value = Number(`${whole.replace(/[.,]/gu, '')}.${cents === '' ? '0' : cents}`);
  return unit === '' ? value : value * 1000;
}

/** Text that may precede a salary as a separate item: "CLT, R$ 8.500 a R$ 9.800". */
const ITEM_BEFORE =
  /(?:^|[,:;(]|^[^\p{L}\p{N}]*(?:clt|pj|oferta|oferecemos|de|entre|contratacao)(?: ou (?:clt|pj))?(?: (?:com|de|entre))?)[^\p{L}\p{N}]*(?:de |entre )?$/u;
const ITEM_AFTER = /^\s*(?:[,;.+)]|$|(?:clt|pj|brut[oa]s?|fix[oa]s?|mais|conforme|por \d+ ?h)(?!\p{L}))/u;

/** A salary without an introduction: a range as a separate item, or an amount at the beginning of its sentence. */
function standsAlone(before: string, after: string, range: boolean): boolean {
  if (range && !/[\p{L}\p{N}]/u.test(before)) return true;
  return ITEM_AFTER.test(after) && (range ? ITEM_BEFORE.test(before) : !/[\p{L}\p{N}]/u.test(before));
}

interface Amounts {
  readonly ends: readonly number[];
  /** The words that state them. */
  readonly length: number;
}

function readAmounts(folded: string, match: RegExpMatchArray): Amounts {
  const at = match.index ?? 0;
  const range = RANGE.exec(folded.slice(at));
  if (range?.index !== 0)
    return { ends: [parseValue(match[1], match[2], match[3])], length: match[0].length };
  const [whole, first, firstCents, firstUnit, last, lastCents, lastUnit] = range;
  const unit = firstUnit ?? (lastUnit && !first?.includes('.') ? lastUnit : '');
  const ends = [parseValue(first, firstCents, unit), parseValue(last, lastCents, lastUnit)];
  const more = MORE.exec(folded.slice(at + whole.length));
  const highest = more ? parseValue(...(more[4] === undefined ? more.slice(1, 4) : more.slice(4, 7))) : 0;
  // A voucher or a prize is far below the pay that it comes with.
  return highest >= Math.min(...ends)
    ? { ends: [...ends, highest], length: whole.length + (more?.[0].length ?? 0) }
    : { ends, length: whole.length };
}

function findSalaryIn(folded: string, labelled: boolean): Salary | null {
  for (const match of folded.matchAll(AMOUNT)) {
    const before = folded.slice(0, match.index);
    const { ends, length } = readAmounts(folded, match);
    const after = folded.slice(match.index + length);
    const named =
      PERIODS.find(([, pattern]) => pattern.test(after))?.[0] ?? (BY_THE_HOUR.test(before) ? 'hour' : null);
    const stated =
      labelled || CUE.test(before) || named !== null || standsAlone(before, after, ends.length > 1);
    if (OTHER.test(before) || !stated) continue;
    const period = named ?? 'month';
    const [least, most] = BOUNDS[period];
    const [min, max] = [Math.min(...ends), Math.max(...ends)];
    if (min >= least && max <= most) return { min, max, period };
  }
  return null;
}

/** The pay including commissions: "Fixo de R$ 3.400 mais comissão; a média do trimestre foi R$ 6.800". */
const AVERAGE = /(?<!\p{L})(?:(?:em )?media|chega[m]? a|podendo chegar a)(?!\p{L})[^.;\n\d]{0,60}$/u;

function withAverage(salary: Salary, { folded: { folded } }: Segment): Salary {
  const [amount] = folded.matchAll(AMOUNT);
  if (!amount || !AVERAGE.test(folded.slice(0, amount.index))) return salary;
  const average = parseValue(amount[1], amount[2], amount[3]);
  return average > salary.max && average <= BOUNDS[salary.period][1] ? { ...salary, max: average } : salary;
}

/**
 * The salary of an ad, in reais; one amount ("até R$ 5.000", "a partir de R$ 2.000") is both ends. Benefits, turnover
 * and portfolios are no salary.
 */
export function findSalary(segments: readonly Segment[]): Salary | null {
  for (const [at, { folded, label }] of segments.entries()) {
    const salary = findSalaryIn(folded.folded, LABEL.test(label));
    const next = segments[at + 1];
    const varies = /(?<!\p{L})(?:comiss|variave|premi)/u.test(folded.folded);
    if (salary) return next && varies ? withAverage(salary, next) : salary;
  }
  return null;
}
