import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runLogged } from './run-logged.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aura-run-logged-'));
});
afterEach(() => rm(dir, { recursive: true }));

const shell = (script: string, signal?: AbortSignal) =>
  runLogged({
    command: 'sh',
    args: ['-c', script],
    cwd: dir,
    log: join(dir, 'log'),
    ...(signal && { signal }),
  });

describe('runLogged', () => {
  it('returns the exit code and all output, and keeps the output in the log', async () => {
    expect(await shell('echo a; exit 3')).toEqual({ code: 3, output: 'a\n' });
    expect(await readFile(join(dir, 'log'), 'utf8')).toBe('a\n');
  });
  it('starts nothing after an interruption', async () => {
    const { code } = await shell('touch started', AbortSignal.abort());
    expect(code).toBe(130);
    expect(existsSync(join(dir, 'started'))).toBe(false);
  });
  it('ends a running command when interrupted', async () => {
    const controller = new AbortController();
    const running = shell('touch started; sleep 300', controller.signal);
    await vi.waitFor(() => expect(existsSync(join(dir, 'started'))).toBe(true));
    controller.abort();
    expect((await running).code).not.toBe(0);
  });
});
