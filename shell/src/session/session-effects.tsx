import {
  getSession,
  subscribeSessionNotices,
  useSession,
  useSessionVerified,
} from '@aura/shared-session/host';
import { showToast } from '@aura/shared-ui';
import { useEffect } from 'react';
import { rememberLastTool } from '../frame/last-tool.ts';
import { keepProfileFresh } from './fresh-profile.ts';

/** Side effects of the session on the page: notices, and the end of the waiting state. */
export function SessionEffects() {
  const { status } = useSession();
  const isGone = useSessionVerified() && status === 'signedOut';
  useEffect(() => {
    if (isGone) rememberLastTool().forget();
  }, [isGone]);
  useEffect(() => subscribeSessionNotices(({ message }) => showToast({ kind: 'error', text: message })), []);
  useEffect(() => keepProfileFresh(), []);
  useEffect(() => {
    // Until now the style sheet hid visitor content from people who were signed in. Check the session again, because a
    // page during hydration is first drawn as for a visitor.
    if (getSession().status !== 'loading') delete document.documentElement.dataset['returning'];
  }, [status]);
  return null;
}
