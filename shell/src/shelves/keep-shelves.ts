import { openBrowserStorage, getSession, subscribeSession } from '@aura/shared-session/host';
import { getHistory, subscribeHistory } from '@aura/shared-session/router';
import { PRIVATE_CACHES } from '@aura/shared-federation/contract';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

/** The only worker: it answers with stored pages, or with one that says so, if the network fails, and shows notices. */
const WORKER = '/shelf-sw.js';

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Under Trusted Types a worker takes no plain text as its address; only this one passes. */
function makeWorkerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('aura', {
    createScriptURL: (url) => {
      if (url !== WORKER) throw new TypeError('Only the worker of the shelves may be registered.');
      return url;
    },
  });
  return (policy ? policy.createScriptURL(WORKER) : WORKER) as string;
}

/** The page that turns notices on, and the part of the site that their worker is registered for; it has no pages. */
const [SETTINGS, NOTICES] = ['/configuracoes', '/avisos-do-aparelho'] as const;

/** The part of the site in which a failed network is told in our words: all of it, for people who are signed in. */
const SITE = '/';

/** Whose pages are kept in this browser. */
const OWNER = 'aura.shelves';

async function clearShelves(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(PRIVATE_CACHES));
  await Promise.all(own.map((name) => caches.delete(name)));
}

/** Reading history is private: the next person finds empty shelves. */
function leaveShelvesTo(uid: string): void {
  const storage = openBrowserStorage();
  const owner = storage.read(OWNER);
  if (owner === null || owner === uid) return;
  void clearShelves();
  storage.write(OWNER, null);
}

/**
 * Manages the pages that remotes store on this device. Registers the worker of the site when a person is signed in, that
 * of a shelf when they open a page of it, and that of notices in the settings. Empties all shelves when they sign out or
 * another person signs in. Returns its end.
 * @param shelves paths below which remotes store pages, from their descriptors
 */
export function keepShelves(shelves: readonly string[]): () => void {
  const registered = new Set<string>();
  const register = (scope: string) => {
    if (registered.has(scope) || !('serviceWorker' in navigator)) return;
    registered.add(scope);
    // Without it pages are read online alone, as on a browser that has no workers.
    navigator.serviceWorker.register(makeWorkerAddress(), { scope }).catch(() => registered.delete(scope));
  };
  const onPath = () => {
    const { pathname } = getHistory().location;
    const shelf = shelves.find((path) => pathname === path || pathname.startsWith(`${path}/`));
    const scope = pathname === SETTINGS ? NOTICES : shelf;
    if (scope === undefined) return;
    const session = getSession();
    if (shelf && session.status === 'signedIn') openBrowserStorage().write(OWNER, session.user.uid);
    register(scope);
  };
  let wasSignedIn = false;
  const onSession = () => {
    const session = getSession();
    if (session.status === 'signedIn') {
      leaveShelvesTo(session.user.uid);
      register(SITE);
      onPath();
      wasSignedIn = true;
    }
    if (session.status !== 'signedOut' || !wasSignedIn) return;
    wasSignedIn = false;
    // A profile that could not be loaded without a connection ends the session too; that is no leaving.
    if (!navigator.onLine) return;
    void clearShelves();
    openBrowserStorage().write(OWNER, null);
  };
  onPath();
  onSession();
  const stops = [subscribeHistory(onPath), subscribeSession(onSession)];
  return () => stops.forEach((stop) => stop());
}
