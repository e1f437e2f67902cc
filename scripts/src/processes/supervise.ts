import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { listDescendants, sendSignal } from './family.ts';

export interface Task {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** File that takes everything the process prints; begun anew. */
  readonly log: string;
}

export interface Supervised {
  readonly pid: number;
  /** Resolves when the process has ended; the value is its exit code, null after a signal. */
  readonly exited: Promise<number | null>;
  /** Asks the process to end, and after `graceMs` forces it and all that it started. Resolves when all is gone. */
  stop(graceMs?: number): Promise<void>;
}

const GRACE_MS = 20_000;
/** Waits for the end of its input, which also comes when our process dies in any way, and then asks $1 to end. */
const WATCHDOG = 'cat > /dev/null; kill -INT "$1" 2> /dev/null';

/**
 * Starts a process in a new process group: Ctrl-C in the terminal reaches only us, so that the process gets exactly
 * one signal, from `stop`.
 */
export function supervise({ command, args, cwd, env = process.env, log }: Task): Supervised {
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, 'w');
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', output, output] });
  closeSync(output);
  const exited = new Promise<number | null>((resolve) => {
    child.on('exit', (code) => resolve(code));
    child.on('error', () => resolve(127));
  });
  const pid = child.pid ?? 0;
  const watchdog = spawn('sh', ['-c', WATCHDOG, 'sh', String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.on('error', () => undefined);
  void exited.then(() => endGroup(watchdog.pid));

  async function stop(graceMs = GRACE_MS): Promise<void> {
    if (pid === 0) return;
    const family = await listDescendants(pid);
    child.kill('SIGINT');
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
    await exited;
    clearTimeout(timer);
    endGroup(pid);
    for (const id of family) sendSignal(id, 'SIGKILL');
  }

  return { pid, exited, stop };
}

function endGroup(leader: number | undefined): void {
  if (leader) sendSignal(-leader, 'SIGKILL');
}
