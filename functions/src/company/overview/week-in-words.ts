import { DAY_MS, formatMonth, computeMonday } from '@aura/shared-domain';

/** `9 a 15 de novembro de 2026`: from Monday to Sunday; a common month and year appear once. */
export function describeWeek(week: string): string {
  const monday = computeMonday(week);
  const first = splitDay(monday);
  const last = splitDay(new Date(monday.getTime() + 6 * DAY_MS));
  const own = first.filter((part, at) => at === 0 || part !== last[at]);
  return `${own.join(' de ')} a ${last.join(' de ')}`;
}

/** Day, month and year; the first of a month is an ordinal. */
const splitDay = (day: Date): readonly string[] => [
  day.getUTCDate() === 1 ? '1º' : String(day.getUTCDate()),
  formatMonth(day),
  String(day.getUTCFullYear()),
];
