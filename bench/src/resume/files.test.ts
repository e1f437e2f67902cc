import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findSamples, getLayout } from './files.ts';
import { readOptions } from './options.ts';

it('takes the layout from the name, else from the folder', () => {
  expect(getLayout('/data/rendercv/Ana_Luz_Classic.pdf')).toBe('Classic');
  expect(getLayout('/data/europass/ana.pdf')).toBe('europass');
  expect(getLayout('/data/europass/ana_.pdf')).toBe('europass');
});

it('finds PDFs with their YAML at any depth, and no others', () => {
  const dir = mkdtempSync(join(tmpdir(), 'resume-bench-'));
  mkdirSync(join(dir, 'b', 'c'), { recursive: true });
  for (const file of ['x_One.pdf', 'x_One.yaml', 'alone.pdf', 'alone.txt', 'b/c/y.pdf', 'b/c/y.yml'])
    writeFileSync(join(dir, file), '');
  expect(findSamples(dir).map(({ name, layout }) => [name, layout])).toEqual([
    [join('b', 'c', 'y'), 'c'],
    ['x_One', 'One'],
  ]);
});

it('takes the folder from the arguments, the environment, or beside the repository', () => {
  expect(readOptions(['--dir', '/d', '--json'], {}, '/repo')).toEqual({
    dir: '/d',
    named: true,
    json: true,
    family: undefined,
    errors: false,
  });
  expect(readOptions([], { AURA_TESTDATA: 'data' }, '/repo')).toMatchObject({
    dir: '/repo/data',
    named: false,
  });
  expect(readOptions([], { AURA_TESTDATA: '' }, '/repo')).toMatchObject({ dir: '/shared/testdata' });
});
