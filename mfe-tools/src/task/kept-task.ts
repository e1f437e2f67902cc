import * as v from 'valibot';

const KEY = 'aura.task-in-hand';

/** Ids of tasks are hashes or names of their own; anything else in an address is no task. */
const TaskIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/u));

const KeptSchema = v.object({
  /** Path of the tool that the task was opened in. */
  pathname: v.string(),
  taskId: TaskIdSchema,
  /** Id of the version that did the task; missing while none has. */
  doneIn: v.optional(v.string()),
});
export type KeptTask = v.InferOutput<typeof KeptSchema>;

/** The id of a task out of an address; null for none. */
export function parseTaskId(value: string | null): string | null {
  const parsed = v.safeParse(TaskIdSchema, value);
  return parsed.success ? parsed.output : null;
}

/** Keeps the task in hand in this tab, so that a reload on a later page of the tool does not lose it. */
export function keepTask(task: KeptTask): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(task));
  } catch {
    // Without storage the task lasts as long as the page.
  }
}

/** The id of the task that a tool was opened for in this tab; null without one. */
export function findKeptTask(tool: string): string | null {
  const kept = readKeptTask();
  return kept?.pathname === tool ? kept.taskId : null;
}

/** Keeps which version has done the task in hand, so that no later version says so of itself. */
export function keepDoneIn(runId: string): void {
  const kept = readKeptTask();
  if (kept) keepTask({ ...kept, doneIn: runId });
}

/** The task in hand of this tab; null without one. */
export function readKeptTask(): KeptTask | null {
  try {
    const kept = v.safeParse(KeptSchema, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return kept.success ? kept.output : null;
  } catch {
    return null;
  }
}
