import { findGoalSkills, SELF_RATINGS_ASKED, type GoalSkill } from '@aura/shared-career';
import type { DiagnosisVariant } from '@aura/shared-domain';
import { buildGoal } from '../../wizard/answers.ts';
import type { GoalDraft } from '../../wizard/state.ts';

/** The skills with the highest weight in a goal, as many as the variant asks about; none if the role is unknown. */
export function listAskedSkills(goal: GoalDraft, variant: DiagnosisVariant): readonly GoalSkill[] {
  return findGoalSkills(buildGoal(goal)).skills.slice(0, SELF_RATINGS_ASKED[variant]);
}
