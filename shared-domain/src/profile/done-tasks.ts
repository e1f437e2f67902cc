import type { DoneTask } from '../diagnosis/result.ts';
import type { Profile } from './profile-schema.ts';
import { readDiagnosis } from './stored-results.ts';

type WithPlan = Pick<Profile, 'careerPlan' | 'lastDiagnosisResult'>;

const NONE: readonly DoneTask[] = [];

/** Tasks that are done and were of earlier plans, newest first. */
export const listDoneBefore = (profile: WithPlan): readonly DoneTask[] =>
  readDiagnosis(profile)?.doneBefore ?? NONE;

/** How many tasks a person has done, in the plan of today and in earlier ones. */
export const countDoneTasks = (profile: WithPlan): number =>
  profile.careerPlan.filter(({ completed }) => completed).length + listDoneBefore(profile).length;
