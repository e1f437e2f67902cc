import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { EMULATOR_PORT_LABELS, EMULATOR_PORTS } from '../ports/emulator-ports.ts';

const WATCHED = ['auth', 'firestore', 'functions', 'hub'] as const;
const INTERVAL_MS = 3_000;
const CONNECT_TIMEOUT_MS = 2_000;
/** Failures in a row after which an emulator counts as gone; a busy machine may miss one. */
const TOLERATED = 2;

/**
 * Watches the emulators' ports: firebase-tools keeps running when its Java process is killed.
 * @param signal ends the watch
 * @returns name of an emulator that no longer answers; null once the watch has ended
 */
export async function waitUntilGone(signal: AbortSignal): Promise<string | null> {
  const misses = new Map<string, number>();
  while (!signal.aborted) {
    await wait(INTERVAL_MS, null, { signal }).catch(() => null);
    for (const name of WATCHED) {
      const count = (await doesAnswer(EMULATOR_PORTS[name])) ? 0 : (misses.get(name) ?? 0) + 1;
      misses.set(name, count);
      if (signal.aborted) return null;
      if (count >= TOLERATED) return EMULATOR_PORT_LABELS[name];
    }
  }
  return null;
}

async function doesAnswer(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(CONNECT_TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
