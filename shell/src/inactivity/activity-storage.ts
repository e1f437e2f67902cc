import { openBrowserStorage } from '@aura/shared-session/host';

const KEY = 'aura.lastActivity';

/** Storage through which tabs share the time of the last activity: milliseconds of the clock, as text. */
export interface ActivityStorage {
  readonly read: () => string | null;
  /** Null deletes it. */
  readonly write: (value: string | null) => void;
  /** Calls the listener after another tab wrote. Returns the way to stop. */
  readonly onOtherTab: (listener: () => void) => () => void;
}

/** The browser's local storage; without it, each tab is independent. */
export function openActivityStorage(): ActivityStorage {
  const storage = openBrowserStorage();
  return {
    read: () => storage.read(KEY),
    write: (value) => storage.write(KEY, value),
    onOtherTab: (listener) => storage.onOtherTab(KEY, listener),
  };
}
