import { changePrimaryGoal, changeResume, type Profile, type ProfileChange } from '@aura/shared-domain';

/** The input of the next diagnosis. */
export interface DiagnosisBasis {
  /** Text of the CV; null leaves the one of the profile alone. */
  readonly resumeText: string | null;
  /** Target role; empty while exploring, which leaves the goal of the profile alone. */
  readonly goal: string;
}

/** One update for a changed CV and a changed goal together; null if neither changes. */
export function computeBasisChange(
  profile: Profile,
  { resumeText, goal }: DiagnosisBasis,
): ProfileChange | null {
  const resumeChange = resumeText === null ? null : changeResume(profile, resumeText);
  const goalChange = goal === '' ? null : changePrimaryGoal(profile, goal);
  return resumeChange || goalChange ? { ...resumeChange, ...goalChange } : null;
}

/** The parts of an existing diagnosis that the change would clear, for the person's consent; null if none. */
export function findCleared(
  profile: Profile,
  basis: DiagnosisBasis,
): { resume: boolean; goal: boolean } | null {
  const hasDiagnosis =
    profile.diagnosticoCompleto || profile.lastDiagnosisResult || profile.careerPlan.length > 0;
  const resume = computeBasisChange(profile, { ...basis, goal: '' }) !== null;
  const goal = computeBasisChange(profile, { ...basis, resumeText: null }) !== null;
  return hasDiagnosis && (resume || goal) ? { resume, goal } : null;
}
