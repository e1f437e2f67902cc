import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runChild } from './run-child.mjs';

const OPTIONS = { cwd: '/' };

/** Arguments of a Node that runs a shell script through `runChild`. */
const ownerOf = (script: string): string[] => [
  '--input-type=module',
  '--eval',
  `import { runChild } from ${JSON.stringify(join(import.meta.dirname, 'run-child.mjs'))};
   process.exitCode = await runChild('sh', ['-c', ${JSON.stringify(script)}], { cwd: '/' });`,
];

describe('runChild', () => {
  it('gives the exit code of the child', async () => {
    expect(await runChild('sh', ['-c', 'exit 3'], OPTIONS)).toBe(3);
  });
  it('gives 128 + signal number where a signal ended the child', async () => {
    expect(await runChild('sh', ['-c', 'kill -TERM $$'], OPTIONS)).toBe(143);
  });
  it('gives 127 for a program that does not exist', async () => {
    expect(await runChild('/nowhere/program', [], OPTIONS)).toBe(127);
  });
  it('passes a signal on and waits for the child to end in its own way', async () => {
    const child = `trap 'exit 5' TERM; echo ready; while true; do sleep 0.05; done`;
    const owner = spawn(process.execPath, ownerOf(child));
    await once(owner.stdout, 'data');
    owner.kill('SIGTERM');
    const [code] = (await once(owner, 'exit')) as [number | null];
    expect(code).toBe(5);
  });
  it('ends the child when the parent goes away, as the shell that npm puts between does', async () => {
    const child = `trap 'echo ended; exit 0' TERM; echo ready; while true; do sleep 0.05; done`;
    const shell = spawn('sh', ['-c', '"$0" "$@"; true', process.execPath, ...ownerOf(child)]);
    const lines: string[] = [];
    shell.stdout.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
    await once(shell.stdout, 'data');
    shell.kill('SIGKILL');
    await once(shell.stdout, 'end');
    expect(lines.join('')).toContain('ended');
  });
});
