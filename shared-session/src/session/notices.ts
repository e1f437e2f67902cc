import { createSignal, type Signal } from '@aura/shared-domain';

/** A notice about the session for the person, on any page. `message` is Portuguese. */
export interface SessionNotice {
  /**
   * - `profileLoadFailed`: the person was signed out because the profile could not be read.
   * - `sessionExpired`: the backend refused the session twice, or the provider ended it; a new sign-in is needed.
   * - `unavailable`: the session could not be started; starting again may work.
   */
  readonly kind: 'profileLoadFailed' | 'sessionExpired' | 'unavailable';
  readonly message: string;
}

export type Notices = Signal<[SessionNotice]>;

export const createNotices = (): Notices => createSignal();
