import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { EMPTY_REGISTRY, type Descriptor, type Release } from '@aura/shared-federation/contract';
import { findFreePort } from '@aura/scripts/free-port';
import { serveSite } from '@aura/scripts/site';
import { FOREIGN, type ForeignName } from '../stored/foreign.ts';
import { storedVersion, unpack } from '../stored/stored.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** The built shell with the remotes that other tool chains made, and nothing else. */
export interface ForeignSite extends AsyncDisposable {
  readonly origin: string;
  readonly releases: Readonly<Record<ForeignName, Release>>;
  /** Adds one byte to a file: it would run as before, were it not for its hash. */
  readonly corrupt: (name: ForeignName, file: string) => Promise<void>;
}

/** Takes the kept builds out of the repository and serves them, each on a separate origin. */
export async function openForeignSite(): Promise<ForeignSite> {
  const folder = resolve(ROOT, '.local/foreign', randomUUID());
  const remotes = [];
  const releases: Record<string, Release> = {};
  const folderOf = ({ name, version }: Pick<Descriptor, 'name' | 'version'>) =>
    resolve(folder, name, version);
  for (const name of Object.keys(FOREIGN)) {
    const version = await keptVersion(name);
    const files = folderOf({ name, version });
    await unpack(`foreign/${name}`, version, files);
    const descriptor = JSON.parse(await readFile(resolve(files, 'descriptor.json'), 'utf8')) as Descriptor;
    const port = await findFreePort();
    remotes.push({ port, released: resolve(folder, name), dist: null });
    releases[name] = { baseUrl: `http://localhost:${port}/${version}/`, descriptor };
  }
  const registry = {
    ...EMPTY_REGISTRY,
    revision: 1,
    remotes: Object.values(releases).map((current) => ({ current })),
  };
  const site = await serveSite({ shellDir: resolve(ROOT, 'shell'), registry, remotes });
  if (!site.ok) throw new Error(site.error);
  return {
    origin: site.value.origin,
    releases: releases as ForeignSite['releases'],
    async corrupt(name, file) {
      const release = releases[name];
      if (!release) throw new Error(`no release of ${name}`);
      const path = resolve(folderOf(release.descriptor), file);
      await writeFile(path, Buffer.concat([await readFile(path), Buffer.from(' ')]));
    },
    async [Symbol.asyncDispose]() {
      site.value.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function keptVersion(name: string): Promise<string> {
  const version = await storedVersion(`foreign/${name}`);
  if (version === null) throw new Error(`nothing is kept of ${name}: run npm run examples:keep`);
  return version;
}
