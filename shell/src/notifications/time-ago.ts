import { formatAgo, formatLongDay } from '@aura/shared-domain';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** After a week a date says more than a number of days. */
const LONGEST = 7 * DAY;

/** `há 2 horas`, or the day where it is more than a week ago; empty for what is no date. */
export function timeAgo(iso: string, now: Date): string {
  const then = new Date(iso);
  const elapsed = now.getTime() - then.getTime();
  if (Number.isNaN(elapsed)) return '';
  // A clock that runs behind the server's makes the newest of all seem to come from the future.
  if (elapsed < MINUTE) return 'agora mesmo';
  if (elapsed < HOUR) return formatAgo(Math.floor(elapsed / MINUTE), 'minute');
  if (elapsed < DAY) return formatAgo(Math.floor(elapsed / HOUR), 'hour');
  if (elapsed < LONGEST) return formatAgo(Math.floor(elapsed / DAY), 'day');
  return formatLongDay(new Date(then));
}
