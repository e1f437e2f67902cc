import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readResumeFile } from './index.ts';
import { NOW } from './testing/samples.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const dir = resolve(root, process.env['AURA_TESTDATA'] || '../shared/testdata', 'rendercv');

const FLOOR = 0.95;

const Rated = v.object({ f1: v.number() });
const BenchSchema = v.object({ layouts: v.record(v.string(), Rated) });

describe.skipIf(!existsSync(dir))('CVs of a third-party renderer, five layouts', () => {
  it('reads the scored fields of every layout', { timeout: 120_000 }, () => {
    const bench = spawnSync(process.execPath, ['bench/src/resume/main.ts', '--dir', dir, '--json'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect({ status: bench.status, errors: bench.stderr }).toMatchObject({ status: 0 });
    const { layouts } = v.parse(BenchSchema, JSON.parse(bench.stdout.trim().split('\n').at(-1) ?? ''));
    expect(Object.keys(layouts).length).toBeGreaterThanOrEqual(5);
    const low = Object.entries(layouts).filter(([, { f1 }]) => f1 < FLOOR);
    expect(low).toEqual([]);
  });

  it('reads one CV in five layouts into one structure', async () => {
    const files = readdirSync(dir).filter((file) => /^John_Doe_.*\.pdf$/u.test(file));
    expect(files).toHaveLength(5);
    const structures = new Set<string>();
    for (const name of files) {
      const bytes = new Uint8Array(readFileSync(join(dir, name)));
      const read = await readResumeFile({ name, bytes }, { now: NOW });
      structures.add(JSON.stringify(read.ok ? read.value.structure : read.error.code));
    }
    expect([...structures]).toHaveLength(1);
  });
});
