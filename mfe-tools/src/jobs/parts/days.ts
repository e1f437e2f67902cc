import { DAY_MS, formatCalendarDay, computeDay } from '@aura/shared-domain';

/** "hoje", "ontem", "há 3 dias" of a day `YYYY-MM-DD`; after a month the day itself. */
export function describeAgo(day: string, now: Date): string {
  const days = Math.round((Date.parse(computeDay(now)) - Date.parse(day)) / DAY_MS);
  if (days === 0) return 'hoje';
  if (days === 1) return 'ontem';
  return days > 1 && days <= 30 ? `há ${days} dias` : `em ${formatCalendarDay(day)}`;
}
