const KEY = 'aura.lastActivity';

/** Where tabs tell each other when somebody was last active: milliseconds of the clock, as text. */
export interface ActivityStorage {
  readonly read: () => string | null;
  /** Null forgets. */
  readonly write: (value: string | null) => void;
  /** Calls the listener after another tab wrote. Returns the way to stop. */
  readonly onOtherTab: (listener: () => void) => () => void;
}

/** The browser's local storage; where it is missing or refuses, every tab is on its own. */
export function browserActivityStorage(): ActivityStorage {
  return {
    read: () => attempt(() => localStorage.getItem(KEY)) ?? null,
    write: (value) => {
      attempt(() => (value === null ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, value)));
    },
    onOtherTab: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === KEY) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
