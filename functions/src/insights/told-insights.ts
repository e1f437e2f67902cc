import { MAX_NOTIFICATIONS, type Profile } from '@aura/shared-domain';
import { readDay } from './calendar.ts';

/** A possible notification, identified by a stable id. */
export interface Tellable {
  readonly id: string;
  /** First possible day of the notification, `AAAA-MM-DD` in São Paulo. */
  readonly since: string;
}

/** Whether a person got a notification, or may have got it. */
export type Told = (tellable: Tellable) => boolean;

/**
 * The notifications that a person got, according to their list. A full list has dropped older ones, so notifications
 * up to the day of its oldest may be missing: everything possible by that day counts as sent. So nothing is repeated,
 * however many other notifications arrived in between; at worst, a person with a hundred of them within a few days
 * misses a reminder.
 */
export function readTold({ notifications }: Pick<Profile, 'notifications'>): Told {
  const ids = new Set(notifications.map(({ id }) => id));
  const forgottenUntil = notifications.length < MAX_NOTIFICATIONS ? '' : findOldestDay(notifications);
  return ({ id, since }) => ids.has(id) || since <= forgottenUntil;
}

/** The day of the first one with a readable time: the list is chronological. */
function findOldestDay(notifications: Profile['notifications']): string {
  for (const { timestamp } of notifications) {
    const day = readDay(timestamp);
    if (day !== null) return day;
  }
  return '';
}
