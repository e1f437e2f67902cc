import { TASK_PARAMETER, type PlanTask } from '@aura/shared-domain';
import { getSession, refreshProfile } from '@aura/shared-session';
import { showToast } from '@aura/shared-ui';
import { parseTaskId } from '../task/kept-task.ts';

const listOpenTasks = (): readonly PlanTask[] => {
  const session = getSession();
  return session.status === 'signedIn'
    ? session.profile.careerPlan.filter(({ completed }) => !completed)
    : [];
};

/**
 * Reads the profile again after work in a tool that may have completed a task of the plan, and names what it completed.
 * Returns the ids of the tasks that it completed.
 * @param tool path of the tool
 * @param hasChanged whether the work has changed the profile in another way
 * @param told the task whose end the next page says itself; null if it says none
 */
export async function refreshAfterWork(
  tool: string,
  hasChanged = false,
  told: string | null = null,
): Promise<readonly string[]> {
  const open = listOpenTasks();
  if (!hasChanged && !open.some((task) => task.tool?.startsWith(tool))) return [];
  const fresh = await refreshProfile();
  if (!fresh.ok) return [];
  const done = new Set(fresh.value.careerPlan.flatMap(({ id, completed }) => (completed ? [id] : [])));
  // The page that was opened for a task says above its tool that it is done.
  const named = parseTaskId(new URLSearchParams(window.location.search).get(TASK_PARAMETER));
  const completed = open.filter(({ id }) => done.has(id));
  for (const { id, title } of completed)
    if (id !== named && id !== told)
      showToast({ kind: 'success', text: `Tarefa do plano concluída: ${title}` });
  return completed.map(({ id }) => id);
}
