import type { GoalProfile } from '../../matching/goal-skills.ts';
import type { GradedSkill } from '../../matching/grade.ts';
import type { Narrative } from './narrative-counts.ts';

/** Interests of the goal against those of the person. */
export interface Alignment {
  readonly person: string;
  readonly work: string;
}

/**
 * Everything that the readiness score follows from. "What would change" re-runs the score on a changed copy.
 * `graded` runs parallel to `goal.skills`; null where there is nothing to grade from, or no goal.
 */
export interface ReadinessInput {
  readonly goal: GoalProfile;
  readonly graded: readonly GradedSkill[] | null;
  readonly hasCv: boolean;
  readonly narrative: Narrative | null;
  /** 0 to 100; null for somebody who has not practised yet. */
  readonly practice: number | null;
  readonly alignment: Alignment | null;
}

/** Dimensions carry one decimal, so that what is shown is what the score is made of. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10;
