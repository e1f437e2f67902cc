import {
  SHELL_NAME,
  telemetryEndpoint,
  telemetryPassEndpoint,
  telemetryVisitorPassEndpoint,
} from '@aura/shared-domain';
import type { RegistryEntry } from '@aura/shared-federation/contract';
import { call } from '@aura/shared-session';
import { getSession } from '@aura/shared-session/host';
import { Delivery } from './delivery.ts';
import { createPassKeeper } from './passes.ts';
import { createSender } from './send.ts';
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

/** Starts sending: at most every ten seconds, and the rest when the page is left. Returns the receiver of signals. */
export function startDelivery({ apiBase, remotes, isLocal, landing }: Settings): (signal: Signal) => void {
  const { origin } = window.location;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const flush = (isLeaving: boolean) => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    delivery.flush(isLeaving);
  };
  const sendNow = createSender(apiBase + telemetryEndpoint.path, {
    fetch: (...request) => fetch(...request),
    sendBeacon: 'sendBeacon' in navigator ? (url, body) => navigator.sendBeacon(url, body) : null,
    origin,
  });
  const passes = createPassKeeper({
    ask: (who) => call(who === 'account' ? telemetryPassEndpoint : telemetryVisitorPassEndpoint),
    getSession,
    elapsed: () => performance.now(),
  });
  const delivery = new Delivery({
    // The shell is not judged. A page that is being left cannot wait for a pass.
    send: (batch, isLeaving) => {
      const sendIt = () => {
        const pass = passes.get();
        sendNow(pass === null ? batch : { ...batch, pass }, isLeaving);
      };
      if (isLeaving || batch.remote === SHELL_NAME) sendIt();
      else void passes.renew().then(sendIt);
    },
    remotes,
    isLocal,
    landing,
    pathNow: () => window.location.pathname,
    origin,
    schedule: () => {
      timer ??= setTimeout(() => flush(false), EVERY_MS);
    },
  });
  // First of all: its values for a hidden page must be there when the rest is sent.
  observeVitals((vital) => delivery.takeVital(vital));
  const onLeave = () => {
    if (document.visibilityState === 'hidden') flush(true);
  };
  document.addEventListener('visibilitychange', onLeave);
  // Some browsers leave a page without hiding it first.
  window.addEventListener('pagehide', () => flush(true));
  return (signal) => {
    if (signal.kind === 'remote') void passes.renew();
    delivery.take(signal);
  };
}
