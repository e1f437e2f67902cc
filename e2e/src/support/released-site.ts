import { dirname, join, resolve } from 'node:path';
import {
  EMPTY_REGISTRY,
  type Registry,
  type Release,
  type StageAudience,
} from '@aura/shared-federation/contract';
import {
  commit,
  openFolderStore,
  keepMaps,
  LAYOUT,
  parseSigningKey,
  extractPublicKey,
  publish,
  readBuilt,
  readMaps,
  readNewest,
  stage,
  upload,
  type ChangeMeta,
  type Outcome,
} from '@aura/shared-federation/releases';
import type { Result } from '@aura/shared-domain';
import { findFreePort } from '@aura/scripts/free-port';
import { serveSite } from '@aura/scripts/site';
import { buildSample } from './sample-remote.ts';

/** A site that follows the store of releases which the functions of this check show and change. */
export interface ReleasedSite extends AsyncDisposable {
  readonly origin: string;
  /** Releases a version of the sample remote to everybody, as a team would, with its source maps. */
  readonly publish: (version: string) => Promise<void>;
  readonly stage: (version: string, audience: StageAudience) => Promise<void>;
}

const must = <T>(result: Result<T, string>): T => {
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

/** The folder that a setting of this check names. */
function folderOf(name: string): string {
  const folder = process.env[name];
  if (folder === undefined) throw new Error(`${name} is not set: run this journey with npm run journey`);
  return folder;
}

/** The current build of the operators' page: like the site of `npm start`, this one has unreleased remotes. */
async function operatorsPage() {
  const dist = resolve(import.meta.dirname, '../../../mfe-platform/dist');
  const { descriptor } = must(await readBuilt(dist));
  const port = await findFreePort();
  const release: Release = { baseUrl: `http://localhost:${port}/${descriptor.version}/`, descriptor };
  return { remote: { port, dist, descriptor }, entry: { current: release } };
}

/** Opens the built shell over the store of this check. */
export async function openReleasedSite(): Promise<ReleasedSite> {
  const folder = folderOf('AURA_RELEASES');
  const store = openFolderStore(folder);
  const privateStore = openFolderStore(folderOf('AURA_RELEASES_PRIVATE'));
  const key = must(parseSigningKey(process.env['AURA_SIGNING_KEY'] ?? ''));
  const page = await operatorsPage();
  const port = await findFreePort();
  const site = must(
    await serveSite({
      shellDir: resolve(import.meta.dirname, '../../../shell'),
      registry: {
        stamp: async () => (await store.list(LAYOUT.revisions)).at(-1) ?? '',
        async read() {
          const newest = await readNewest(store, extractPublicKey(key));
          if (!newest.ok) return newest;
          const released = newest.value ?? EMPTY_REGISTRY;
          return { ok: true, value: { ...released, remotes: [...released.remotes, page.entry] } };
        },
      },
      remotes: [{ port, released: join(folder, LAYOUT.remotes, 'sample'), dist: null }, page.remote],
    }),
  );

  async function releaseOf(version: string): Promise<Release> {
    const { dist } = await buildSample(version);
    const built = must(await readBuilt(dist));
    must(await keepMaps(privateStore, built.descriptor, await readMaps(dirname(dist))));
    must(await upload(store, built));
    return { baseUrl: `http://localhost:${port}/${version}/`, descriptor: built.descriptor };
  }
  const change = async (action: ChangeMeta['action'], apply: (registry: Registry) => Outcome) => {
    const meta = { action, remote: 'sample', by: 'Equipe do ensaio', at: new Date().toISOString() };
    must(await commit(store, key, apply, meta));
  };

  return {
    origin: site.origin,
    async publish(version) {
      const release = await releaseOf(version);
      await change('publish', (registry) => publish(registry, release));
    },
    async stage(version, audience) {
      const release = await releaseOf(version);
      await change('stage', (registry) => stage(registry, release, audience));
    },
    async [Symbol.asyncDispose]() {
      site.close();
    },
  };
}
