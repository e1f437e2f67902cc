import { addDays, type Practice } from '@aura/shared-domain';
import { computeMonday } from './days.ts';

/** Consecutive days with learning activity. */
export interface Streak {
  /** Days with practice; 0 once it has ended, and the next practice is a new beginning. */
  readonly days: number;
  /** Missed days between them, or since, that were covered. */
  readonly freezesUsed: number;
  readonly practisedToday: boolean;
  /** Days with practice in the week of today, from Monday on. */
  readonly thisWeek: number;
  readonly weeklyGoal: number;
}

/** Days of a week that make a good one. */
const WEEKLY_GOAL = 3;

/** The streak on a day. @param today from `computeToday` */
export function computeStreak(practice: Practice | null, today: string): Streak {
  const days = new Set(practice?.days);
  const monday = computeMonday(today);
  // A move, or a clock that went back, leaves days behind that are yet to come: they never cost what was counted.
  const ends = [today, ...[...days].filter((day) => day > today)];
  const longest = ends.map((end) => computeChain(end, days)).reduce((a, b) => (b.days > a.days ? b : a));
  return {
    ...longest,
    practisedToday: days.has(today),
    thisWeek: [...days].filter((day) => computeMonday(day) === monday).length,
    weeklyGoal: WEEKLY_GOAL,
  };
}

/** Walks back from a day that may itself be without practice; of the missed ones before it, one a week is covered. */
function computeChain(end: string, days: ReadonlySet<string>): Pick<Streak, 'days' | 'freezesUsed'> {
  const coveredWeeks = new Set<string>();
  let chain = { days: 0, freezesUsed: 0 };
  for (let day = end; ; day = addDays(day, -1)) {
    const week = computeMonday(day);
    if (days.has(day)) chain = { days: chain.days + 1, freezesUsed: coveredWeeks.size };
    else if (coveredWeeks.has(week)) return chain;
    else if (day !== end) coveredWeeks.add(week);
  }
}
