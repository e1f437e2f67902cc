import { signOutNow } from '@aura/shared-session/host';
import { navigate } from '@aura/shared-session/router';
import { showToast } from '@aura/shared-ui';

/** Signs out on the person's own wish and goes home. */
export async function leaveByChoice(): Promise<void> {
  const left = await signOutNow();
  if (!left.ok) {
    showToast({ kind: 'error', text: left.error.message });
    return;
  }
  // By now the guard of a signed-in page has put the login in its place; whoever leaves wants neither.
  navigate('/', { replace: true });
}
