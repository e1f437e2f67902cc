import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Descriptor } from '@aura/shared-federation/contract';
import { buildRemoteConfig } from '@aura/shared-federation/build';
import { rspack } from '@rspack/core';
import definition from '../../sample-remote/remote.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const SOURCE = resolve(ROOT, 'e2e/sample-remote/src');

/** Where a test puts versions of the sample remote. */
export const sampleFolder = (name: string): string => resolve(ROOT, '.local/sample', name);

/** A version of the sample remote, built as a team's build would. */
export interface SampleBuild {
  /** Folder of the built files, which several tests use: nothing in it may change. */
  readonly dist: string;
  readonly descriptor: Descriptor;
}

const builds = new Map<string, Promise<SampleBuild>>();

/** The sample remote built as this version, once in this process, on first use. */
export function buildSample(version: string): Promise<SampleBuild> {
  const known = builds.get(version) ?? build(version);
  builds.set(version, known);
  return known;
}

async function build(version: string): Promise<SampleBuild> {
  const dir = resolve(sampleFolder(`built-${process.pid}`), version);
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  await cp(SOURCE, resolve(dir, 'src'), { recursive: true });
  await symlink(resolve(ROOT, 'node_modules'), resolve(dir, 'node_modules'));
  const manifest = { name: 'sample', version, aura: { remote: { name: 'sample', port: 1 } } };
  await writeFile(resolve(dir, 'package.json'), JSON.stringify(manifest));
  await new Promise<void>((done, fail) => {
    rspack(buildRemoteConfig({ dir, definition })({}), (error, stats) => {
      if (error) fail(error);
      else if (stats?.hasErrors()) fail(new Error(stats.toString('errors-only')));
      else done();
    });
  });
  const dist = resolve(dir, 'dist');
  return { dist, descriptor: JSON.parse(await readFile(resolve(dist, 'descriptor.json'), 'utf8')) };
}
