import type { RegistryEntry } from '@aura/shared-federation/contract';
import { onRemoteReport } from '../remotes/report.ts';
import { arrival } from '../routing/arrival.ts';
import { onCaughtError } from './caught-errors.ts';
import { waitUntilIdle, waitUntilShown } from './moments.ts';
import type { Signal } from './signal.ts';

const MACHINE = /bot|crawl|spider|slurp|headless|lighthouse|pagespeed|preview/i;

/**
 * Whether a person uses this browser, as far as it declares itself: automated browsers would distort every figure.
 */
export const isPerson = ({ userAgent, webdriver }: Pick<Navigator, 'userAgent' | 'webdriver'>): boolean =>
  !webdriver && !MACHINE.test(userAgent);

interface Settings {
  /** Address of the backend, without a final slash. */
  readonly apiBase: string;
  /** The remotes as the page knows them at the moment of the call. */
  readonly remotes: () => readonly RegistryEntry[];
  /** Whether a remote is shown in a developer's own version. */
  readonly isLocal: (remote: string) => boolean;
}

/** Kept at most until the code that sends them has come. */
const MOST_WAITING = 50;

/**
 * Listens for loads and errors of remotes and for errors of the shell. It sends nothing, and does not load the sending
 * code, before the application is interactive and the browser is idle. Automated browsers, hidden pages and a
 * developer's local versions are not counted.
 */
export function collectTelemetry({ apiBase, remotes, isLocal }: Settings): void {
  if (!isPerson(navigator)) return;
  const began = performance.now();
  const waiting: Signal[] = [];
  let take = (signal: Signal): void => {
    if (waiting.length < MOST_WAITING) waiting.push(signal);
  };
  onRemoteReport((report, cause) => take({ kind: 'remote', report, cause }));
  onCaughtError((error) => take({ kind: 'shellError', where: 'render', error }));
  window.addEventListener('error', ({ error }) => take({ kind: 'shellError', where: 'event', error }));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    take({ kind: 'shellError', where: 'promise', error: reason }),
  );

  const { pathname: landing } = window.location;
  const deliver = async () => {
    await arrival;
    take({ kind: 'shellReady', ms: performance.now() - began });
    await waitUntilShown(document);
    await waitUntilIdle();
    const { startDelivery } = await import(/* webpackChunkName: "telemetry" */ './start-delivery.ts');
    take = startDelivery({ apiBase, remotes, isLocal, landing });
    for (const signal of waiting.splice(0)) take(signal);
  };
  // Figures are worth no message: without them the page is as good.
  deliver().catch(() => {
    take = () => undefined;
    waiting.length = 0;
  });
}
