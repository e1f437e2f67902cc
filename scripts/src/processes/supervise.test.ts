import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { supervise } from './supervise.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aura-supervise-'));
});
afterEach(() => rm(dir, { recursive: true }));

const alive = async (pid: number): Promise<boolean> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return stat !== null && !/\) Z /.test(stat);
};

/** A parent with a child in its own group and a grandchild in another one, all deaf to polite signals if asked. */
const tree = (deaf: boolean): string => `
  ${deaf ? "trap '' INT TERM" : ''}
  sleep 300 & a=$!
  setsid sleep 300 & b=$!
  echo "$a $b"
  wait`;

async function started(log: string): Promise<number[]> {
  return vi.waitFor(async () => {
    const pids = (await readFile(log, 'utf8')).trim().split(' ').map(Number);
    expect(pids).toHaveLength(2);
    return pids;
  });
}

describe.runIf(process.platform === 'linux')('supervise', () => {
  it.each([false, true])('leaves no process behind after stop (deaf to signals: %s)', async (deaf) => {
    const log = join(dir, 'log');
    const child = supervise({ command: 'sh', args: ['-c', tree(deaf)], cwd: dir, log });
    const pids = [child.pid, ...(await started(log))];
    expect(await Promise.all(pids.map(alive))).toEqual([true, true, true]);
    await child.stop(200);
    await vi.waitFor(async () => expect(await Promise.all(pids.map(alive))).toEqual([false, false, false]));
  });

  it('returns the exit code of a process that ends by itself', async () => {
    const child = supervise({ command: 'sh', args: ['-c', 'exit 7'], cwd: dir, log: join(dir, 'log') });
    expect(await child.exited).toBe(7);
  });

  it('ends the process when its owner is killed outright', async () => {
    const owner = spawn(process.execPath, [
      '--input-type=module-typescript',
      '--eval',
      `import { supervise } from ${JSON.stringify(join(import.meta.dirname, 'supervise.ts'))};
       const child = supervise({ command: 'sleep', args: ['300'], cwd: '/', log: ${JSON.stringify(join(dir, 'log'))} });
       // As text: a number comes in colours where FORCE_COLOR is set.
       console.log(String(child.pid));`,
    ]);
    const [line] = (await once(owner.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    expect(await alive(pid)).toBe(true);
    owner.kill('SIGKILL');
    await vi.waitFor(async () => expect(await alive(pid)).toBe(false));
  });
});
