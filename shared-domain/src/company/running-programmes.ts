import type { RunningProgramme } from '../api/company/programmes.ts';
import { computeAlertKey } from './follow-ups.ts';
import type { Alert } from './numbers.ts';
import { addDays, computeDay } from '../telemetry/days.ts';
import { computeMonday, computeWeek, computeWeekBefore } from './week.ts';

type Reaching = Pick<RunningProgramme, 'units' | 'lessons' | 'alert'>;

/** What a lesson is called in a programme, and what it helps with. */
interface HelpingLesson {
  readonly lessonId: string;
  readonly skills: readonly string[];
}

/** Whether a programme is for the people of a unit. @param unit null for the whole company */
export const isProgrammeFor = ({ units }: Pick<Reaching, 'units'>, unit: string | null): boolean =>
  units.length === 0 || (unit !== null && units.includes(unit));

/**
 * The newest running programme that already does what an alert asks for: it was made from this alert, or a lesson of it
 * helps the same people with the same skill. Undefined if there is none.
 * @param programmes the running ones, newest first
 */
export function findProgrammeFor<P extends Reaching>(
  alert: Alert,
  programmes: readonly P[],
  lessons: readonly HelpingLesson[],
): P | undefined {
  const key = computeAlertKey(alert);
  const made = programmes.find((programme) => programme.alert === key);
  if (made || alert.kind !== 'common_gap') return made;
  return programmes.find(
    (programme) =>
      isProgrammeFor(programme, alert.unit) &&
      lessons.some(
        ({ lessonId, skills }) => programme.lessons.includes(lessonId) && skills.includes(alert.skillId),
      ),
  );
}

/**
 * The day of the next numbers, `AAAA-MM-DD`: they are counted on Mondays, about the week before.
 * @param newest the newest week with numbers; null before the first
 */
export function computeNextNumbersDay(newest: string | null, now: Date): string {
  const week = computeWeek(now);
  const monday = computeMonday(week).toISOString().slice(0, 'AAAA-MM-DD'.length);
  const isStillToday = computeDay(now) === monday && (newest === null || newest < computeWeekBefore(week, 1));
  return isStillToday ? monday : addDays(monday, 7);
}
