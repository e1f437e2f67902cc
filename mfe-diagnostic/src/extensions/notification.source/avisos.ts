import { insightsCheckEndpoint } from '@aura/shared-domain';
import type { NotificationSource } from '@aura/shared-federation/contract';
import { call, refreshProfile } from '@aura/shared-session';

/**
 * Asks the server to create the person's due notifications: tasks of the plan, the review of the day, the end of an
 * access. Throws if the request fails; the server also creates them every morning.
 */
export const refresh: NotificationSource['refresh'] = async () => {
  const answer = await call(insightsCheckEndpoint, {});
  if (!answer.ok) throw new Error(answer.error.code);
  if (answer.value.added > 0) await refreshProfile();
};
