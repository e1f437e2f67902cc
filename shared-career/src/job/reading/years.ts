import { choosePlural, SMALL_NUMBERS } from '@aura/shared-domain';
import { formatPlainDecimal } from '../../wording/quote.ts';
import type { Finder } from './finder.ts';

const WORDS: Readonly<Record<string, number>> = {
  ...SMALL_NUMBERS,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
};
const NUMBER = String.raw`(?<number>\d{1,2}|${Object.keys(WORDS).join('|')})`;
const UNIT = '(?<unit>anos?|mes(?:es)?|years?|yrs?|months?)';
/** "3 anos", "3 (três) anos", "de 2 a 4 anos", "3+ years", "3 anos ou mais". Of a range the lower end counts. */
const SPAN =
  String.raw`(?<![\p{L}\p{N},.])${NUMBER}\s?\+?(?:\s?\([^)]{1,12}\))?` +
  String.raw`(?:\s?(?:a|ou|ate|-|–|to|or)\s?\d{1,2})?\s?\+?\s${UNIT}(?!\p{L})(?:\s?(?:ou mais|or more))?`;
const WORK = String.raw`(?:experiencias?|atuacao|atuando|vivencia|pratica|carteira|experience|no cargo|na funcao|na area|na profissao|working)`;
const AFTER = new RegExp(
  String.raw`${SPAN}\s?(?:\p{L}+(?:'s)?\s){0,3}(?:de |of |na |no |em |in |com |with )?${WORK}(?!\p{L})`,
  'u',
);
const BEFORE = new RegExp(
  String.raw`(?<!\p{L})${WORK}(?!\p{L})[^.;,\n]{0,60}?(?:de|:|por|of|minimo|minima|ha|-|com|\()\s?(?:pelo menos |` +
    String.raw`no minimo |ao menos |mais de |minimo de |at least |over )*${SPAN}`,
  'u',
);

/** `3 anos de experiência`, `6 meses de experiência`. */
function makeYearsLabel(years: number): string {
  if (years < 1) return `${Math.round(years * 12)} meses de experiência`;
  return `${formatPlainDecimal(years)} ${choosePlural(years, 'ano', 'anos')} de experiência`;
}

/** Years of experience that a text asks for, with their words; null if it asks for none. */
function findYearsAsked(folded: string): { years: number; start: number; end: number } | null {
  const match = AFTER.exec(folded) ?? BEFORE.exec(folded);
  const { number = '', unit = '' } = match?.groups ?? {};
  const count = WORDS[number] ?? Number(number);
  if (!match || !(count > 0)) return null;
  const years = /^(?:mes|month)/u.test(unit) ? Math.round((count / 12) * 10) / 10 : count;
  return { years, start: match.index, end: match.index + match[0].length };
}

/** Years of experience. A company's own age is in other sections. */
export const findYears: Finder = ({ section, folded: { folded, toOriginal } }) => {
  const asked = section === 'about' || section === 'benefits' ? null : findYearsAsked(folded);
  if (!asked) return [];
  return [
    {
      key: `years-${asked.years}`,
      label: makeYearsLabel(asked.years),
      kind: 'years',
      skillId: null,
      alternatives: [],
      blocks: 'never',
      start: toOriginal(asked.start),
      end: toOriginal(asked.end),
    },
  ];
};

/** The years behind a label that `findYears` wrote. */
export function parseYearsLabel(label: string): number {
  const [count = '', unit = ''] = label.split(' ');
  const value = Number(count.replace(',', '.'));
  return unit.startsWith('mes') ? value / 12 : value;
}
