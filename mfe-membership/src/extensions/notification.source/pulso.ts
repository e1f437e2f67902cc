import { pulseNewsEndpoint } from '@aura/shared-domain';
import type { NotificationSource } from '@aura/shared-federation/contract';
import { call, getSession, refreshProfile } from '@aura/shared-session';

/** Lets the server tell of a pulse that waits for an answer. Only members of a company are ever asked. */
export const refresh: NotificationSource['refresh'] = async () => {
  const session = getSession();
  if (session.status !== 'signedIn' || session.profile.plan !== 'b2b_equilibrio') return;
  const answer = await call(pulseNewsEndpoint, {});
  if (!answer.ok) throw new Error(answer.error.code);
  if (answer.value.added > 0) await refreshProfile();
};
