const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/;
const BRAZILIAN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:$|\s)/;

/** Parses a date from ISO 8601 or dd/mm/yyyy to `YYYY-MM-DD`; null if the calendar has no such day. */
export function parseDay(text: string): string | null {
  const trimmed = text.trim();
  const iso = ISO.exec(trimmed);
  if (iso) return toValidDay(iso[1], iso[2], iso[3]);
  const brazilian = BRAZILIAN.exec(trimmed);
  return brazilian ? toValidDay(brazilian[3], brazilian[2], brazilian[1]) : null;
}

function toValidDay(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text;
}
