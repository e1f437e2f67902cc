import { formatCount, type PlanTask } from '@aura/shared-domain';

const HORIZONS = [30, 60, 90] as const;

/** The tasks of each horizon, in the order of the plan; horizons without a task are left out. */
export function byHorizon(tasks: readonly PlanTask[]): { horizon: PlanTask['horizon']; tasks: PlanTask[] }[] {
  return HORIZONS.map((horizon) => ({
    horizon,
    tasks: tasks.filter((task) => task.horizon === horizon),
  })).filter((group) => group.tasks.length > 0);
}

/** "3 de 8 tarefas concluídas". */
export function progressInWords(tasks: readonly PlanTask[]): string {
  const done = tasks.filter((task) => task.completed).length;
  return `${done} de ${formatCount(tasks.length, 'tarefa concluída', 'tarefas concluídas')}`;
}
