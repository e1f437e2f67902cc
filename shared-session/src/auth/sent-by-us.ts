import type { ApiError, Result } from '@aura/shared-domain';

type Asked = Result<{ readonly asked: boolean }, ApiError>;

/**
 * Whether a message of ours is on its way, so that the account service need not send its own. In the demonstration
 * ours is not sent either, and the service keeps the link that the page shows.
 */
export const isSentByUs = (asked: Asked | null | undefined): boolean =>
  asked?.ok === true && asked.value.asked && !__AURA_EMULATORS__;
