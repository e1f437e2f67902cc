import type { PlanTask } from '@aura/shared-domain';
import type { Facts } from '../facts.ts';
import type { Gap } from '../gaps/find.ts';
import { DEFAULT_HOURS, LIMITS, PLAN_WEEKS, QUICK_WIN_MINUTES } from '../weights.ts';
import type { TaskDraft } from './drafts.ts';
import { quoteLabel, shorten } from '../../wording/quote.ts';
import { makeGapTasks } from './gap-tasks.ts';
import { computeTaskId } from './task-id.ts';

/** Minutes that a person has for the whole plan. */
function computeBudget(facts: Facts): number {
  return (facts.answers.context?.hoursPerWeek ?? DEFAULT_HOURS) * 60 * PLAN_WEEKS;
}

/** The share of the budget that one task may take: a big skill is begun, not finished, in a quarter. */
const LARGEST_SHARE = 0.35;
const SMALLEST_SLICE = 60;

function limitEffort(draft: TaskDraft, budget: number): TaskDraft {
  const most = Math.max(SMALLEST_SLICE, Math.floor((budget * LARGEST_SHARE) / 30) * 30);
  return draft.effortMinutes <= most ? draft : { ...draft, effortMinutes: most };
}

/** General tasks and second steps that come before the rest of their kind. */
const EARLY = 2;

/**
 * A quick win opens the plan, independent of the available time: the first step of a gap if one is short enough,
 * otherwise a general task. Then the other first steps follow in the order of the gaps; general tasks and second steps
 * alternate. Of one kind no more than two follow each other.
 */
function orderTasks(gaps: readonly Gap[], general: readonly TaskDraft[], facts: Facts): TaskDraft[] {
  const perGap = gaps.map((gap) => makeGapTasks(gap, facts));
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

/** The same tasks in their order, except that another kind comes between where more than two of one kind follow. */
function breakRuns(drafts: readonly TaskDraft[]): TaskDraft[] {
  const left = [...drafts];
  const ordered: TaskDraft[] = [];
  while (left.length > 0) {
    const run = ordered.slice(-LONGEST_RUN);
    const isLong = (draft: TaskDraft): boolean =>
      run.length === LONGEST_RUN && run.every(({ action }) => action === draft.action);
    const at = Math.max(
      0,
      left.findIndex((draft) => !isLong(draft)),
    );
    ordered.push(...left.splice(at, 1));
  }
  return ordered;
}

function selectWithin(drafts: readonly TaskDraft[], budget: number): TaskDraft[] {
  const chosen: TaskDraft[] = [];
  let spent = 0;
  for (const draft of drafts) {
    if (chosen.length === LIMITS.tasks) break;
    if (chosen.length > 0 && spent + draft.effortMinutes > budget) continue;
    chosen.push(draft);
    spent += draft.effortMinutes;
  }
  return chosen;
}

const HORIZONS = [30, 60, 90] as const;
const PLAN_DAYS = PLAN_WEEKS * 7;

/**
 * The tasks fit the hours of the quarter and are spread over all three months. The middle of a task decides its month.
 */
function chooseHorizon(middle: number, total: number): PlanTask['horizon'] {
  const day = total === 0 ? 0 : (middle / total) * PLAN_DAYS;
  return HORIZONS.find((horizon) => day <= horizon) ?? 90;
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
  const ordered = orderTasks(gaps, general, facts).map((draft) => limitEffort(draft, budget));
  let spent = 0;
  const note = noteAccessibility(facts);
  const chosen = breakRuns(selectWithin(ordered, budget));
  const total = chosen.reduce((sum, { effortMinutes }) => sum + effortMinutes, 0);
  return chosen.map(({ action, ...draft }) => {
    spent += draft.effortMinutes;
    return {
      ...draft,
      description: OUTSIDE.has(action) ? `${draft.description}${note}` : draft.description,
      id: computeTaskId(draft.gapId, action),
      horizon: chooseHorizon(spent - draft.effortMinutes / 2, total),
      completed: false,
    };
  });
}
