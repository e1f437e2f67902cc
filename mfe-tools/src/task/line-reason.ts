import type { PlanTask, VersionChange } from '@aura/shared-domain';

/** Why a version of the CV was written for a task, as it is stored with the change. */
export const explainLine = ({ title }: Pick<PlanTask, 'title'>): string => `Tarefa do plano: ${title}.`;

/** The task of the plan that a version was written for; null if it was written for none of them. */
export const findTaskOf = (
  changes: readonly Pick<VersionChange, 'reason'>[],
  plan: readonly PlanTask[],
): PlanTask | null => plan.find((task) => changes.some(({ reason }) => reason === explainLine(task))) ?? null;

/** The newest text that a version got for a task; null without one. */
export const findWrittenFor = (
  task: Pick<PlanTask, 'title'>,
  changes: readonly VersionChange[],
): string | null => changes.findLast(({ reason }) => reason === explainLine(task))?.after ?? null;
