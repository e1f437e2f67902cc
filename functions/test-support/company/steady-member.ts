import type { DocumentData } from 'firebase-admin/firestore';
import type { Contribution, Measure } from '@aura/shared-company';
import type { Grade } from '@aura/shared-domain';
import { documentsOf, type RawLearning } from './raw-people.ts';

/** The joining date of a person, the number of days until the first snapshot, and the date of the last one. */
export interface Span {
  readonly joinedAt: Date;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

/** Who joins so many days before the first snapshot has come to a state by then that can go on for ever. */
export const SETTLED_DAYS = 70;

/** Contributions that documents can express and keep for all weeks: the most informative case for an attacker. */
export function steady(secret: Contribution, isSettled: boolean): Contribution {
  const held = new Set(secret.measures);
  // Learning that goes on becomes learning after thirty days; with newcomers that would be in the middle of the weeks.
  if (held.has('activeMonth')) held.add('retained');
  const unsettled: readonly Measure[] = isSettled ? [] : ['retained', 'activeMonth', 'continuous'];
  const missing = Object.entries(secret.levels).filter(([, level]) => level < 1);
  return {
    ...secret,
    measures: [...held].filter((measure) => !unsettled.includes(measure)),
    gaps: Object.fromEntries(missing.map(([skill, level]) => [skill, 1 - level])),
  };
}

const GRADE_OF: Readonly<Record<string, Grade>> = {
  '0': 'absent',
  '0.3': 'adjacent',
  '0.6': 'inferred',
  '0.7': 'listed',
};
const TASKS = 8;
/** Tasks done, of {@link TASKS}, by the last measure that holds. */
const DONE: readonly (readonly [Measure, number])[] = [
  ['allDone', 8],
  ['threeQuartersDone', 6],
  ['halfDone', 4],
  ['quarterDone', 2],
  ['firstTask', 1],
];

/**
 * The documents of a person with this contribution from joining until the last snapshot, by path below `users/{uid}`.
 */
export function documentsAdding(
  { measures, levels, lessons }: Contribution,
  span: Span,
): Readonly<Record<string, DocumentData>> {
  const holds = (measure: Measure) => measures.includes(measure);
  const days = activeDays(holds, span);
  const skills = Object.entries(levels);
  const person: RawLearning = {
    diagnosis: holds('diagnosed')
      ? {
          strengths: skills.filter(([, level]) => level === 1).map(([skill]) => skill),
          gaps: skills.flatMap(([skill, level]) => {
            const grade = GRADE_OF[level];
            return grade ? [{ skill, grade }] : [];
          }),
        }
      : null,
    tasks: holds('planned')
      ? { total: TASKS, done: DONE.find(([measure]) => holds(measure))?.[1] ?? 0 }
      : { total: 0, done: 0 },
    // Right after joining: an entry of a later week would say that the task was not done until then.
    taskDays: holds('firstTask') && days.length > 0 ? [daysTo(span, span.joinedAt) - 1] : [],
    practiceDays: days,
    lessons,
  };
  return documentsOf(person, span.lastAt, { diagnosis: span.joinedAt, lessons: span.joinedAt });
}

const daysTo = ({ lastAt }: Span, from: Date): number =>
  Math.floor((lastAt.getTime() - from.getTime()) / 86_400_000);

/** Days before the last snapshot on which something was learned. Of each snapshot, only what was before it counts. */
function activeDays(holds: (measure: Measure) => boolean, span: Span): readonly number[] {
  if (!holds('retained')) return [];
  // Long enough after joining, and more than a month before the first snapshot.
  if (!holds('activeMonth')) return [daysTo(span, span.firstAt) + 38];
  const step = holds('continuous') ? 7 : 28;
  return Array.from({ length: Math.floor(daysTo(span, span.joinedAt) / step) }, (_, at) => at * step);
}
