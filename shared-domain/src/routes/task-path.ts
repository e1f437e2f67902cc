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
