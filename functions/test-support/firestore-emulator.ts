import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ensureFirestoreJar } from '@aura/scripts/firestore-jar';

export interface FirestoreEmulator {
  readonly host: string;
  readonly port: number;
  /** Resolves once the process is gone. */
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';
const START_TIMEOUT_MS = 30_000;
const POLL_MS = 100;
/** Java runs here, so that its files, such as crash reports, stay out of the sources. */
const FOLDER = join(import.meta.dirname, '../../.local/firestore-tests');

/**
 * Runs java under a shell that waits for the end of its input. That end comes with `stop`, and also when this
 * process dies in any way, even killed outright: the emulator never outlives its owner.
 */
const GUARDED_JAVA = 'java "$@" & child=$!; cat > /dev/null; kill "$child" 2> /dev/null; wait "$child"';

/** Starts only the Firestore emulator on a free port. Throws without jar, Java or answer. */
export async function startFirestoreEmulator(): Promise<FirestoreEmulator> {
  const jar = await ensureFirestoreJar();
  if (!jar.ok) throw new Error(jar.error);
  const port = await freePort();
  const args = ['-jar', jar.value, '--host', HOST, '--port', String(port)];
  await mkdir(FOLDER, { recursive: true });
  const guard = spawn('sh', ['-c', GUARDED_JAVA, 'sh', ...args], {
    cwd: FOLDER,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [guard.stdout, guard.stderr]) {
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
  }
  const stop = () => stopGuard(guard);
  if (!(await answers(port, Date.now() + START_TIMEOUT_MS))) {
    await stop();
    throw new Error(`The Firestore emulator did not start:\n${output}`);
  }
  return { host: HOST, port, stop };
}

async function stopGuard(guard: ChildProcess): Promise<void> {
  if (guard.exitCode !== null || guard.signalCode !== null) return;
  const gone = once(guard, 'exit');
  guard.stdin?.end();
  await gone;
}

async function answers(port: number, deadline: number): Promise<boolean> {
  while (Date.now() < deadline) {
    const response = await fetch(`http://${HOST}:${port}/`).catch(() => null);
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return false;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, HOST);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
