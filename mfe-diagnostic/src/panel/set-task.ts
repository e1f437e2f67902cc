import { setTaskCompleted } from '@aura/shared-domain';
import { updateProfile } from '@aura/shared-session';
import { showToast } from '@aura/shared-ui';

/** Ticks a task of the plan, or opens it again; says so where that could not be stored. */
export async function setTask(id: string, completed: boolean): Promise<void> {
  const saved = await updateProfile((profile) => setTaskCompleted(profile, id, completed));
  if (!saved.ok) showToast({ kind: 'error', text: saved.error.message });
}
