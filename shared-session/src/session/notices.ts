/** Something about the session that the person must be told wherever they are. `message` is Portuguese. */
export interface SessionNotice {
  /**
   * - `profileLoadFailed`: the person was signed out because the profile could not be read.
   * - `sessionExpired`: the backend refused the session twice; a new sign-in is needed.
   * - `unavailable`: the session could not be started; starting again may work.
   */
  readonly kind: 'profileLoadFailed' | 'sessionExpired' | 'unavailable';
  readonly message: string;
}

export interface Notices {
  readonly emit: (notice: SessionNotice) => void;
  readonly subscribe: (listener: (notice: SessionNotice) => void) => () => void;
}

export function createNotices(): Notices {
  const listeners = new Set<(notice: SessionNotice) => void>();
  return {
    emit: (notice) => {
      for (const listener of listeners) listener(notice);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
