import type { PlanTask } from '@aura/shared-domain';
import type { TaskDraft } from './drafts.ts';

const HORIZONS = [30, 60, 90] as const satisfies readonly PlanTask['horizon'][];

/** The month of what ends at a time of its own. */
export const LAST_MONTH: PlanTask['horizon'] = 90;

/** A task with its month. */
export interface PlacedTask<T> {
  readonly draft: T;
  readonly horizon: PlanTask['horizon'];
}

type Spread = Pick<TaskDraft, 'gapId' | 'effortMinutes'>;

/** Months of the tasks, by their place in the plan. */
type Months = readonly number[];

/** What the months have to hold besides. */
interface Room {
  /** Minutes that the person has in a month. */
  readonly monthMinutes: number;
  /** Tasks whose place is the last month. */
  readonly last: readonly Spread[];
}

/**
 * Tasks over three months of like hours and like numbers of tasks, so that no week asks for much more than another and
 * no month is a heap of small things. The order of the plan decides first; then tasks change their month, or two tasks
 * theirs, as long as that makes the months more alike. No month asks for more than the person's hours if another has
 * room. The first task opens the plan, and the steps of a gap keep their order.
 */
export function spreadOverMonths<T extends Spread>(drafts: readonly T[], room: Room): PlacedTask<T>[] {
  const months = settleMonths(drafts, divideInOrder(drafts), room);
  return drafts
    .map((draft, at) => ({ draft, horizon: HORIZONS[months[at] ?? 0] ?? 90 }))
    .toSorted((a, b) => a.horizon - b.horizon);
}

/** The middle of a task decides its month. */
function divideInOrder(drafts: readonly Spread[]): Months {
  const share = drafts.reduce((sum, { effortMinutes }) => sum + effortMinutes, 0) / HORIZONS.length;
  let spent = 0;
  return drafts.map(({ effortMinutes }) => {
    const middle = spent + effortMinutes / 2;
    spent += effortMinutes;
    return share === 0 ? 0 : Math.min(HORIZONS.length - 1, Math.floor(middle / share));
  });
}

/** A change that makes the months more alike by less than this is not worth leaving the order of the plan. */
const LEAST_GAIN = 30 ** 2;

function settleMonths(drafts: readonly Spread[], months: Months, room: Room): Months {
  const best = listChanges(months)
    .filter((changed) => keepsOrder(drafts, changed))
    .map((changed) => ({ changed, unevenness: computeUnevenness(drafts, changed, room) }))
    .toSorted((a, b) => a.unevenness - b.unevenness)[0];
  return best && computeUnevenness(drafts, months, room) - best.unevenness >= LEAST_GAIN
    ? settleMonths(drafts, best.changed, room)
    : months;
}

/** Every way to give one task another month, or two tasks the month of each other. */
const listChanges = (months: Months): Months[] =>
  months.flatMap((month, at) => [
    ...HORIZONS.flatMap((_, other) => (other === month ? [] : [months.with(at, other)])),
    ...months.flatMap((other, second) =>
      second > at && other !== month ? [months.with(at, other).with(second, month)] : [],
    ),
  ]);

/** Whether the first task is in the first month, and no step of a gap comes before an earlier one. */
const keepsOrder = (drafts: readonly Spread[], months: Months): boolean =>
  months[0] === 0 &&
  drafts.every(({ gapId }, at) => {
    const earlier =
      gapId === null ? -1 : drafts.findLastIndex((one, other) => other < at && one.gapId === gapId);
    return earlier === -1 || (months[earlier] ?? 0) <= (months[at] ?? 0);
  });

/** One task more in a month weighs like so many minutes more: to begin something and to remember it takes its own. */
const MINUTES_PER_TASK = 120;

/** A minute that the person does not have weighs far more than any unevenness. */
const OVER_BUDGET = 100 ** 2;

/** The sum of squares of the minutes and of the tasks of each month: least when all are alike and none is over-full. */
const computeUnevenness = (drafts: readonly Spread[], months: Months, { monthMinutes, last }: Room): number =>
  HORIZONS.reduce((sum, horizon, month) => {
    const kept = horizon === LAST_MONTH ? last : [];
    const here = [...drafts.filter((_, at) => months[at] === month), ...kept];
    const load = here.reduce((minutes, { effortMinutes }) => minutes + effortMinutes, 0);
    const over = Math.max(0, load - monthMinutes);
    return sum + load ** 2 + (here.length * MINUTES_PER_TASK) ** 2 + OVER_BUDGET * over ** 2;
  }, 0);
