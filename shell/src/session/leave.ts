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
  // The guard of a signed-in page has already redirected to the login; replace that by the home page.
  navigate('/', { replace: true });
  showToast({ kind: 'success', text: 'Você saiu da sua conta.' });
}
