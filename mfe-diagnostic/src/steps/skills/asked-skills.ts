import { findGoalSkills, SELF_RATINGS_ASKED, type GoalSkill } from '@aura/shared-career';
import type { DiagnosisVariant } from '@aura/shared-domain';
import { buildGoal } from '../../wizard/answers.ts';
import type { GoalDraft } from '../../wizard/state.ts';

/** The skills that weigh most in a goal, as many as the variant asks about; none where the role is not known. */
export function listAskedSkills(goal: GoalDraft, variant: DiagnosisVariant): readonly GoalSkill[] {
  return findGoalSkills(buildGoal(goal)).skills.slice(0, SELF_RATINGS_ASKED[variant]);
}
