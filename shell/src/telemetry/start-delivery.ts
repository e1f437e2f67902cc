import { telemetryEndpoint } from '@aura/shared-domain';
import type { RegistryEntry } from '@aura/shared-federation/contract';
import { Delivery } from './delivery.ts';
import { sender } from './send.ts';
import type { Signal } from './signal.ts';
import { observeVitals } from './vitals.ts';

const EVERY_MS = 10_000;

interface Settings {
  readonly apiBase: string;
  readonly remotes: () => readonly RegistryEntry[];
  /** Whether a remote is shown in a developer's own version. */
  readonly isLocal: (remote: string) => boolean;
  /** Path that the document was loaded for. */
  readonly landing: string;
}

/** Begins to send: at most every ten seconds, and what is left when the page is left. Gives where signals go. */
export function startDelivery({ apiBase, remotes, isLocal, landing }: Settings): (signal: Signal) => void {
  const { origin } = window.location;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const flush = (isLeaving: boolean) => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    delivery.flush(isLeaving);
  };
  const delivery = new Delivery({
    send: sender(apiBase + telemetryEndpoint.path, {
      fetch: (...request) => fetch(...request),
      sendBeacon: 'sendBeacon' in navigator ? (url, body) => navigator.sendBeacon(url, body) : null,
      origin,
    }),
    remotes,
    isLocal,
    landing,
    pathNow: () => window.location.pathname,
    origin,
    schedule: () => {
      timer ??= setTimeout(() => flush(false), EVERY_MS);
    },
  });
  // First of all: what it tells when the page is hidden has to be there when the rest is sent.
  observeVitals((vital) => delivery.takeVital(vital));
  const onLeave = () => {
    if (document.visibilityState === 'hidden') flush(true);
  };
  document.addEventListener('visibilitychange', onLeave);
  // Some browsers leave a page without hiding it first.
  window.addEventListener('pagehide', () => flush(true));
  return (signal) => delivery.take(signal);
}
