import { addDays, MAX_PRACTICE_DAYS, type Practice } from '@aura/shared-domain';
import { computeDayIn } from './days.ts';
import { computeStreak } from './streak.ts';

/**
 * The days of practice once something was learned now. A day counts once.
 * @param timeZone where the person is
 * @param now by the server's clock
 */
export function addPractice(practice: Practice | null, timeZone: string, now: Date): Practice {
  const today = computeDayIn(timeZone, now);
  const days = new Set([...(practice?.days ?? []), ...listDaysLostOnTheWay(practice, today, now), today]);
  return { days: [...days].toSorted().slice(-MAX_PRACTICE_DAYS), timeZone };
}

/**
 * The current day for a streak: until the person learns in a new time zone, the last one counts, so that travelling
 * alone does not end a streak.
 * @param timeZone of the person
 */
export const computeToday = (practice: Practice | null, timeZone: string, now: Date): string =>
  computeDayIn(practice?.timeZone ?? timeZone, now);

/** A move to the east takes the rest of a day away: what would have continued a streak there continues it here. */
function listDaysLostOnTheWay(practice: Practice | null, today: string, now: Date): string[] {
  if (!practice) return [];
  const days: string[] = [];
  const dayThere = computeDayIn(practice.timeZone, now);
  if (computeStreak(practice, dayThere).days === 0) return [];
  for (let day = dayThere; day < today; day = addDays(day, 1)) days.push(day);
  return days;
}
