import type { PlanTask } from '../diagnosis/result.ts';

/** Parameter of a tool's address that names the task of the plan that the person came for. */
export const TASK_PARAMETER = 'tarefa';

/** The address of a tool, opened for one task of the plan. */
export const makeTaskPath = (tool: string, taskId: string): string =>
  `${tool}?${new URLSearchParams({ [TASK_PARAMETER]: taskId }).toString()}`;

/** Id of the text that says how a task of the plan is done. */
export const makeTaskAnchor = (taskId: string): string => `como-${taskId}`;

/** The address of the plan, opened at what one of its tasks asks for. */
export const makeTaskInPlanPath = (taskId: string): string =>
  `/diagnostico/resultado?aba=plano#${makeTaskAnchor(taskId)}`;

type Placed = Pick<PlanTask, 'id' | 'tool' | 'gapId'>;

/** The tool that does a task; null if the plan itself says how. It names the lesson on a gap, the library shows all. */
export const chooseTaskPlace = ({ tool, gapId }: Pick<Placed, 'tool' | 'gapId'>): string | null =>
  tool === '/micro-learnings' && gapId !== null ? null : tool;

/** The address at which a task of the plan is done. */
export const makeTaskPlacePath = (task: Placed): string => {
  const place = chooseTaskPlace(task);
  return place === null ? makeTaskInPlanPath(task.id) : makeTaskPath(place, task.id);
};
