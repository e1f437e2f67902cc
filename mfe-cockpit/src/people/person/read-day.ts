const BRAZILIAN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/u;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u;
/** What spreadsheets put behind a day. */
const TIME = /[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/u;

const OLDEST = 1900;
const NEWEST = 2199;

/** The day `AAAA-MM-DD` of a text such as "01/03/2024" or "2024-03-01"; null where there is no such day. */
export function readDay(text: string): string | null {
  const written = text.replace(TIME, '');
  const [, ...brazilian] = BRAZILIAN.exec(written) ?? [];
  const [, ...iso] = ISO.exec(written) ?? [];
  const [year = 0, month = 0, day = 0] = (iso.length > 0 ? iso : brazilian.toReversed()).map(Number);
  if (year < OLDEST || year > NEWEST) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}
