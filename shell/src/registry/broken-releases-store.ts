import { createStore } from '@aura/shared-domain';
import { releaseId, type Release } from '@aura/shared-federation/contract';
import * as v from 'valibot';

/** Versions that broke for the person in front of this page: another one is taken as long as the tab lives. */
export interface BrokenReleases {
  /** The same object until it changes. */
  readonly get: () => ReadonlySet<string>;
  readonly add: (release: Release) => void;
  /** Gives all versions of a remote another chance. */
  readonly forget: (remote: string) => void;
  /** Calls the listener after every change; returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

const KEY = 'aura.broken';
const MOST = 20;
const KeptSchema = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*@[\w.-]+$/))),
  v.maxLength(MOST),
);

/**
 * @param open gives the storage of the tab, and throws where it is denied: then they are remembered until the next
 *   loading of the page
 */
export function createBrokenReleases(open: () => Storage): BrokenReleases {
  const broken = createStore(read(open));

  const put = (next: readonly string[]) => {
    const kept = next.slice(-MOST);
    try {
      open().setItem(KEY, JSON.stringify(kept));
    } catch {
      // Full or denied: see above.
    }
    broken.set(new Set(kept));
  };

  return {
    get: broken.get,
    add: ({ descriptor }) => put([...broken.get(), releaseId(descriptor)]),
    forget: (remote) => put([...broken.get()].filter((id) => !id.startsWith(`${remote}@`))),
    subscribe: broken.subscribe,
  };
}

function read(open: () => Storage): ReadonlySet<string> {
  try {
    const kept = v.safeParse(KeptSchema, JSON.parse(open().getItem(KEY) ?? '[]'));
    return new Set(kept.success ? kept.output : []);
  } catch {
    return new Set();
  }
}

/** Those of this tab. */
export const brokenReleases = createBrokenReleases(() => sessionStorage);
