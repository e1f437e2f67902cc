import { DAY_MS } from '@aura/shared-domain';
import type { Contribution, Measure } from './contribution-schema.ts';

/** What is looked at of a member who shares: nothing that is older than their membership. */
export interface MemberFacts {
  readonly joinedAt: Date;
  /** Whether they had a diagnosis since. */
  readonly isDiagnosed: boolean;
  /** Tasks of the current plan, if its diagnosis was made since. */
  readonly tasks: { readonly total: number; readonly done: number };
  /** Whether a task was completed since, also of an earlier plan. */
  readonly hasDoneTask: boolean;
  /** Moments of learning: a task completed, a badge earned, a lesson practised. Never a search, a chat or an interview. */
  readonly activity: readonly Date[];
  /** Of a diagnosis that was made since, like `gaps`. */
  readonly levels: Readonly<Record<string, number>>;
  readonly gaps: Readonly<Record<string, number>>;
  /** Completed since. */
  readonly lessons: readonly string[];
}

const MONTH_DAYS = 30;
const WEEKS = 4;

/** A person's contribution to their company's numbers at an instant. Activity before joining does not count. */
export function computeContribution(facts: MemberFacts, at: Date): Contribution {
  const days = facts.activity.filter((day) => day >= facts.joinedAt && day <= at);
  const age = (day: Date) => (at.getTime() - day.getTime()) / DAY_MS;
  const weeks = new Set(days.map((day) => Math.floor(age(day) / 7)).filter((week) => week < WEEKS));
  const done = facts.tasks.total === 0 ? 0 : facts.tasks.done / facts.tasks.total;
  const holds: Readonly<Record<Measure, boolean>> = {
    activated: true,
    diagnosed: facts.isDiagnosed,
    planned: facts.tasks.total > 0,
    firstTask: facts.hasDoneTask,
    retained: days.some((day) => day.getTime() - facts.joinedAt.getTime() >= MONTH_DAYS * DAY_MS),
    activeMonth: days.some((day) => age(day) < MONTH_DAYS),
    continuous: weeks.size >= 2,
    quarterDone: done >= 0.25,
    halfDone: done >= 0.5,
    threeQuartersDone: done >= 0.75,
    allDone: done >= 1,
  };
  const measures = (Object.keys(holds) as Measure[]).filter((measure) => holds[measure]);
  return {
    measures,
    levels: { ...facts.levels },
    gaps: { ...facts.gaps },
    lessons: [...new Set(facts.lessons)],
  };
}
