import type { DoneTask, Gap, PlanTask } from '../diagnosis/result.ts';
import { formatCount } from '../format/plural.ts';
import type { Profile } from './profile-schema.ts';
import { readDiagnosis } from './stored-results.ts';

type WithPlan = Pick<Profile, 'careerPlan' | 'lastDiagnosisResult'>;

const NONE: readonly DoneTask[] = [];

/** Tasks that are done and were of earlier plans, newest first. */
export const listDoneBefore = (profile: WithPlan): readonly DoneTask[] =>
  readDiagnosis(profile)?.doneBefore ?? NONE;

/** How many tasks of a plan are done. */
export const countDone = (plan: readonly PlanTask[]): number =>
  plan.filter(({ completed }) => completed).length;

/** The task to go on with: the first open one of the nearest horizon; null if all are done. */
export const findNextTask = (plan: readonly PlanTask[]): PlanTask | null =>
  plan.toSorted((a, b) => a.horizon - b.horizon).find(({ completed }) => !completed) ?? null;

/** The same of the tasks that close one gap. */
export const findNextTaskOf = (gapId: string, plan: readonly PlanTask[]): PlanTask | null =>
  findNextTask(plan.filter((task) => task.gapId === gapId));

/** Gaps for which the plan has tasks that are all done are closed until they are measured again. */
export const listOpenGaps = (gaps: readonly Gap[], plan: readonly PlanTask[]): readonly Gap[] =>
  gaps.filter(({ id }) => findNextTaskOf(id, plan) !== null || plan.every(({ gapId }) => gapId !== id));

/** The gaps of the newest diagnosis that were not closed since. */
export const readOpenGaps = (profile: WithPlan): readonly Gap[] =>
  listOpenGaps(readDiagnosis(profile)?.gaps ?? [], profile.careerPlan);

/**
 * "3 de 8 tarefas concluídas · 2 feitas antes": how far a plan has come, and what was done in earlier ones, in the same
 * words on every page.
 */
export function describePlanProgress(plan: readonly PlanTask[], doneBefore: number): string {
  const words = `${countDone(plan)} de ${formatCount(plan.length, 'tarefa concluída', 'tarefas concluídas')}`;
  return doneBefore > 0 ? `${words} · ${formatCount(doneBefore, 'feita antes', 'feitas antes')}` : words;
}

/** "Antes deste plano você já concluiu 3 tarefas". */
export const describeDoneBefore = (count: number): string =>
  `Antes deste plano você já concluiu ${formatCount(count, 'tarefa', 'tarefas')}`;

/** How many tasks a person has done, in the plan of today and in earlier ones. */
export const countDoneTasks = (profile: WithPlan): number =>
  countDone(profile.careerPlan) + listDoneBefore(profile).length;
