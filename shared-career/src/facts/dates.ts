import { findDatePoints } from '../resume/dates/points.ts';
import { findMonthNumber } from '../resume/dates/months.ts';
import { foldText, type TextRange } from '../text/index.ts';

/** A date as a text names it: `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, or a lone month `--MM`. */
export interface NamedDate extends TextRange {
  readonly key: string;
}

const MONTH_NAME =
  /(?<!\p{L})(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?!\p{L})/giu;
const DAY = /^(?:(\d{1,2})(?=[/.]\d{1,2}[/.])|(\d{1,2})[ .]+(?:de )?\p{L}|\d{4}-\d{2}-(\d{2}))/u;

function findDay(folded: string): string {
  const match = DAY.exec(folded);
  const day = match?.[1] ?? match?.[2] ?? match?.[3];
  return day === undefined ? '' : `-${day.padStart(2, '0')}`;
}

/** Dates and names of months in a text, from left to right. */
export function readDates(text: string): NamedDate[] {
  const { folded, toOriginal } = foldText(text);
  const points = findDatePoints(folded).flatMap((point): NamedDate[] => {
    if (point.kind !== 'date') return [];
    const range = { start: toOriginal(point.start), end: toOriginal(point.end) };
    const day = point.value.length === 7 ? findDay(folded.slice(point.start, point.end)) : '';
    return [{ key: point.value + day, ...range }];
  });
  const months = [...text.matchAll(MONTH_NAME)].flatMap((match): NamedDate[] => {
    const range = { start: match.index, end: match.index + match[0].length };
    if (points.some((point) => range.start < point.end && range.end > point.start)) return [];
    const month = findMonthNumber(foldText(match[0]).folded);
    return month === null ? [] : [{ key: `--${String(month).padStart(2, '0')}`, ...range }];
  });
  return [...points, ...months].toSorted((a, b) => a.start - b.start);
}

/** Everything that a date also says: a day its month, a month its year and its name. */
export function listImpliedDates(key: string): string[] {
  if (key.startsWith('--')) return [key];
  const month = key.slice(5, 7);
  return [key, key.slice(0, 7), key.slice(0, 4), ...(month === '' ? [] : [`--${month}`])];
}
