import { changePrimaryGoal, changeResume, type Profile, type ProfileChange } from '@aura/shared-domain';
import type { ProfileTransition } from '@aura/shared-session';

/** The change to a goal as it was typed; null where it is the one that the profile has. */
export function changeGoalAsTyped(profile: Profile, typed: string): ProfileChange | null {
  const goal = typed.trim();
  return findPrimaryGoal(profile).trim() === goal ? null : changePrimaryGoal(profile, goal);
}

/**
 * The change to a CV as it stands in a text area, which turns every line break into one character: a CV that
 * differs in nothing else is the same, and must not clear a diagnosis.
 */
export function changeResumeAsTyped(profile: Profile, typed: string): ProfileChange | null {
  const text = typed.trim() === '' ? '' : typed;
  return profile.resumeText.replace(/\r\n?/g, '\n') === text ? null : changeResume(profile, text);
}

/** The goal that counts; empty where there is none. */
export const findPrimaryGoal = (profile: Profile): string =>
  profile.careerProfile.objetivos_carreira[0] ?? '';

/** Whether a change of CV or goal would take a diagnosis or its plan away: then the person is asked first. */
export function wouldClear(profile: Profile, transition: ProfileTransition): boolean {
  const { diagnosticoCompleto, lastDiagnosisResult, careerPlan } = profile;
  const hasDiagnosis = diagnosticoCompleto || lastDiagnosisResult !== null || careerPlan.length > 0;
  return hasDiagnosis && transition(profile) !== null;
}
