import { parsePeriod } from '../dates/period.ts';
import { foldKey } from '../../text/index.ts';

const ISO = /^(?<year>(?:19|20)\d{2})(?:-(?<month>\d{1,2}))?(?:-\d{1,2})?(?:T.*)?$/u;
const ONGOING =
  /^(?:atual(?:mente)?|presente?|current|hoje|now|ongoing|em andamento|cursando|até o momento)$/u;

/** `YYYY` or `YYYY-MM` of a date as tools write it; null for what is no date. */
function parseMonth(text: string): string | null {
  const match = ISO.exec(text)?.groups;
  if (match === undefined) return parsePeriod(text)?.end ?? null;
  const { year = '', month } = match;
  const number = Number(month);
  return month === undefined || number < 1 || number > 12
    ? year
    : `${year}-${String(number).padStart(2, '0')}`;
}

/** A period read from two dates, and what of them is no date. */
export interface JsonPeriod {
  readonly period: { readonly start: string | null; readonly end: string | null; readonly current: boolean };
  readonly left: readonly string[];
}

/** What began and names no end goes on, as the schema says it. */
export function readPeriod({ startDate, endDate }: { startDate: string; endDate: string }): JsonPeriod {
  const start = parseMonth(startDate);
  const ongoing = ONGOING.test(foldKey(endDate));
  const end = ongoing ? null : parseMonth(endDate);
  const left = [start === null ? startDate : '', end === null && !ongoing ? endDate : ''];
  return {
    period: { start, end, current: ongoing || (start !== null && endDate === '') },
    left: left.filter((text) => text !== ''),
  };
}
