import { getSession, signOutNow } from '@aura/shared-session/host';
import { getHistory, navigate } from '@aura/shared-session/router';
import { showToast } from '@aura/shared-ui';
import { listenToBrowser } from './activity-events.ts';
import { browserClock } from './clock.ts';

const LOGIN = '/login';
const ENDED = 'Sua sessão foi encerrada por inatividade. Entre de novo para continuar.';
/** As long as a toast, with some room. */
const MESSAGE_STAYS_MS = 6000;

/** Signs out after too long an inactivity; a new sign-in leads back to the page at hand. */
export async function leaveByInactivity(): Promise<void> {
  const { pathname, search } = getHistory().location;
  const left = await signOutNow();
  // The guard of a signed-in page redirects to the login by itself; in a tab that only learns of the end it has already
  // done so, with the way back.
  if (pathname !== LOGIN)
    navigate(`${LOGIN}?next=${encodeURIComponent(pathname + search)}`, { replace: true });
  if (left.ok) tellWhy();
  else showToast({ kind: 'error', text: left.error.message });
}

/** Shows the message immediately, and again to a person who was away for longer than it stays. */
function tellWhy(): void {
  showToast({ kind: 'info', text: ENDED });
  const saidAt = browserClock.now();
  const stop = listenToBrowser().onActivity(() => {
    stop();
    const missed = browserClock.now() - saidAt > MESSAGE_STAYS_MS;
    if (missed && getSession().status === 'signedOut') showToast({ kind: 'info', text: ENDED });
  });
}
