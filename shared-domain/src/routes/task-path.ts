/** Parameter of a tool's address that names the task of the plan that the person came for. */
export const TASK_PARAMETER = 'tarefa';

/** The address of a tool, opened for one task of the plan. */
export const makeTaskPath = (tool: string, taskId: string): string =>
  `${tool}?${new URLSearchParams({ [TASK_PARAMETER]: taskId }).toString()}`;
