import { formatLongCalendarDay, computeIsoDay, type Notification } from '@aura/shared-domain';
import { sortNotifications } from '../../notifications/index.ts';

export interface NotificationDay {
  /** `AAAA-MM-DD` in São Paulo; empty without a readable time. */
  readonly day: string;
  /** "Hoje", "Ontem" or the date. */
  readonly label: string;
  readonly notifications: readonly Notification[];
}

/** The notifications by day in São Paulo, newest first. */
export function groupByDay(notifications: readonly Notification[], now: Date): readonly NotificationDay[] {
  const days = new Map<string, Notification[]>();
  for (const notification of sortNotifications(notifications)) {
    const day = computeDayOf(new Date(notification.timestamp));
    days.set(day, [...(days.get(day) ?? []), notification]);
  }
  return [...days].map(([day, group]) => ({
    day,
    label: describeDayLabel(day, computeDayOf(now)),
    notifications: group,
  }));
}

function computeDayOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : computeIsoDay(date);
}

function describeDayLabel(day: string, today: string): string {
  if (day === '') return 'Sem data';
  if (day === today) return 'Hoje';
  return day === computeDayBefore(today) ? 'Ontem' : formatLongCalendarDay(day);
}

/** A day string counts as midnight in Greenwich, where every day has 24 hours. */
function computeDayBefore(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
