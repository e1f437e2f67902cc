import { DAY_MS, formatMonth, computeMonday } from '@aura/shared-domain';

/** "9 a 15 de novembro de 2026": a week from its Monday to its Sunday. */
export function describeWeek(week: string): string {
  const monday = computeMonday(week);
  const sunday = new Date(monday.getTime() + 6 * DAY_MS);
  const sameYear = monday.getUTCFullYear() === sunday.getUTCFullYear();
  const sameMonth = monday.getUTCMonth() === sunday.getUTCMonth();
  const month = sameMonth ? '' : ` de ${formatMonth(monday)}`;
  const year = sameYear ? '' : ` de ${monday.getUTCFullYear()}`;
  return `${formatDayOfMonth(monday)}${month}${year} a ${formatDayOfMonth(sunday)} de ${formatMonth(sunday)} de ${sunday.getUTCFullYear()}`;
}

/** "09/11": the Monday of a week, for narrow spaces. */
export function formatMonday(week: string): string {
  const monday = computeMonday(week);
  return [monday.getUTCDate(), monday.getUTCMonth() + 1]
    .map((part) => String(part).padStart(2, '0'))
    .join('/');
}

/** The first of a month is an ordinal. */
const formatDayOfMonth = (day: Date): string => (day.getUTCDate() === 1 ? '1º' : String(day.getUTCDate()));
