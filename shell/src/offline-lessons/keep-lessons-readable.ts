import { OFFLINE_SHELF } from '@aura/shared-domain';
import { browserStorage, getSession, subscribeSession } from '@aura/shared-session/host';
import { getHistory, subscribeHistory } from '@aura/shared-session/router';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

/** Under Trusted Types a worker takes no plain text as its address; only this one passes. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('aura', {
    createScriptURL: (url) => {
      if (url !== OFFLINE_SHELF.worker)
        throw new TypeError('Only the worker of the lessons may be registered.');
      return url;
    },
  });
  return (policy ? policy.createScriptURL(OFFLINE_SHELF.worker) : OFFLINE_SHELF.worker) as string;
}

const isLesson = (pathname: string): boolean =>
  pathname === OFFLINE_SHELF.scope || pathname.startsWith(`${OFFLINE_SHELF.scope}/`);

/** Whose lessons are on the shelf. */
const OWNER = 'aura.licoes';

const emptyShelf = (): void => {
  if ('caches' in globalThis) void caches.delete(OFFLINE_SHELF.cache);
};

/** What was read is nobody else's business: another person who comes in finds an empty shelf. */
function leaveShelfTo(uid: string): void {
  const storage = browserStorage();
  const owner = storage.read(OWNER);
  if (owner === null || owner === uid) return;
  emptyShelf();
  storage.write(OWNER, null);
}

/**
 * Registers the worker that answers for lessons without a connection, once somebody opens a page of theirs, and
 * empties its shelf when they sign out or somebody else comes in. Returns the way to stop.
 */
export function keepLessonsReadable(): () => void {
  let isRegistered = false;
  const onPath = () => {
    if (!isLesson(getHistory().location.pathname)) return;
    const session = getSession();
    if (session.status === 'signedIn') browserStorage().write(OWNER, session.user.uid);
    if (isRegistered || !('serviceWorker' in navigator)) return;
    isRegistered = true;
    // Without it lessons are read online alone, as on a browser that has no workers.
    navigator.serviceWorker
      .register(workerAddress(), { scope: OFFLINE_SHELF.scope })
      .catch(() => (isRegistered = false));
  };
  let wasSignedIn = false;
  const onSession = () => {
    const session = getSession();
    if (session.status === 'signedIn') {
      leaveShelfTo(session.user.uid);
      onPath();
      wasSignedIn = true;
    }
    if (session.status !== 'signedOut' || !wasSignedIn) return;
    wasSignedIn = false;
    // A profile that could not be loaded without a connection ends the session too; that is no leaving.
    if (navigator.onLine) emptyShelf();
  };
  onPath();
  onSession();
  const stops = [subscribeHistory(onPath), subscribeSession(onSession)];
  return () => stops.forEach((stop) => stop());
}
