import { foldText, type TextRange } from '../../text/index.ts';
import { stemOf } from '../words.ts';
import { findSpelled, MAGNITUDES } from './spelled.ts';
import { findUnit } from './units.ts';

/** A quantity as a text names it; `value` is the same for `30%`, `30 por cento` and `trinta por cento`. */
export interface Quantity extends TextRange {
  readonly value: string;
  /** What makes it another quantity ("percent", "year", "BRL"); empty where it only counts. */
  readonly unit: string;
  /** Whether it tells how many times as much: “dobrei”, “3x”, “duas vezes mais”, and not “duas vezes”. */
  readonly factor: boolean;
  /** Whether it counts something that follows at once: "12 técnicos". */
  readonly counts: boolean;
  /** Stems of the words that follow at once, up to three, and of all words near it. */
  readonly of: readonly string[];
  readonly near: ReadonlySet<string>;
}

/** A name with a number in it: "NR-10", "ISO 9001", "B2B", "12x36". */
interface Code extends TextRange {
  readonly key: string;
}

export interface Numbers {
  readonly quantities: readonly Quantity[];
  readonly codes: readonly Code[];
}

const DIGITS = /\d+(?:[.,]\d+)*/gu;
const MAGNITUDE =
  /^\s?(mil|k|mi|mm|milhao|milhoes|bi|bilhao|bilhoes|thousand|million|billion)(?![\p{L}\p{N}])/u;
/** An abbreviation in capitals that a number belongs to. */
const ACRONYM = /(?<![\p{L}\p{N}])(\p{Lu}{2,6})(?:\s?[-–]\s?|\s|:\s?)?$/u;
const PREFIX = /(?<![\p{L}\p{N}])(\p{L}{1,8})[-–]$/u;
const MIXED = /(?<![\p{L}\p{N}])(?=[\p{L}\d]*\d)(?=\d*\p{L})[\p{L}\d]+(?:[-/.]\d+)?(?![\p{L}\p{N}])/gu;
const FACTOR =
  /^\s?(?:x(?![\p{L}\p{N}])|(?:vezes|times) (?:mais|maior|menos|menor|superior|acima|more|less))/u;
const COUNTED = /^\s(?:de\s)?(?!(?:e|a|ate|por|em|no|na|com|para|que|ou|and|to|in|of)(?!\p{L}))\p{L}{3,}/u;

/** Value of digits in Portuguese notation: `1.200.000`, `1,2`, `1.200,50`; a version number stays unchanged. */
function readNumberValue(digits: string): string {
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/u.test(digits))
    return toCanonical(digits.replaceAll('.', '').replace(',', '.'));
  if (/^\d+,\d+$/u.test(digits)) return toCanonical(digits.replace(',', '.'));
  return /^\d+(?:\.\d+)?$/u.test(digits) ? toCanonical(digits) : digits;
}

const toCanonical = (text: string): string => (text.length > 15 ? text : String(Number(text)));

const computeScaled = (value: string, factor: number): string => {
  const number = Number(value) * factor;
  return Number.isFinite(number) ? String(Math.round(number * 1e6) / 1e6) : value;
};

const overlaps = (one: TextRange, others: readonly TextRange[]): boolean =>
  others.some((other) => one.start < other.end && one.end > other.start);

/** Mixed words that are no quantity with its unit: "40h" and "15mil" count, "B2B" and "12x36" are names. */
function isCode(word: string): boolean {
  const [, digits = '', tail = ''] = /^(\d+)(\p{L}+\d*)$/u.exec(word) ?? [];
  if (digits === '') return true;
  return !(MAGNITUDE.test(tail) || findUnit('', tail).length === tail.length);
}

function findCodes(text: string): Code[] {
  const { folded, toOriginal } = foldText(text);
  const mixed = [...folded.matchAll(MIXED)].flatMap((match): Code[] => {
    const start = toOriginal(match.index);
    const end = toOriginal(match.index + match[0].length);
    return isCode(match[0]) ? [{ key: match[0].replace(/[-.]/gu, ''), start, end }] : [];
  });
  const prefixed = [...text.matchAll(DIGITS)].flatMap((match): Code[] => {
    const before = text.slice(Math.max(0, match.index - 14), match.index);
    const prefix = (ACRONYM.exec(before) ?? PREFIX.exec(before))?.[1];
    if (prefix === undefined) return [];
    const start = match.index - (before.length - before.lastIndexOf(prefix));
    const key = foldText(prefix).folded + match[0].replace(/[.,]/gu, '');
    return [{ key, start, end: match.index + match[0].length }];
  });
  return [...prefixed, ...mixed.filter((code) => !overlaps(code, prefixed))];
}

/** Reads the quantities and codes of a text; ranges in `apart` (dates, links) are passed over. */
export function readNumbers(text: string, apart: readonly TextRange[] = []): Numbers {
  const codes = findCodes(text).filter((code) => !overlaps(code, apart));
  const taken: TextRange[] = [...apart, ...codes];
  // Folding turns "1º" into "1o" and "m²" into "m2"; the unit needs the sign itself only before the number.
  const { folded, toOriginal } = foldText(text);
  const quantities: Quantity[] = [];
  const add = (value: string, start: number, end: number, times: boolean): void => {
    const range = { start: toOriginal(start), end: toOriginal(end) };
    if (overlaps(range, taken)) return;
    const magnitude = MAGNITUDE.exec(folded.slice(end));
    const scale = magnitude && /^[\d.]+$/u.test(value) ? (MAGNITUDES[magnitude[1] ?? ''] ?? 1) : 1;
    const rest = end + (scale === 1 ? 0 : (magnitude?.[0].length ?? 0));
    const before = text.slice(Math.max(0, range.start - 9), range.start).toLowerCase();
    const unit = findUnit(before.normalize('NFD').replace(/\p{M}/gu, ''), folded.slice(rest));
    const quantity = {
      value: scale === 1 ? value : computeScaled(value, scale),
      unit: times ? 'times' : unit.unit,
      factor: times || (unit.unit === 'times' && FACTOR.test(folded.slice(rest))),
      counts: unit.unit === '' && COUNTED.test(folded.slice(rest)),
      ...readSurroundings(folded, start, rest + unit.length),
      start: range.start,
      end: toOriginal(rest + unit.length),
    };
    quantities.push(quantity);
    taken.push({ start: quantity.start, end: quantity.end });
  };
  for (const match of folded.matchAll(DIGITS))
    add(readNumberValue(match[0]), match.index, match.index + match[0].length, false);
  for (const { value, start, end, times } of findSpelled(folded)) add(value, start, end, times);
  return { quantities: quantities.toSorted((a, b) => a.start - b.start), codes };
}

/** How far around a number the thing that it tells of is looked for, characters; how much of that follows at once. */
const NEAR = 90;
const FOLLOWING = /^(?:[ ,]?(?: ?\p{L}+)){1,4}/u;
const listStems = (text: string): string[] => (text.match(/\p{L}{4,}/gu) ?? []).map(stemOf);

function readSurroundings(folded: string, start: number, end: number): Pick<Quantity, 'of' | 'near'> {
  const line = folded.lastIndexOf('\n', start - 1) + 1;
  const stop = folded.indexOf('\n', end);
  const before = folded.slice(Math.max(line, start - NEAR), start);
  const after = folded.slice(end, Math.min(stop < 0 ? folded.length : stop, end + NEAR));
  return {
    of: listStems(FOLLOWING.exec(after)?.[0] ?? '').slice(0, 3),
    near: new Set(listStems(`${before} ${after}`)),
  };
}
