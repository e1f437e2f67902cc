import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { supervise, type Supervised } from '../processes/supervise.ts';
import { LOGS, ROOT } from '../workspaces/paths.ts';

const POLL_MS = 300;

/**
 * Starts the development server of one package.
 * @param more arguments of rspack's besides
 */
export function startRspack(
  name: string,
  dir: string,
  port: number,
  more: readonly string[] = [],
): Supervised {
  const rspack = join(ROOT, 'node_modules/.bin/rspack');
  return supervise({
    command: rspack,
    args: ['dev', '--port', String(port), '--host', '127.0.0.1', ...more],
    cwd: dir,
    log: join(LOGS, `dev-${name}.log`),
  });
}

/** Waits until an address answers. False if it was cancelled or the server ended before. */
export async function waitUntilServed(
  url: string,
  server: Supervised,
  signal: AbortSignal,
): Promise<boolean> {
  const ended = new AbortController();
  void server.exited.then(() => ended.abort());
  const over = AbortSignal.any([signal, ended.signal]);
  while (!over.aborted) {
    const response = await fetch(url).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return true;
    await wait(POLL_MS);
  }
  return false;
}
