import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { releaseWith } from '@aura/shared-federation/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPatient } from './patient.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aura-doctor-'));
  await mkdir(join(dir, 'dist'));
});
afterEach(() => rm(dir, { recursive: true }));

const integrity = `sha384-${'A'.repeat(64)}`;
const write = (path: string, value: unknown) =>
  writeFile(join(dir, path), typeof value === 'string' ? value : JSON.stringify(value));
const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;
const read = () => readPatient({ name: 'tools', version: '1.2.0', port: 1, dir });

async function writeBuild(): Promise<void> {
  const { descriptor } = releaseWith({
    name: 'tools',
    version: '1.2.0',
    assets: [
      { file: 'app.js', kind: 'script', integrity, initial: true },
      { file: 'cv.worker.js', kind: 'worker', integrity, initial: false },
    ],
  });
  await write('dist/descriptor.json', descriptor);
  await write('dist/remoteEntry.js', 'entry');
  await write('dist/app.js', 'application');
  await write('dist/cv.worker.js', 'worker');
  await write('package.json', { dependencies: { valibot: '1.5.0' } });
}

test('a built remote is read with its libraries, ranges and sizes', async () => {
  await writeBuild();
  await write('dist/modules.json', {
    schema: 1,
    libraries: [{ name: 'valibot', version: '1.5.0', bytes: 9 }],
  });
  expect(await read()).toMatchObject({
    ok: true,
    value: {
      version: '1.2.0',
      libraries: [{ name: 'valibot', bytes: 9 }],
      dependencies: { valibot: '1.5.0' },
      sizes: { entry: gzipped('entry'), pages: [{ bytes: gzipped('entry') + gzipped('application') }] },
      total: { page: gzipped('entry') + gzipped('application'), workers: gzipped('worker') },
    },
  });
});

test('a missing or outdated build is reported with what to do', async () => {
  expect(await read()).toMatchObject({ ok: false, error: expect.stringContaining('Compile antes') });
  await writeBuild();
  expect(await read()).toMatchObject({ ok: false, error: expect.stringContaining('modules.json') });
});
