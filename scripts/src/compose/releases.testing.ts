import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@aura/shared-federation';
import {
  commit,
  openFolderStore,
  LAYOUT,
  createSigningKey,
  extractPublicKey,
  publish,
  type Outcome,
  type ReleaseStore,
} from '@aura/shared-federation/releases';
import type { Registry } from '@aura/shared-federation';
import type { RemoteWorkspace } from '../workspaces/discover.ts';

/** A working copy and a store of releases in a folder that goes away. */
export async function testReleases() {
  const dir = await mkdtemp(join(tmpdir(), 'aura-site-'));
  const folder = join(dir, 'releases');
  const store: ReleaseStore = openFolderStore(folder);
  const signingKey = await createSigningKey();
  const change = async (apply: (registry: Registry) => Outcome): Promise<void> => {
    const meta = { action: 'publish', remote: 'tools', by: 'test', at: '2026-11-21T12:00:00.000Z' } as const;
    const done = await commit(store, signingKey, apply, meta);
    if (!done.ok) throw new Error(done.error);
  };
  return {
    dir,
    folder,
    store,
    signingKey,
    publicKey: extractPublicKey(signingKey),
    /** A remote of the working copy as its build leaves it. */
    async build({ descriptor }: Release, port: number): Promise<RemoteWorkspace> {
      const { name, version, entry } = descriptor;
      const remote = { name, version, port, dir: join(dir, name) };
      await mkdir(join(remote.dir, 'dist'), { recursive: true });
      await writeFile(join(remote.dir, 'dist', entry.file), `built ${version}`);
      await writeFile(join(remote.dir, 'dist/descriptor.json'), JSON.stringify(descriptor));
      return remote;
    },
    change,
    /** A released version with its entry. */
    async release(release: Release): Promise<void> {
      const { name, version, entry } = release.descriptor;
      await store.create(LAYOUT.file(name, version, entry.file), Buffer.from(`released ${version}`));
      await change((registry) => publish(registry, release));
    },
    /** A revision without a signature. */
    spoil: (revision: number) => store.create(LAYOUT.revision(revision), Buffer.from('{}')),
    close: () => rm(dir, { recursive: true }),
  };
}

export type TestReleases = Awaited<ReturnType<typeof testReleases>>;
