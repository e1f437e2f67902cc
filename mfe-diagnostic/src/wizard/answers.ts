import type { DiagnosisAnswers, Goal, LearningContext } from '@aura/shared-domain';
import { tidyResume } from '@aura/shared-career-ui';
import { parseSalary } from './salary.ts';
import type { GoalDraft, WizardState } from './state.ts';

/** Used if the last step was answered only in part; the screen says so. */
const CONTEXT_DEFAULTS = { hoursPerWeek: 3, budget: 'none' } as const;

/**
 * The answers for the backend, without the parts that the chosen variant does not ask for (an earlier full attempt may
 * have filled them in) and without ratings of skills outside the current goal.
 */
export function buildAnswers(state: WizardState, skillIds: readonly string[]): DiagnosisAnswers {
  const full = state.variant === 'full';
  return {
    goal: buildGoal(state.goal),
    resume: state.resume ? tidyResume(state.resume.structure) : null,
    hiddenExperiences: full ? listDescribedExperiences(state) : [],
    interests: full && Object.keys(state.interests.ratings).length > 0 ? state.interests : null,
    anchors: full && Object.keys(state.anchors).length > 0 ? state.anchors : null,
    selfRatings: skillIds.flatMap((skillId) => {
      const rating = state.selfRatings[skillId];
      if (rating?.level == null) return [];
      return [{ skillId, level: rating.level, proof: rating.proof.trim() }];
    }),
    context: full ? readContext(state) : null,
  };
}

/** The goal as sent: no role and no ads while exploring, no unreadable salary. */
export function buildGoal({ exploring, salaryFloor, ...goal }: GoalDraft): Goal {
  return {
    ...goal,
    title: exploring ? '' : goal.title.trim(),
    location: goal.location.trim(),
    constraints: goal.constraints.trim(),
    salaryFloor: parseSalary(salaryFloor),
    referenceJobs: exploring ? [] : goal.referenceJobs.map((job) => job.trim()).filter(Boolean),
  };
}

function listDescribedExperiences({ hiddenExperiences }: WizardState) {
  return hiddenExperiences
    .map((entry) => ({ ...entry, description: entry.description.trim() }))
    .filter((entry) => entry.description !== '');
}

function readContext({ context }: WizardState): LearningContext | null {
  const { hoursPerWeek, budget, accessibility } = context;
  if (hoursPerWeek === null && budget === null && accessibility.trim() === '') return null;
  return {
    hoursPerWeek: hoursPerWeek ?? CONTEXT_DEFAULTS.hoursPerWeek,
    budget: budget ?? CONTEXT_DEFAULTS.budget,
    accessibility: accessibility.trim(),
  };
}
