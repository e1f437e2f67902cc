import type { Profile } from '@aura/shared-domain';
import type { ProfileTransition } from '@aura/shared-session';

/** Whether a change of CV or goal would take a diagnosis or its plan away: then the person is asked first. */
export function wouldClear(profile: Profile, transition: ProfileTransition): boolean {
  const { diagnosticoCompleto, lastDiagnosisResult, careerPlan } = profile;
  const hasDiagnosis = diagnosticoCompleto || lastDiagnosisResult !== null || careerPlan.length > 0;
  return hasDiagnosis && transition(profile) !== null;
}
