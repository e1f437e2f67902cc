import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { listDescendants, sendSignal } from './family.ts';

export interface Finished {
  readonly code: number;
  /** Everything that was printed, both streams in the order of arrival. */
  readonly output: string;
}

interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** File that takes the output. */
  readonly log: string;
  /** When it fires, the command and its children are terminated. */
  readonly signal?: AbortSignal;
}

/** As shells have it for a command that Ctrl-C ended. */
const INTERRUPTED: Finished = { code: 130, output: '' };

/**
 * Runs a command to its end without printing anything. A command that cannot be started gives code 127; one whose
 * signal had fired before is not started and gives 130.
 */
export async function runLogged({ command, args, cwd, env, log, signal }: Command): Promise<Finished> {
  if (signal?.aborted) return INTERRUPTED;
  const finished = await new Promise<Finished>((resolve) => {
    const chunks: Buffer[] = [];
    const output = (): string => Buffer.concat(chunks).toString('utf8');
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    const abort = (): void => void endTree(child.pid);
    signal?.addEventListener('abort', abort, { once: true });
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => {
      signal?.removeEventListener('abort', abort);
      resolve({ code: code ?? 1, output: output() });
    });
  });
  await mkdir(dirname(log), { recursive: true });
  await writeFile(log, finished.output);
  return finished;
}

async function endTree(pid: number | undefined): Promise<void> {
  if (pid === undefined) return;
  const family = await listDescendants(pid);
  for (const id of [-pid, ...family]) sendSignal(id, 'SIGTERM');
}

/** The last lines of a text, for a message about a failure. */
export function takeLastLines(text: string, lines = 40): string {
  return text.trimEnd().split('\n').slice(-lines).join('\n');
}
