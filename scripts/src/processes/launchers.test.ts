import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendSignal } from './family.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';

const started: number[] = [];
afterEach(() => {
  for (const pid of started.splice(0)) sendSignal(pid, 'SIGKILL');
});

const alive = async (pid: number): Promise<boolean> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return stat !== null && !/\) Z /.test(stat);
};

/** Runs until one of those that started it has gone, as `nx dev` does. */
const SERVER = `
  import { watchLaunchers } from ${JSON.stringify(join(import.meta.dirname, 'launchers.ts'))};
  const busy = setInterval(() => undefined, 1000);
  watchLaunchers().addEventListener('abort', () => clearInterval(busy));
  console.log('server ' + process.pid);`;
/** Starts the next program through a shell and says nothing of signals, as npm does. */
const launcher = (next: string): string => `
  import { spawn } from 'node:child_process';
  const child = spawn('sh', ['-c', process.env.NODE_PROGRAM + ' --input-type=module-typescript --eval "$NEXT"; exit 0'], {
    stdio: 'inherit', env: { ...process.env, NEXT: ${JSON.stringify(next)} } });
  child.on('exit', () => process.exit());
  console.log('launcher ' + process.pid);`;

/** A server below two launchers; the pids of the outer, the inner and the server. */
async function chain(): Promise<readonly [number, number, number]> {
  const outer = spawn(
    process.execPath,
    ['--input-type=module-typescript', '--eval', launcher(launcher(SERVER))],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_PROGRAM: process.execPath } },
  );
  let text = '';
  outer.stdout.on('data', (data: Buffer) => (text += data.toString()));
  while (!/server \d+\n/.test(text)) await once(outer.stdout, 'data');
  const [, first, second, server] = /launcher (\d+)\s+launcher (\d+)\s+server (\d+)/.exec(text) ?? [];
  const pids = [Number(first), Number(second), Number(server)] as const;
  started.push(...pids);
  return pids;
}

describe.runIf(process.platform === 'linux')('a process that others have started', () => {
  it.each(['outermost', 'next'] as const)('ends when the %s of them is killed', async (which) => {
    const [outer, inner, server] = await chain();
    expect(await alive(server)).toBe(true);
    process.kill(which === 'outermost' ? outer : inner, 'SIGKILL');
    await vi.waitFor(async () => expect(await alive(server)).toBe(false), { timeout: 5_000 });
  });
});
