import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { err, ok } from '@aura/shared-domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PROVENANCE, verifyProvenance, writeProvenance } from './provenance.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aura-provenance-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await writeProvenance(folder, 'production', 'c'.repeat(40));
});
afterEach(() => rm(folder, { recursive: true }));

const readStatement = async () => JSON.parse(await readFile(join(folder, PROVENANCE), 'utf8')) as unknown;

test('a build says out of what, with what and into what it was made', async () => {
  const digest = { sha256: expect.stringMatching(/^[0-9a-f]{64}$/u) as string };
  expect(await readStatement()).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [
      { name: 'bill-of-materials.cdx.json', digest },
      {
        name: 'index.html',
        digest: { sha256: 'fe26c59e91ac8de694b2531dc3bdc1b7faf471d3d7e4e00870af60f5f22897cb' },
      },
    ],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        externalParameters: { environment: 'production' },
        internalParameters: { tools: { node: process.version, nx: expect.any(String) as string } },
        resolvedDependencies: [
          { name: 'sources', digest: { gitCommit: 'c'.repeat(40) } },
          { name: 'package-lock.json', digest },
          { name: 'package.json', digest },
          { name: 'nx.json', digest },
        ],
      },
    },
  });
});

test('the same build has the same statement', async () => {
  const before = await readStatement();
  await rm(join(folder, PROVENANCE));
  await writeProvenance(folder, 'production', 'c'.repeat(40));
  expect(await readStatement()).toEqual(before);
});

test('a file that was changed, added or taken away is named', async () => {
  expect(await verifyProvenance(folder)).toEqual(ok(2));
  await writeFile(join(folder, 'index.html'), '<!doctype html><script>');
  await writeFile(join(folder, 'more.js'), '');
  await rm(join(folder, 'bill-of-materials.cdx.json'));
  expect(await verifyProvenance(folder)).toEqual(
    err(['bill-of-materials.cdx.json: falta', 'index.html: mudou', 'more.js: não foi declarado']),
  );
  await rm(join(folder, PROVENANCE));
  expect((await verifyProvenance(folder)).ok).toBe(false);
});
