import { createHash } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '@aura/shared-domain';
import type { Registry, Release } from '@aura/shared-federation/contract';
import {
  commit,
  openFolderStore,
  keepMaps,
  createSigningKey,
  extractPublicKey,
  publish,
  stage,
  upload,
  type ChangeMeta,
  type Outcome,
} from '@aura/shared-federation/releases';
import { releaseWith } from '@aura/shared-federation/testing';
import type { ReleaseSettings } from '../src/config/release-settings.ts';

export const SCRIPT = 'app.1a2b3c4d.js';

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const bytes = (text: string) => new TextEncoder().encode(text);

/** Line 1 of the script is line 2 of the source, from the first column on. */
const MAPPINGS = 'AACA';
export const SOURCE = `export function saveDraft(): never {\n  throw new Error('no draft called \${name}');\n}\n`;

const must = <T>(result: Result<T, string>): T => {
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

/** A store of releases with its settings, and what teams and guards do to it. */
export async function releaseWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'aura-functions-releases-'));
  const store = openFolderStore(folder);
  const privateStore = openFolderStore(`${folder}-private`);
  const signingKey = await createSigningKey();
  const registryKey = extractPublicKey(signingKey);
  const settings: ReleaseSettings = {
    store,
    privateStore,
    registryKey,
    signingKey,
    ownerKeys: [],
    liveApis: [],
    ignored: [],
  };

  async function releaseOf(name: string, version: string, hasMaps = true): Promise<Release> {
    const script = `script of ${name} ${version}`;
    const release = releaseWith({
      name,
      version,
      entry: { file: 'remoteEntry.js', integrity: integrityOf('entry') },
      assets: [{ file: SCRIPT, kind: 'script', integrity: integrityOf(script), initial: true }],
    });
    const { descriptor } = release;
    const files = {
      'remoteEntry.js': 'entry',
      [SCRIPT]: script,
      'descriptor.json': JSON.stringify(descriptor),
    };
    must(
      await upload(store, {
        descriptor,
        files: new Map(Object.entries(files).map(([file, text]) => [file, bytes(text)])),
      }),
    );
    const map = {
      version: 3,
      sources: [`mfe-${name}/src/save-draft.ts`],
      sourcesContent: [SOURCE],
      names: [],
      mappings: MAPPINGS,
      x_scriptIntegrity: integrityOf(script),
    };
    if (hasMaps)
      must(await keepMaps(privateStore, descriptor, new Map([[SCRIPT, bytes(JSON.stringify(map))]])));
    return release;
  }

  const change = async (
    meta: Pick<ChangeMeta, 'action' | 'remote'>,
    apply: (registry: Registry) => Outcome,
  ): Promise<number> => {
    const at = new Date().toISOString();
    return must(await commit(store, signingKey, apply, { ...meta, by: 'Equipe', at })).registry.revision;
  };

  return {
    settings,
    store,
    /** Publishes a version for everybody; gives the revision. */
    async publish(name: string, version: string, { hasMaps = true } = {}) {
      const release = await releaseOf(name, version, hasMaps);
      return change({ action: 'publish', remote: name }, (registry) => publish(registry, release));
    },
    /** Gives a version to a tenth of the people. */
    async stage(name: string, version: string) {
      const release = await releaseOf(name, version);
      const audience = { kind: 'percent', percent: 10, seed: 's' } as const;
      return change({ action: 'stage', remote: name }, (registry) => stage(registry, release, audience));
    },
  };
}
