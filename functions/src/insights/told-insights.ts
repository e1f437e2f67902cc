import { MAX_NOTIFICATIONS, type Profile } from '@aura/shared-domain';
import { readDay } from './calendar.ts';

/** Something that a person may be told, known by an id that is always the same. */
export interface Tellable {
  readonly id: string;
  /** First day on which it could be told, `AAAA-MM-DD` in São Paulo. */
  readonly since: string;
}

/** Whether a person has been told something, or may have been. */
export type Told = (tellable: Tellable) => boolean;

/**
 * What a person has been told, as far as their notifications show. Where the list is full, older ones have given way
 * to those that it holds, so all that was told until the day of its oldest may be missing: what could have been told
 * by then counts as told. So nothing comes back, however many other notifications came in between; at worst, somebody
 * who gets a hundred of them within a few days is not reminded of something.
 */
export function readTold({ notifications }: Pick<Profile, 'notifications'>): Told {
  const ids = new Set(notifications.map(({ id }) => id));
  const forgottenUntil = notifications.length < MAX_NOTIFICATIONS ? '' : oldestDay(notifications);
  return ({ id, since }) => ids.has(id) || since <= forgottenUntil;
}

/** The day of the first one that has a readable time: they stand in the order in which they came. */
function oldestDay(notifications: Profile['notifications']): string {
  for (const { timestamp } of notifications) {
    const day = readDay(timestamp);
    if (day !== null) return day;
  }
  return '';
}
