import { TIME_ZONE } from '../app.ts';

const made = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs more than using it. */
function formatWith(options: Intl.DateTimeFormatOptions, locale = 'pt-BR'): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, options);
  made.set(key, known);
  return known;
}

/* Moments, as clocks in São Paulo show them. */

/** "22/11/2026". */
export const formatDay = (instant: Date): string =>
  formatWith({ dateStyle: 'short', timeZone: TIME_ZONE }).format(instant);

/** "21 de novembro de 2026". */
export const formatLongDay = (instant: Date): string =>
  formatWith({ dateStyle: 'long', timeZone: TIME_ZONE }).format(instant);

/** The same for a stored text; an invalid date is returned unchanged. */
export function formatLongDayOf(iso: string): string {
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) ? iso : formatLongDay(instant);
}

/** "22:43". */
export const formatTime = (instant: Date): string =>
  formatWith({ timeStyle: 'short', timeZone: TIME_ZONE }).format(instant);

/** "22/11/2026, 14:03". */
export const formatMoment = (instant: Date): string =>
  formatWith({ dateStyle: 'short', timeStyle: 'short', timeZone: TIME_ZONE }).format(instant);

/** "24 de novembro de 2026 às 09:30". */
export const formatLongMoment = (instant: Date): string =>
  formatWith({ dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE }).format(instant);

/** `AAAA-MM-DD` of a moment: the day that it is in a time zone, São Paulo by default. */
export const computeIsoDay = (instant: Date, timeZone: string = TIME_ZONE): string =>
  formatWith({ year: 'numeric', month: '2-digit', day: '2-digit', timeZone }, 'en-CA').format(instant);

/** Whether this is the name of a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return formatWith({ timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

/* Calendar days, `AAAA-MM-DD`, have no time zone. */

const computeNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** "22/11/2026". */
export const formatCalendarDay = (day: string): string =>
  formatWith({ dateStyle: 'short', timeZone: 'UTC' }).format(computeNoon(day));

/** "21 de novembro de 2026". */
export const formatLongCalendarDay = (day: string): string =>
  formatWith({ dateStyle: 'long', timeZone: 'UTC' }).format(computeNoon(day));

/** "12 de março". */
export const formatDayAndMonth = (day: string): string =>
  formatWith({ day: 'numeric', month: 'long', timeZone: 'UTC' }).format(computeNoon(day));

/** "22/11". */
export const formatShortCalendarDay = (day: string): string =>
  formatWith({ day: '2-digit', month: '2-digit', timeZone: 'UTC' }).format(computeNoon(day));

/** "novembro" of a day in Greenwich. */
export const formatMonth = (day: Date): string => formatWith({ month: 'long', timeZone: 'UTC' }).format(day);

let ago: Intl.RelativeTimeFormat | null = null;

/** "há 3 dias". */
export function formatAgo(count: number, unit: 'minute' | 'hour' | 'day'): string {
  ago ??= new Intl.RelativeTimeFormat('pt-BR', { numeric: 'always' });
  return ago.format(-count, unit);
}
