import { convertSerialToDay } from '@aura/shared-career/office-day';

const BRAZILIAN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/u;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u;
/** The time that spreadsheets append to a day. */
const TIME = /[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/u;

/** A spreadsheet's number for an unformatted day; fewer digits mean a day long ago. */
const SERIAL = /^\d{5}$/u;
/** Of years that are written with two digits, the first of the last century. */
const FIRST_OF_LAST_CENTURY = 70;

const OLDEST = 1900;
const NEWEST = 2199;

/**
 * The day `AAAA-MM-DD` of a text such as "01/03/2024", "1/3/24", "2024-03-01" or "45352"; null for an invalid day.
 */
export function readDay(text: string): string | null {
  const written = text.replace(TIME, '');
  if (SERIAL.test(written)) return convertSerialToDay(Number(written), false);
  const [, ...brazilian] = BRAZILIAN.exec(written) ?? [];
  const [, ...iso] = ISO.exec(written) ?? [];
  const [given = '', month, day] = iso.length > 0 ? iso : brazilian.toReversed();
  const year = Number(
    given.length === 2 ? `${Number(given) < FIRST_OF_LAST_CENTURY ? 20 : 19}${given}` : given,
  );
  if (year < OLDEST || year > NEWEST) return null;
  const date = new Date(Date.UTC(year, Number(month) - 1, Number(day)));
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return exists ? date.toISOString().slice(0, 10) : null;
}
