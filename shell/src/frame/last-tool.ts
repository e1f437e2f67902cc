import { openBrowserStorage, type SafeStorage } from '@aura/shared-session/host';
import * as v from 'valibot';

const KEY = 'aura.lastTool';
const Stored = v.pipe(v.string(), v.parseJson(), v.object({ uid: v.string(), path: v.string() }));

/** Remembers on this device which tool the person opened last. */
export function rememberLastTool(storage: SafeStorage = openBrowserStorage()) {
  return {
    keep: (uid: string, path: string) => storage.write(KEY, JSON.stringify({ uid, path })),
    /** Path of that tool; null if there is none, or if another person used it. */
    of: (uid: string): string | null => {
      const stored = v.safeParse(Stored, storage.read(KEY));
      return stored.success && stored.output.uid === uid ? stored.output.path : null;
    },
    forget: () => storage.write(KEY, null),
  };
}
