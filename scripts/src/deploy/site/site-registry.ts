import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import {
  openRegistry,
  parseRegistry,
  SignedRegistrySchema,
  type Registry,
  type RegistrySource,
  type SignedRegistry,
} from '@aura/shared-federation';
import {
  openFolderStore,
  LAYOUT,
  parsePlace,
  extractPublicKey,
  readNewest,
  signRegistry,
  storeAt,
  type SigningKey,
} from '@aura/shared-federation/releases';
import * as v from 'valibot';
import type { ReadRemoteFile } from '../../compose/remote-pages.ts';
import { buildWorkingCopyRegistry } from '../../compose/working-copy.ts';
import { readLocalSigningKey } from '../../releases/local-signing-key.ts';
import { REGISTRY_PATH } from '../../static-server/deployment.ts';
import { createRemoteFileReader } from '../../static-server/remote-files.ts';
import type { RemoteWorkspace } from '../../workspaces/discover.ts';
import { LOCAL, ROOT } from '../../workspaces/paths.ts';
import type { Environment } from '../environments/environment.ts';

/** Signing key of a twin's registry. */
export const TWIN_KEY = join(LOCAL, 'deploy/twin-key.json');

/** The registry that pages are written with. */
export interface SiteRegistry {
  readonly registry: Registry;
  /** Where tabs that are open find a newer one. */
  readonly source: RegistrySource;
  /** The site's own copy; null if the store serves it. */
  readonly signed: SignedRegistry | null;
  readonly readRemoteFile: ReadRemoteFile;
}

/**
 * The registry of an environment: the newest released one, or one of the remotes built with the shell, signed with a
 * key of this machine. It allows no overrides. The error is a sentence for the terminal.
 * @param out folder that becomes a release store if there is none
 */
export async function readRegistryFor(
  { remotes: from }: Environment,
  remotes: readonly RemoteWorkspace[],
  out: string,
): Promise<Result<SiteRegistry, string>> {
  return from.from === 'workspace'
    ? readWorkspaceRegistry(from.origin, remotes, out)
    : readReleasesRegistry(from);
}

async function readWorkspaceRegistry(
  origin: string,
  remotes: readonly RemoteWorkspace[],
  out: string,
): Promise<Result<SiteRegistry, string>> {
  const copy = await buildWorkingCopyRegistry(remotes);
  if (!copy.ok) return copy;
  const placed = parseRegistry({
    ...copy.value,
    overrides: 'none',
    revision: 1,
    remotes: copy.value.remotes.map(({ current }) => ({
      current: { ...current, baseUrl: `${origin}/${buildReleasePath(current.descriptor)}` },
    })),
  });
  if (!placed.ok) return placed;
  const key = await readLocalSigningKey(TWIN_KEY);
  if (!key.ok) return key;
  const signed = await signOnce(placed.value, key.value);
  await writeFirstRevision(out, signed, placed.value);
  // The files are still in their build folders.
  const read = createRemoteFileReader(remotes.map(({ dir, port }) => ({ port, dist: join(dir, 'dist') })));
  const ports = new Map(remotes.map(({ name, port }) => [name, port]));
  return ok({
    registry: placed.value,
    source: { url: REGISTRY_PATH, key: extractPublicKey(key.value) },
    signed,
    readRemoteFile: ({ baseUrl, descriptor }, file) => {
      const port = ports.get(descriptor.name);
      return read({ descriptor, baseUrl: port ? `http://localhost:${port}/` : baseUrl }, file);
    },
  });
}

/** Signatures differ each time; an unchanged registry keeps its earlier signature, and so the same bytes. */
async function signOnce(registry: Registry, key: SigningKey): Promise<SignedRegistry> {
  const kept = join(LOCAL, 'deploy/twin-registry.json');
  const before = v.safeParse(
    v.pipe(v.string(), v.parseJson(), SignedRegistrySchema),
    await readFile(kept, 'utf8').catch(() => null),
  );
  const isSame = before.success && before.output.payload === JSON.stringify(registry);
  if (isSame && (await openRegistry(before.output, extractPublicKey(key))).ok) return before.output;
  const signed = await signRegistry(registry, key);
  await writeFile(kept, JSON.stringify(signed));
  return signed;
}

/** Makes a folder a store with one revision, as if a team had released everything at once. */
async function writeFirstRevision(
  out: string,
  registry: SignedRegistry,
  { remotes }: Registry,
): Promise<void> {
  const [first] = remotes;
  if (!first) return;
  const { name, version } = first.current.descriptor;
  const change = { action: 'publish', remote: name, version, by: 'deploy', at: '2026-01-01T00:00:00.000Z' };
  const store = openFolderStore(out);
  await store.create(LAYOUT.revision(1), Buffer.from(JSON.stringify({ registry, change })));
  await store.replace(LAYOUT.pointer, Buffer.from(`${JSON.stringify(registry)}\n`));
}

/** Address of a version's files below the remotes' origin; ends with a slash. */
export const buildReleasePath = ({
  name,
  version,
}: {
  readonly name: string;
  readonly version: string;
}): string => `${name}/${version}/`;

async function readReleasesRegistry({
  store,
  origin,
  key,
}: Extract<Environment['remotes'], { from: 'releases' }>): Promise<Result<SiteRegistry, string>> {
  const place = parsePlace(store);
  if (!place.ok) return place;
  if (!key) return err('Falta a chave pública do registro neste ambiente.');
  const newest = await readNewest(storeAt(place.value, ROOT), key);
  if (!newest.ok) return newest;
  if (!newest.value) return err(`Nenhum remoto foi publicado em ${store}.`);
  if (newest.value.overrides !== 'none')
    return err(`O registro de ${store} aceita remotos de outra máquina: não serve para pessoas.`);
  return ok({
    registry: newest.value,
    source: { url: `${origin}/${LAYOUT.pointer}`, key },
    signed: null,
    readRemoteFile: createRemoteFileReader([]),
  });
}
