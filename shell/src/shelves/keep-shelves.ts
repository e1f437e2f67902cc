import { browserStorage, getSession, subscribeSession } from '@aura/shared-session/host';
import { getHistory, subscribeHistory } from '@aura/shared-session/router';
import { PRIVATE_CACHES } from '@aura/shared-federation/contract';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

/** The one worker there is: it answers with kept pages where the network does not. */
const WORKER = '/shelf-sw.js';

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Under Trusted Types a worker takes no plain text as its address; only this one passes. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('aura', {
    createScriptURL: (url) => {
      if (url !== WORKER) throw new TypeError('Only the worker of the shelves may be registered.');
      return url;
    },
  });
  return (policy ? policy.createScriptURL(WORKER) : WORKER) as string;
}

/** Whose pages are kept in this browser. */
const OWNER = 'aura.shelves';

async function emptyShelves(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(PRIVATE_CACHES));
  await Promise.all(own.map((name) => caches.delete(name)));
}

/** What was read is nobody else's business: another person who comes in finds empty shelves. */
function leaveShelvesTo(uid: string): void {
  const storage = browserStorage();
  const owner = storage.read(OWNER);
  if (owner === null || owner === uid) return;
  void emptyShelves();
  storage.write(OWNER, null);
}

/**
 * Looks after the pages that remotes keep on this device: registers the worker for a shelf once somebody opens a page
 * of it, and empties all of them when they sign out or somebody else comes in. Returns the way to stop.
 * @param shelves paths below which remotes keep pages, as their descriptors say
 */
export function keepShelves(shelves: readonly string[]): () => void {
  const registered = new Set<string>();
  const onPath = () => {
    const { pathname } = getHistory().location;
    const scope = shelves.find((shelf) => pathname === shelf || pathname.startsWith(`${shelf}/`));
    if (scope === undefined) return;
    const session = getSession();
    if (session.status === 'signedIn') browserStorage().write(OWNER, session.user.uid);
    if (registered.has(scope) || !('serviceWorker' in navigator)) return;
    registered.add(scope);
    // Without it pages are read online alone, as on a browser that has no workers.
    navigator.serviceWorker.register(workerAddress(), { scope }).catch(() => registered.delete(scope));
  };
  let wasSignedIn = false;
  const onSession = () => {
    const session = getSession();
    if (session.status === 'signedIn') {
      leaveShelvesTo(session.user.uid);
      onPath();
      wasSignedIn = true;
    }
    if (session.status !== 'signedOut' || !wasSignedIn) return;
    wasSignedIn = false;
    // A profile that could not be loaded without a connection ends the session too; that is no leaving.
    if (navigator.onLine) void emptyShelves();
  };
  onPath();
  onSession();
  const stops = [subscribeHistory(onPath), subscribeSession(onSession)];
  return () => stops.forEach((stop) => stop());
}
