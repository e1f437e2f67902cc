import { insightsCheckEndpoint } from '@aura/shared-domain';
import type { NotificationSource } from '@aura/shared-federation/contract';
import { call, refreshProfile } from '@aura/shared-session';

/**
 * Lets the server tell the person what there is to tell: tasks of the plan, the review of the day, the end of an access.
 * Throws where it could not be asked; the server asks itself every morning.
 */
export const refresh: NotificationSource['refresh'] = async () => {
  const answer = await call(insightsCheckEndpoint, {});
  if (!answer.ok) throw new Error(answer.error.code);
  if (answer.value.added > 0) await refreshProfile();
};
