import type { Releases } from '../releases/open-releases.ts';
import type { Judged } from '../remote/guard/guard-pass.ts';
import { startGuard } from '../remote/guard/start-guard.ts';
import { readStoredHealth } from '../remote/guard/stored-health.ts';
import { complain, say } from '../terminal/print-messages.ts';

const PAUSE_MS = 30_000;
const readClock = () => new Date();

/** Takes back failing staged versions while the platform runs. Returns a function that stops it. */
export function watchStages(releases: Releases): () => void {
  const stop = new AbortController();
  let lastFailure: string | null = null;
  void startGuard({
    releases,
    readHealth: () => readStoredHealth(readClock()),
    now: readClock,
    everyMs: PAUSE_MS,
    signal: stop.signal,
    onPass(judged) {
      lastFailure = null;
      for (const line of listStops(judged)) say(line);
    },
    onFailure(reason) {
      // The same reason would come again with every pass.
      if (reason !== lastFailure) complain(reason);
      lastFailure = reason;
    },
  });
  return () => stop.abort();
}

const listStops = (judged: readonly Judged[]): string[] =>
  judged
    .filter(({ verdict }) => verdict.kind === 'stop')
    .map(({ id, verdict }) => `${id} foi recolhida: ${verdict.reason}.`);
