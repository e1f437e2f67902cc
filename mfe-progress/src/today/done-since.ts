import { readDiagnosis, type Profile } from '@aura/shared-domain';

/** How many tasks of the plan were done after the diagnosis that made it; what was open then is in its result. */
export function countDoneSince(profile: Pick<Profile, 'careerPlan' | 'lastDiagnosisResult'>): number {
  const then = new Set(readDiagnosis(profile)?.plan.flatMap(({ id, completed }) => (completed ? [id] : [])));
  return profile.careerPlan.filter(({ id, completed }) => completed && !then.has(id)).length;
}
