import { formatMinutes } from '@aura/shared-career-ui';
import { countDone, DAY_MS, formatCount, type PlanTask } from '@aura/shared-domain';

const HORIZONS = [30, 60, 90] as const;

/** A stop on the way through the plan. */
export interface Stop {
  readonly horizon: PlanTask['horizon'];
  /** When it is reached. */
  readonly until: Date;
  /** In the order of the plan. */
  readonly tasks: readonly PlanTask[];
  readonly done: number;
  /** The minutes of all its tasks. */
  readonly minutes: number;
}

/** The three stops of a plan that was made at a moment, ISO 8601; one without a task is a stop, too. */
export function listStops(tasks: readonly PlanTask[], madeAt: string): Stop[] {
  return HORIZONS.map((horizon) => {
    const here = tasks.filter((task) => task.horizon === horizon);
    return {
      horizon,
      until: new Date(Date.parse(madeAt) + horizon * DAY_MS),
      tasks: here,
      done: countDone(here),
      minutes: here.reduce((sum, { effortMinutes }) => sum + effortMinutes, 0),
    };
  });
}

/** "2 de 4 tarefas, 6 h". */
export function stopInWords({ tasks, done, minutes }: Stop): string {
  if (tasks.length === 0) return 'nada previsto: use o tempo para o que ficou aberto';
  return `${done} de ${formatCount(tasks.length, 'tarefa', 'tarefas')}, ${formatMinutes(minutes)}`;
}
