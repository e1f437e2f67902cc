import type { PlanTask } from '@aura/shared-domain';

/** Open tasks on the panel. */
const SHOWN = 3;

/**
 * The next open tasks by their horizon, together with those ticked on this visit: a task that vanished under the
 * finger could not be taken back.
 */
export function listNextTasks(tasks: readonly PlanTask[], touched: ReadonlySet<string>): readonly PlanTask[] {
  const ordered = tasks.toSorted((a, b) => a.horizon - b.horizon);
  const open = ordered.filter(({ id, completed }) => !completed && !touched.has(id)).slice(0, SHOWN);
  return ordered.filter((task) => touched.has(task.id) || open.includes(task));
}
