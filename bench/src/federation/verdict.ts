import type { Interval } from './statistics.ts';

/** A ratio of times, with what the same measurement says of the monolith against itself. */
export interface Timing {
  readonly ratio: Interval;
  readonly control: Interval;
}

/** `inconclusive`: the machine was too restless to say anything, which is not a pass. */
export type Verdict = 'held' | 'missed' | 'inconclusive';

/**
 * Whether a ratio stays below its target.
 * The control must contain 1 and be narrower than the margin that the target leaves above 1.
 */
export function verdictOf({ ratio, control }: Timing, target: number): Verdict {
  const isCalm = control.lower <= 1 && control.upper >= 1 && control.upper - control.lower < target - 1;
  if (!isCalm) return 'inconclusive';
  return ratio.upper <= target ? 'held' : 'missed';
}
