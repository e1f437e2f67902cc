import { getSession, refreshProfile } from '@aura/shared-session/host';

/** A person who flips between tabs is not looked up at every flip. */
const OLD_AFTER_MS = 60_000;

interface Ports {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Milliseconds of any monotonic clock. */
  readonly now: () => number;
  readonly refresh: () => void;
}

/**
 * Reads the profile again when the person returns to the tab after a while, so that changes by the server or another
 * device, such as a notification, appear without a reload. Returns a function that stops it.
 */
export function keepProfileFresh({ document, now, refresh }: Ports = makePagePorts()): () => void {
  let lastAt = now();
  const onChange = () => {
    if (document.visibilityState !== 'visible' || now() - lastAt < OLD_AFTER_MS) return;
    lastAt = now();
    refresh();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const makePagePorts = (): Ports => ({
  document,
  now: () => performance.now(),
  refresh: () => {
    // A failure changes nothing on the screen; the next return tries again.
    if (getSession().status === 'signedIn') void refreshProfile();
  },
});
