import { DAY_MS, HOUR_MS, MINUTE_MS, formatAgo, formatLongDay } from '@aura/shared-domain';

/** After a week a date says more than a number of days. */
const LONGEST = 7 * DAY_MS;

/** `há 2 horas`, or the day if it is more than a week ago; empty for an invalid date. */
export function formatTimeAgo(iso: string, now: Date): string {
  const then = new Date(iso);
  const elapsed = now.getTime() - then.getTime();
  if (Number.isNaN(elapsed)) return '';
  // A clock that runs behind the server's makes the newest of all seem to come from the future.
  if (elapsed < MINUTE_MS) return 'agora mesmo';
  if (elapsed < HOUR_MS) return formatAgo(Math.floor(elapsed / MINUTE_MS), 'minute');
  if (elapsed < DAY_MS) return formatAgo(Math.floor(elapsed / HOUR_MS), 'hour');
  if (elapsed < LONGEST) return formatAgo(Math.floor(elapsed / DAY_MS), 'day');
  return formatLongDay(new Date(then));
}
