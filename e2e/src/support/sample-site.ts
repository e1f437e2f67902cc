import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Registry, RegistryRemote, Release } from '@aura/shared-federation/contract';
import { findFreePort } from '@aura/scripts/free-port';
import { serveSite, type ServedSite } from '@aura/scripts/site';
import { buildSample, sampleFolder } from './sample-remote.ts';

/** The sample remote's state in the registry. */
type Standing = Omit<RegistryRemote, 'current'> & { readonly current: Release };

/** A separate site: the built shell, and the sample remote in the versions that a test releases. */
export interface SampleSite extends AsyncDisposable {
  readonly origin: string;
  /** Origin of the sample remote. */
  readonly remoteOrigin: string;
  /** Builds a version and puts its files on the remote's origin; the registry does not know it yet. */
  readonly build: (version: string) => Promise<Release>;
  /** Changes the registry: pages requested from now on contain it. */
  readonly release: (standing: Standing, overrides?: Registry['overrides']) => void;
  /** Takes the remote out of the registry; its files stay. */
  readonly retire: () => void;
  /** Takes the files of a version away. */
  readonly remove: (release: Release) => Promise<void>;
  /** Restores the built files of a version. */
  readonly restore: (release: Release) => Promise<void>;
  /** Adds one byte to each file of a version that the pattern matches; says how many there were. */
  readonly corrupt: (release: Release, files: RegExp) => Promise<number>;
}

/**
 * Opens a site with one version of the sample remote.
 * @param name of a folder that no other test uses
 */
export async function openSampleSite(name: string): Promise<SampleSite> {
  const folder = sampleFolder(name);
  const served = resolve(folder, 'served');
  await rm(folder, { recursive: true, force: true });
  const port = await findFreePort();
  let registry: Registry = { schema: 2, revision: 1, overrides: 'none', remotes: [] };
  const site = await serve({
    shellDir: resolve(import.meta.dirname, '../../../shell'),
    registry: {
      stamp: async () => String(registry.revision),
      read: async () => ({ ok: true, value: registry }),
    },
    remotes: [{ port, released: served, dist: null }],
  });
  const filesOf = ({ descriptor }: Release) => resolve(served, descriptor.version);
  const restore = async (release: Release) => {
    const { dist } = await buildSample(release.descriptor.version);
    await cp(dist, filesOf(release), { recursive: true });
  };

  return {
    origin: site.origin,
    remoteOrigin: `http://localhost:${port}`,
    async build(version) {
      const { descriptor } = await buildSample(version);
      const release = { baseUrl: `http://localhost:${port}/${version}/`, descriptor };
      await restore(release);
      return release;
    },
    release(standing, overrides = 'none') {
      registry = { schema: 2, revision: registry.revision + 1, overrides, remotes: [standing] };
    },
    retire() {
      const retired = [{ name: 'sample' }];
      registry = { ...registry, revision: registry.revision + 1, remotes: [], retired };
    },
    remove: (release) => rm(filesOf(release), { recursive: true }),
    restore,
    async corrupt(release, files) {
      const all = await readdir(filesOf(release));
      const names = all.filter((file) => files.test(file) && !/\.(br|gz)$/.test(file));
      for (const file of names) await spoil(resolve(filesOf(release), file));
      return names.length;
    },
    async [Symbol.asyncDispose]() {
      site.close();
    },
  };
}

async function serve(parts: Parameters<typeof serveSite>[0]): Promise<ServedSite> {
  const served = await serveSite(parts);
  if (!served.ok) throw new Error(served.error);
  return served.value;
}

/** Adds a space: the file would run as before, were it not for its hash. */
async function spoil(path: string): Promise<void> {
  await writeFile(path, Buffer.concat([await readFile(path), Buffer.from(' ')]));
  // Otherwise its compressed copy would be sent.
  for (const encoding of ['br', 'gz']) await rm(`${path}.${encoding}`, { force: true });
}
