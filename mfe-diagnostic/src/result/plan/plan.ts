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
  /** The minutes of the tasks that are not done. */
  readonly minutesLeft: number;
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
      minutesLeft: countMinutesLeft(here),
    };
  });
}

/** Minutes of the tasks that are not done. */
const countMinutesLeft = (tasks: readonly PlanTask[]): number =>
  tasks.reduce((sum, { completed, effortMinutes }) => (completed ? sum : sum + effortMinutes), 0);

/** "9 h a fazer", after how far the plan has come; empty once all is done. */
export function describeTimeLeft(tasks: readonly PlanTask[]): string {
  const minutes = countMinutesLeft(tasks);
  return minutes === 0 ? '' : ` · ${formatMinutes(minutes)} a fazer`;
}

/** "2 de 4 tarefas, 6 h a fazer"; once all is done, "4 de 4 tarefas, tudo feito". */
export function stopInWords({ tasks, done, minutesLeft }: Stop): string {
  if (tasks.length === 0) return 'nada previsto: use o tempo para o que ficou aberto';
  const left = done === tasks.length ? 'tudo feito' : `${formatMinutes(minutesLeft)} a fazer`;
  return `${done} de ${formatCount(tasks.length, 'tarefa', 'tarefas')}, ${left}`;
}
