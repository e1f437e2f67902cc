import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { rspack } from '@rspack/core';
import type { RemoteDefinition } from '../contract/index.ts';
import { buildRemoteConfig } from './remote.ts';

const root = resolve(import.meta.dirname, '../../..');
const folders: string[] = [];

/** Removes what was built. */
export function removeSamples(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** A remote of one page. */
export const SAMPLE: RemoteDefinition = {
  name: 'sample',
  owner: 'plataforma',
  shellApi: { min: 2, max: 2 },
  audience: 'everyone',
  routes: [
    { path: '/amostra', access: 'public', title: 'Amostra', description: 'Um remoto de uma página só.' },
  ],
  navigation: [],
};

/** Builds a remote in a temporary folder with the configuration of all remotes; returns the folder of its files. */
export async function buildSample(
  files: Readonly<Record<string, string>>,
  wanted: RemoteDefinition = SAMPLE,
): Promise<string> {
  mkdirSync(resolve(root, '.local'), { recursive: true });
  const dir = mkdtempSync(resolve(root, '.local/remote-'));
  folders.push(dir);
  mkdirSync(resolve(dir, 'src'));
  writeFileSync(
    resolve(dir, 'package.json'),
    JSON.stringify({ name: 'sample', version: '2.3.4', aura: { remote: { name: 'sample', port: 1 } } }),
  );
  symlinkSync(resolve(root, 'node_modules'), resolve(dir, 'node_modules'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(resolve(dir, 'src', name)), { recursive: true });
    writeFileSync(resolve(dir, 'src', name), text);
  }
  await new Promise<void>((done, fail) => {
    rspack(buildRemoteConfig({ dir, definition: wanted })({}), (error, stats) => {
      if (error) fail(error);
      else if (stats?.hasErrors()) fail(new Error(stats.toString('errors-only')));
      else done();
    });
  });
  return resolve(dir, 'dist');
}
