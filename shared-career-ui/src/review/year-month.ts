const MONTH_FIRST = /^(0?[1-9]|1[0-2])\s*[/.-]\s*((?:19|20)\d{2})$/;
const YEAR_FIRST = /^((?:19|20)\d{2})(?:-(0[1-9]|1[0-2]))?$/;

/**
 * Reads a date as people write it in a CV: "03/2020", "3-2020", "2020", "2020-03".
 * @returns `YYYY-MM` or `YYYY`; null for an empty text; undefined where it is no such date.
 */
export function parseYearMonth(typed: string): string | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const [, month, year] = MONTH_FIRST.exec(text) ?? [];
  if (month && year) return `${year}-${month.padStart(2, '0')}`;
  return YEAR_FIRST.test(text) ? text : undefined;
}

/** A stored date as people write it: "03/2020", "2020", or nothing. */
export function formatYearMonth(value: string | null): string {
  const [year = '', month] = (value ?? '').split('-');
  return month ? `${month}/${year}` : year;
}

/** "03/2020 a 12/2022", "desde 03/2020", "desde 03/2023, previsão 12/2027", "2024" for a single date, or empty without a known date. */
export function formatPeriod(period: { start: string | null; end: string | null; current: boolean }): string {
  const start = formatYearMonth(period.start);
  const end = formatYearMonth(period.end);
  if (period.current)
    return [start && `desde ${start}`, end && `previsão ${end}`].filter(Boolean).join(', ') || 'atual';
  return [...new Set([start, end])].filter(Boolean).join(' a ');
}
