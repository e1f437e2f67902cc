import type { PracticeRecord } from '@aura/shared-domain';
import type { GoalProfile } from '../../matching/goal-skills.ts';
import type { GradedSkill } from '../../matching/grade.ts';
import type { OnTheWay } from '../sources/on-the-way.ts';
import type { Narrative } from './narrative-counts.ts';

/** Interests of the goal against those of the person. */
interface Alignment {
  readonly person: string;
  readonly work: string;
}

/**
 * All inputs of the readiness score. "What would change" re-runs the score on a changed copy. `graded` runs parallel
 * to `goal.skills`; null without data to grade, or without a goal.
 */
export interface ReadinessInput {
  readonly goal: GoalProfile;
  readonly graded: readonly GradedSkill[] | null;
  /** Diplomas and registrations that the person is getting. */
  readonly onTheWay: OnTheWay;
  readonly hasCv: boolean;
  readonly narrative: Narrative | null;
  readonly practice: PracticeRecord;
  readonly alignment: Alignment | null;
}

/** Dimensions have one decimal, so that the displayed values add up to the score. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10;
