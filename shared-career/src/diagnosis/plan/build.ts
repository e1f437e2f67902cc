import type { PlanTask } from '@aura/shared-domain';
import type { Facts } from '../facts.ts';
import type { Gap } from '../gaps/find.ts';
import { DEFAULT_HOURS, LIMITS, PLAN_WEEKS, QUICK_WIN_MINUTES } from '../weights.ts';
import type { TaskDraft } from './drafts.ts';
import { quoteLabel, shorten } from '../../wording/quote.ts';
import { isOnTheWay, isYearsAway, makeGapTasks } from './gap-tasks.ts';
import { isDiploma } from './resume-tasks.ts';
import { LAST_MONTH, type PlacedTask, spreadOverMonths } from './spread.ts';
import { computeTaskId } from './task-id.ts';

/** Minutes that a person has for the whole plan. */
function computeBudget(facts: Facts): number {
  return (facts.answers.context?.hoursPerWeek ?? DEFAULT_HOURS) * 60 * PLAN_WEEKS;
}

/** Months of a plan. */
const MONTHS = 3;

/** The share of the budget that one task may take: a big skill is begun, not finished, and fits a month of the plan. */
const LARGEST_SHARE = 0.3;
const SMALLEST_SLICE = 60;

function limitEffort(draft: TaskDraft, budget: number): TaskDraft {
  const most = Math.max(SMALLEST_SLICE, Math.floor((budget * LARGEST_SHARE) / 30) * 30);
  return draft.effortMinutes <= most ? draft : { ...draft, effortMinutes: most };
}

/** General tasks and second steps that come before the rest of their kind. */
const EARLY = 2;

/**
 * Gaps that take years, and the others. A registration that waits for a degree that is a gap as well is in neither: its
 * own step comes after the degree.
 */
function divideByLength(gaps: readonly Gap[]): [long: Gap[], short: Gap[]] {
  const long = gaps.filter(isYearsAway);
  const degree = long.find(({ skillId }) => isDiploma(skillId));
  return [
    degree ? long.filter(({ skillId }) => isDiploma(skillId)) : long,
    gaps.filter((gap) => !isYearsAway(gap)),
  ];
}

/**
 * A quick win opens the plan, independent of the available time: the first step of a gap if one is short enough,
 * otherwise a general task. Then the other first steps follow in the order of the gaps, those of what takes years last;
 * general tasks and second steps alternate. Of one kind no more than two follow each other.
 */
function orderTasks(gaps: readonly Gap[], general: readonly TaskDraft[], facts: Facts): TaskDraft[] {
  const [long, short] = divideByLength(gaps);
  const perGap = [...short, ...long].map((gap) => makeGapTasks(gap, facts));
  const firsts = perGap.flatMap((tasks) => tasks.slice(0, 1));
  const laters = perGap.flatMap((tasks) => tasks.slice(1));
  const quick = [...firsts, ...general].find((draft) => draft.effortMinutes <= QUICK_WIN_MINUTES);
  const rest = [
    ...firsts,
    ...general.slice(0, EARLY),
    ...laters.slice(0, EARLY),
    ...general.slice(EARLY),
    ...laters.slice(EARLY),
  ].filter((draft) => draft !== quick);
  return quick ? [quick, ...rest] : rest;
}

/** Tasks of one kind in a row; more of them read like one task written out several times. */
const LONGEST_RUN = 2;

/**
 * The same tasks in their order, except that another kind of the same month comes between where more than two of one
 * kind follow.
 */
function breakRuns(tasks: readonly PlacedTask<TaskDraft>[]): PlacedTask<TaskDraft>[] {
  const left = [...tasks];
  const ordered: PlacedTask<TaskDraft>[] = [];
  while (left.length > 0) {
    const run = ordered.slice(-LONGEST_RUN);
    const isLong = (action: string): boolean =>
      run.length === LONGEST_RUN && run.every(({ draft }) => draft.action === action);
    const at = Math.max(
      0,
      left.findIndex(({ draft, horizon }) => horizon === left[0]?.horizon && !isLong(draft.action)),
    );
    ordered.push(...left.splice(at, 1));
  }
  return ordered;
}

/** The tasks that fit the budget; room is kept for the last ones. */
function selectWithin(drafts: readonly TaskDraft[], last: readonly TaskDraft[], budget: number): TaskDraft[] {
  const chosen: TaskDraft[] = [];
  let spent = last.reduce((sum, { effortMinutes }) => sum + effortMinutes, 0);
  for (const draft of drafts) {
    if (chosen.length + last.length >= LIMITS.tasks) break;
    if (chosen.length > 0 && spent + draft.effortMinutes > budget) continue;
    chosen.push(draft);
    spent += draft.effortMinutes;
  }
  return chosen;
}

/** Tasks that involve a course, a place or other people: the person's accessibility needs must fit. */
const OUTSIDE = new Set(['learn', 'requirements', 'conversation', 'interview', 'apply']);

function noteAccessibility({ answers }: Facts): string {
  const need = answers.context?.accessibility.trim() ?? '';
  return need === '' ? '' : ` Combine antes o que você precisa: ${quoteLabel(shorten(need, 90))}.`;
}

/**
 * The plan of a quarter: a quick win, then one step per gap in order of priority, then the rest, as long as they fit
 * the hours a week. A task's id is a hash of gap and action: a diagnosis made again gives the same task the same id.
 */
export function buildPlan(gaps: readonly Gap[], general: readonly TaskDraft[], facts: Facts): PlanTask[] {
  const budget = computeBudget(facts);
  // A course ends when it ends: what can be done this month comes before it.
  const later = gaps.filter((gap) => isOnTheWay(gap, facts));
  const now = gaps.filter((gap) => !later.includes(gap));
  const limit = (draft: TaskDraft): TaskDraft => limitEffort(draft, budget);
  const ordered = orderTasks(now, general, facts).map(limit);
  const last = later.flatMap((gap) => makeGapTasks(gap, facts)).map(limit);
  const note = noteAccessibility(facts);
  const placed = [
    ...breakRuns(
      spreadOverMonths(selectWithin(ordered, last, budget), { monthMinutes: budget / MONTHS, last }),
    ),
    ...last.map((draft) => ({ draft, horizon: LAST_MONTH })),
  ];
  return placed.map(({ draft: { action, ...draft }, horizon }) => ({
    ...draft,
    description: OUTSIDE.has(action) ? `${draft.description}${note}` : draft.description,
    id: computeTaskId(draft.gapId, action),
    horizon,
    completed: false,
  }));
}
