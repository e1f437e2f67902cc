import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sampleCases } from '@aura/testing';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readResumeFile } from './index.ts';
import { NOW } from './testing/samples.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const dir = resolve(root, process.env['AURA_TESTDATA'] || '../shared/testdata', 'rendercv');

/** Files of the one person that all layouts are of. */
const names = (end: string): string[] =>
  readdirSync(dir).filter((file) => file.startsWith('John_Doe_') && file.endsWith(end));

/** A folder with nothing but these and what is true of them. */
function folderOf(pdfs: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'rendercv-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of pdfs.flatMap((pdf) => [pdf, pdf.replace(/pdf$/u, 'yaml')]))
    cpSync(join(dir, name), join(folder, name));
  return folder;
}

const FLOOR = 0.95;

const Rated = v.object({ f1: v.number() });
const BenchSchema = v.object({ layouts: v.record(v.string(), Rated) });

describe.skipIf(!existsSync(dir))('CVs of a third-party renderer, five layouts', () => {
  it('reads the scored fields of the tested layouts', () => {
    const all = names('.pdf');
    const tried = sampleCases('layouts of a CV', all, 1);
    const from = tried.length < all.length ? folderOf(tried) : dir;
    const bench = spawnSync(process.execPath, ['bench/src/resume/main.ts', '--dir', from, '--json'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect({ status: bench.status, errors: bench.stderr }).toMatchObject({ status: 0 });
    const { layouts } = v.parse(BenchSchema, JSON.parse(bench.stdout.trim().split('\n').at(-1) ?? ''));
    expect(Object.keys(layouts).length).toBeGreaterThanOrEqual(tried.length);
    const low = Object.entries(layouts).filter(([, { f1 }]) => f1 < FLOOR);
    expect(low).toEqual([]);
  });

  it('reads one CV in five layouts into one structure', async () => {
    const files = names('.pdf');
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
