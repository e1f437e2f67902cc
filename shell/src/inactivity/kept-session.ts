import { openBrowserStorage, type SafeStorage } from '@aura/shared-session/host';

const KEY = 'aura.keepSignedIn';

/** Whether the person wants to stay signed in on this device without any limit of inactivity. */
export function rememberSession(storage: SafeStorage = openBrowserStorage()) {
  return {
    isWanted: () => storage.read(KEY) === '1',
    /** Set at sign-in; ends with the session. */
    want: (isWanted: boolean) => storage.write(KEY, isWanted ? '1' : null),
  };
}
