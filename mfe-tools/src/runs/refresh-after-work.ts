import type { PlanTask } from '@aura/shared-domain';
import { getSession, refreshProfile } from '@aura/shared-session';
import { showToast } from '@aura/shared-ui';

const listOpenTasks = (): readonly PlanTask[] => {
  const session = getSession();
  return session.status === 'signedIn'
    ? session.profile.careerPlan.filter(({ completed }) => !completed)
    : [];
};

/**
 * Reads the profile again after work in a tool that may have completed a task of the plan, and names what it completed.
 * @param tool path of the tool
 * @param hasChanged whether the work has changed the profile in another way
 */
export async function refreshAfterWork(tool: string, hasChanged = false): Promise<void> {
  const open = listOpenTasks();
  if (!hasChanged && !open.some((task) => task.tool?.startsWith(tool))) return;
  const fresh = await refreshProfile();
  if (!fresh.ok) return;
  const done = new Set(fresh.value.careerPlan.flatMap(({ id, completed }) => (completed ? [id] : [])));
  for (const { id, title } of open)
    if (done.has(id)) showToast({ kind: 'success', text: `Tarefa do plano concluída: ${title}` });
}
