import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const dir = resolve(root, process.env['AURA_TESTDATA'] ?? '../shared/testdata', 'rendercv');

describe.skipIf(!existsSync(dir))('CVs of a third-party renderer, five layouts', () => {
  it('reads every scored field of every file', { timeout: 120_000 }, () => {
    const bench = spawnSync(process.execPath, ['bench/src/resume/main.ts', '--dir', dir, '--json'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect({ status: bench.status, errors: bench.stderr }).toMatchObject({ status: 0 });
    const last: unknown = JSON.parse(bench.stdout.trim().split('\n').at(-1) ?? '');
    expect(last).toMatchObject({ f1: 1 });
  });
});
