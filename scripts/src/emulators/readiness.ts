import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Phrases of the pinned firebase-tools in its output. */
const READY = 'All emulators ready';
const BROKEN_FUNCTION = 'Failed to load function definition from source';
const POLL_MS = 200;

export type Readiness = 'ready' | 'broken function' | 'ended' | 'timeout' | 'aborted';

/** Follows the log of firebase-tools until it says that all emulators are ready, or until that cannot happen. */
export async function waitUntilReady(
  log: string,
  { ended, timeoutMs, signal }: { ended: Promise<unknown>; timeoutMs: number; signal: AbortSignal },
): Promise<Readiness> {
  let over = false;
  void ended.then(() => (over = true));
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    if (signal.aborted) return 'aborted';
    if (over) return 'ended';
    const readiness = readReadiness(await readFile(log, 'utf8').catch(() => ''));
    if (readiness) return readiness;
    await wait(POLL_MS);
  }
  return 'timeout';
}

/** State according to the log; null while the emulators are still starting. */
function readReadiness(log: string): 'ready' | 'broken function' | null {
  if (log.includes(BROKEN_FUNCTION)) return 'broken function';
  return log.includes(READY) ? 'ready' : null;
}
