import { setTaskCompleted } from '@aura/shared-domain';
import { updateProfile } from '@aura/shared-session';
import { showToast } from '@aura/shared-ui';

/** Completes a task of the plan or reopens it, and tells the person if that could not be stored. */
export async function setTask(id: string, completed: boolean): Promise<void> {
  const saved = await updateProfile((profile) => setTaskCompleted(profile, id, completed));
  if (!saved.ok) showToast({ kind: 'error', text: saved.error.message });
}
