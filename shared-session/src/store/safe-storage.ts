/** Storage of the browser that may be missing or refuse: reads then give null and writes are lost. */
export interface SafeStorage {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string | null) => void;
  /** Calls the listener with the new value when another tab wrote the key. Returns a function that stops it. */
  readonly onOtherTab: (key: string, listener: (value: string | null) => void) => () => void;
}

/**
 * A storage of the page, by default the one of all tabs; on a server or where access is denied, a storage that holds nothing.
 */
export function openBrowserStorage(open: () => Storage = () => localStorage): SafeStorage {
  return {
    read: (key) => tryAccess(() => open().getItem(key)) ?? null,
    write: (key, value) => {
      tryAccess(() => (value === null ? open().removeItem(key) : open().setItem(key, value)));
    },
    onOtherTab: (key, listener) => {
      if (typeof window === 'undefined') return () => {};
      const onStorage = (event: StorageEvent) => {
        // a null key means that everything was cleared
        if (event.key === key || event.key === null) listener(event.newValue);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

function tryAccess<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
