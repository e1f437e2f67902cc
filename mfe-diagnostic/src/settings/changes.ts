import { changePrimaryGoal, changeResume, type Profile, type ProfileChange } from '@aura/shared-domain';
import type { ProfileTransition } from '@aura/shared-session';

/** The change to a typed goal; null if the profile has the same one. */
export function changeGoalAsTyped(profile: Profile, typed: string): ProfileChange | null {
  const goal = typed.trim();
  return findPrimaryGoal(profile).trim() === goal ? null : changePrimaryGoal(profile, goal);
}

/**
 * The change to a CV from a text area, which turns every line break into one character: a CV without other differences
 * is the same, and must not clear a diagnosis.
 */
export function changeResumeAsTyped(profile: Profile, typed: string): ProfileChange | null {
  const text = typed.trim() === '' ? '' : typed;
  return profile.resumeText.replace(/\r\n?/g, '\n') === text ? null : changeResume(profile, text);
}

/** The current goal; empty without one. */
export const findPrimaryGoal = (profile: Profile): string =>
  profile.careerProfile.objetivos_carreira[0] ?? '';

/** Whether a change of CV or goal would take a diagnosis or its plan away: then the person is asked first. */
export function wouldClear(profile: Profile, transition: ProfileTransition): boolean {
  const { diagnosticoCompleto, lastDiagnosisResult, careerPlan } = profile;
  const hasDiagnosis = diagnosticoCompleto || lastDiagnosisResult !== null || careerPlan.length > 0;
  return hasDiagnosis && transition(profile) !== null;
}
