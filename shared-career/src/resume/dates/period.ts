import { SMALL_NUMBERS } from '@aura/shared-domain';
import { foldText } from '../../text/index.ts';
import { type DatePoint, findDatePoints } from './points.ts';

/** A period as a CV names it. `single` marks a lone date, which is kept in `end`. */
export interface Period {
  readonly start: string | null;
  readonly end: string | null;
  readonly current: boolean;
  readonly single: boolean;
}

/** A period and its position in the original text (half-open UTF-16 offsets, including brackets and prepositions). */
export interface PeriodMatch extends Period {
  readonly from: number;
  readonly to: number;
}

/** Announces an end that is still to come: "2023 – previsão 12/2027". */
const EXPECTED = String.raw`(?:previs(?:ao|to|ta)(?: de conclusao)?|conclusao prevista|expected)(?: para| em)?:?\s*`;
/** "2016 até começo de 2019". */
const PART_OF_YEAR = String.raw`(?:comeco|inicio|meio|meados|metade|final|fim)(?: d[eo])?`;
const BETWEEN = new RegExp(
  String.raw`^\s*(?:[-–—−~>→/|]|&|ate(?: o| a)?|a|ao|aos|as|to|until|till|thru|through|e|y|hasta)?\s*(?:[-–—−>→]\s*)?` +
    String.raw`(?:ate\s+)?(?:o\s+)?(?:${PART_OF_YEAR}\s*)?(?:${EXPECTED})?$`,
  'u',
);
const SINCE = /(?:desde(?: o ano)?(?: de)?|since|a partir de|starting)\s*$/u;
const OPENING = new RegExp(
  [
    // "cursando o 7º período (previsão dez/2027)": behind a number the word belongs to the course.
    String.raw`(?:\(|\[|(?<!\p{L})(?:de|desde|since|from|entre|(?<!\d[ºª°oa]?\s)periodo(?: de)?:?|data:?|a partir de|`,
    String.raw`inicio(?: em)?:?|conclus(?:ao|ion)(?: (?:em|prevista(?: para)?))?:?|(?:termino )?previs(?:ao|to)(?: (?:de conclusao|`,
    String.raw`para|p/))?:?|(?:comeco|meados|final|fim) d[eo]|`,
    String.raw`concluid[oa](?: em)?:?|formad[oa](?: em)?:?|expected(?: graduation)?:?|graduated(?: in)?:?|em|in))\s*$`,
  ].join(''),
  'u',
);
const CLOSING = /^\s*[)\]]/u;
const DURATION = new RegExp(
  [
    String.raw`[([]?\s*(?:(?<![\p{L}\p{N}])(?:\d{1,2}|um|uma|dois|duas|one|two)\s*(?:anos?|mes(?:es)?|years?|yrs?|months?|`,
    String.raw`mos?|semanas?|weeks?|dias?|days?)(?!\p{L})\.?(?:\s*(?:,|e|and|&)?\s*)?)+[)\]]?`,
  ].join(''),
  'gu',
);

function combine(first: DatePoint, second: DatePoint): Omit<Period, 'single'> | null {
  if (first.kind === 'ongoing') return null;
  if (second.kind === 'month') return null;
  if (first.kind === 'month') {
    if (second.kind !== 'date' || second.value.length < 7) return null;
    return {
      start: `${second.value.slice(0, 4)}-${String(first.month).padStart(2, '0')}`,
      end: second.value,
      current: false,
    };
  }
  if (second.kind === 'ongoing') return { start: first.value, end: null, current: true };
  return { start: first.value, end: second.value, current: false };
}

/** How far around a date its preposition and brackets are looked for, in characters. */
const REACH = 40;

/** Widens a match over its brackets and the preposition before it. */
function expandMatch(folded: string, start: number, end: number): { start: number; end: number } {
  let from = start;
  for (let turn = 0; turn < 3; turn += 1) {
    const near = Math.max(0, from - REACH);
    const opening = OPENING.exec(folded.slice(near, from));
    if (opening === null) break;
    from = near + opening.index;
  }
  const closing = CLOSING.exec(folded.slice(end, end + REACH));
  return { start: from, end: closing === null ? end : end + closing[0].length };
}

/** Finds the periods and lone dates of a text, from left to right. A lone "atual" without a date is no period. */
export function findPeriods(text: string): PeriodMatch[] {
  const { folded, toOriginal } = foldText(text);
  const points = findDatePoints(folded);
  const found: PeriodMatch[] = [];
  const add = (first: DatePoint, last: DatePoint, period: Period): void => {
    const range = expandMatch(folded, first.start, last.end);
    found.push({ ...period, from: toOriginal(range.start), to: toOriginal(range.end) });
  };
  for (let index = 0; index < points.length; index += 1) {
    const point = points[index];
    if (point === undefined) break;
    const next = points[index + 1];
    const joined =
      next !== undefined && BETWEEN.test(folded.slice(point.end, next.start)) ? combine(point, next) : null;
    if (joined !== null && next !== undefined) {
      add(point, next, { ...joined, single: false });
      index += 1;
    } else if (point.kind === 'date') {
      const since = SINCE.test(folded.slice(Math.max(0, point.start - REACH), point.start));
      add(
        point,
        point,
        since
          ? { start: point.value, end: null, current: true, single: false }
          : { start: null, end: point.value, current: false, single: true },
      );
    }
  }
  return found;
}

/** The first period of a text ("jan/2020 – atual", "de 2019 a 2021", "desde março de 2020"), or null. */
export function parsePeriod(text: string): Period | null {
  const match = findPeriods(text)[0];
  return match === undefined
    ? null
    : { start: match.start, end: match.end, current: match.current, single: match.single };
}

/** A text without its dates and durations, and without the brackets and dashes that they leave behind. */
export function withoutDates(text: string): string {
  let rest = text;
  for (const match of findPeriods(text).toReversed()) {
    rest = `${rest.slice(0, match.from)} \uffff ${rest.slice(match.to)}`;
  }
  const { folded, toOriginal } = foldText(rest);
  for (const match of [...folded.matchAll(DURATION)].toReversed()) {
    rest = `${rest.slice(0, toOriginal(match.index))} \uffff ${rest.slice(toOriginal(match.index + match[0].length))}`;
  }
  const left = rest
    .replace(
      /[\s,;:|·•–—−-]*\(?\s*\uffff(?:[\s(),;:|·•–—−-]*\uffff)*[\s,;:|·•]*(?:[–—−-]\s+)?\)?(?:\.$)?/gu,
      '\uffff',
    )
    .replace(/^\uffff+|\uffff+$/gu, '')
    .replace(/\uffff/gu, ' – ')
    .replace(/\s+/gu, ' ')
    .trim();
  // "(jan a dez/2016, 6h/dia)" leaves its end.
  return left.endsWith(')') && !left.includes('(') ? left.slice(0, -1) : left;
}

/** Whether a text is nothing but a date, a period, an unfinished period ("jan 2020 –") or a duration ("4 meses"). */
export function isLoneDate(text: string): boolean {
  if (text.length > 60 || text.trim() === '') return false;
  const { folded } = foldText(text);
  if (!/\d/u.test(folded) && findDatePoints(folded).length === 0) return false;
  if (/^\d{1,3}$/u.test(folded.trim())) return false;
  let rest = folded;
  for (const point of findDatePoints(folded).toReversed())
    rest = `${rest.slice(0, point.start)} ${rest.slice(point.end)}`;
  rest = rest.replace(DURATION, ' ');
  if (rest === folded) return false;
  return new RegExp(
    [
      String.raw`^(?:[\s\-–—−~>→/|&().,:;[\]·•]|\b(?:de|a|ate|to|desde|since|from|e|until|o|em|in|conclusao|`,
      String.raw`previsao|prevista|para|periodo|concluido|expected)\b)*$`,
    ].join(''),
    'u',
  ).test(rest);
}

const RELATIVE = new RegExp(
  [
    String.raw`(?<!\p{L})(?:ha (?:mais de |cerca de |aproximadamente )?(?<years>\d{1,2}|${Object.keys(SMALL_NUMBERS).join('|')}) `,
    String.raw`(?<unit>anos?|mes(?:es)?)|(?<ago>\d{1,2}) (?<agoUnit>years?|months?) ago|`,
    String.raw`nos ultimos \d{1,2} (?:anos|meses)|(?:ano|mes) passado|last year)(?!\p{L})`,
  ].join(''),
  'u',
);

/** A time relative to the day of writing, and its year on the day `now`. */
export interface RelativeDate {
  readonly excerpt: string;
  /** Null where the words tell no single year. */
  readonly year: number | null;
}

/** Finds "há 3 anos", "2 years ago" and the like; null without one. */
export function findRelativeDate(text: string, now: Date): RelativeDate | null {
  const { folded, toOriginal } = foldText(text);
  const match = RELATIVE.exec(folded);
  if (match === null) return null;
  const { years, unit, ago, agoUnit } = match.groups ?? {};
  const amount = years ?? ago;
  const count = amount === undefined ? null : (SMALL_NUMBERS[amount] ?? Number(amount));
  const inYears = /^(?:ano|year)/u.test(unit ?? agoUnit ?? '');
  return {
    excerpt: text.slice(toOriginal(match.index), toOriginal(match.index + match[0].length)),
    year: count === null || !inYears ? null : now.getUTCFullYear() - count,
  };
}
