import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { EMPTY_REGISTRY, type Registry, type Release } from '@aura/shared-federation';
import {
  checkFree,
  DESCRIPTOR_FILE,
  findEventClash,
  findExtensionClash,
  measureGzipSizes,
  keepMaps,
  readBuilt,
  readMaps,
  readNewest,
  listExtensionFiles,
  releaseSizes,
  upload,
  explainUnbuilt,
  type Outcome,
  type ReleaseSizes,
} from '@aura/shared-federation/releases';
import type { RemoteWorkspace } from '../../workspaces/discover.ts';
import type { Context } from '../cli/context.ts';
import { releaseFaults } from './release-faults.ts';

/** A release with stored files, ready for the registry. */
export interface Prepared {
  readonly release: Release;
  readonly sizes: ReleaseSizes;
}

/** Finds a remote of the working copy. */
export function findRemote({ remotes }: Context, name: string): Result<RemoteWorkspace, string> {
  const remote = remotes.find((one) => one.name === name);
  if (remote) return ok(remote);
  return err(`Nenhum remoto daqui se chama "${name}". Há: ${remotes.map((one) => one.name).join(', ')}.`);
}

/**
 * Builds a remote, checks all requirements of a release, stores its files, and requests each of them at its public
 * address. A refusal leaves the registry unchanged.
 * @param change the planned change, tried on the current registry
 */
export async function prepareRelease(
  context: Context,
  remote: RemoteWorkspace,
  change: (registry: Registry, release: Release) => Outcome,
  signal: AbortSignal,
): Promise<Result<Prepared, string>> {
  const { releases, say } = context;
  const known = await readNewest(releases.store, releases.publicKey);
  if (!known.ok) return known;
  const refused = explainUnbuilt(known.value ?? EMPTY_REGISTRY, remote);
  if (refused) return err(formatRefusal([refused]));
  say(`${remote.isForeign ? 'Lendo' : 'Compilando'} ${remote.name} ${remote.version}…`);
  const dist = join(remote.dir, 'dist');
  const compiled = await context.build(remote, signal);
  if (!compiled.ok) return compiled;
  const built = await readBuilt(dist);
  if (!built.ok) return built;

  say('Verificando contrato, arquivos, módulos compartilhados e tamanhos…');
  const { descriptor } = built.value;
  const maps = await readMaps(remote.dir);
  const faults = releaseFaults({ remote, built: built.value, maps }, context.shell);
  if (faults.length > 0) return err(formatRefusal(faults));
  const release = { baseUrl: releases.baseUrlOf(remote, remote.version), descriptor };
  const registry = await readNewest(releases.store, releases.publicKey);
  if (!registry.ok) return registry;
  const tried = change(registry.value ?? EMPTY_REGISTRY, release);
  if (!tried.ok) return err(formatRefusal([tried.error]));
  const others = registry.value ?? EMPTY_REGISTRY;
  const clash =
    (await findEventClash(releases.store, others, built.value)) ??
    (await findExtensionClash(releases.store, others, built.value));
  if (clash !== null) return err(formatRefusal([clash]));
  const free = await checkFree(releases.store, built.value);
  if (!free.ok) return err(formatRefusal([free.error]));

  // Without a change, the smoke start already happened at its release.
  if (tried.value) {
    say('Iniciando em um navegador, com a política de produção…');
    const started = await context.smokeStart({ descriptor, dist }, signal);
    if (!started.ok) return err(formatRefusal([started.error]));
  }
  if (signal.aborted) return err('Interrompido antes de guardar: nada mudou.');
  // Before the files: a version that people have is one whose errors can be read.
  const { privateStore } = releases;
  if (!privateStore) say('Sem AURA_RELEASES_PRIVATE, os mapas de fontes desta versão não são guardados.');
  const kept = privateStore ? await keepMaps(privateStore, descriptor, maps) : ok(null);
  if (!kept.ok) return err(formatRefusal([kept.error]));
  const stored = await upload(releases.store, built.value);
  if (!stored.ok) return err(formatRefusal([stored.error]));
  if (tried.value) {
    say(`Buscando cada arquivo em ${release.baseUrl}…`);
    const descriptorText = built.value.files.get(DESCRIPTOR_FILE) ?? new Uint8Array();
    const reached = await context.readBack({ remote, release, descriptorText });
    if (!reached.ok) return err(formatRefusal([reached.error]));
  }
  return ok({
    release,
    sizes: releaseSizes(descriptor, measureGzipSizes(built.value), listExtensionFiles(built.value)),
  });
}

const formatRefusal = (faults: readonly string[]): string =>
  ['Recusado:', ...faults.map((fault) => `  • ${fault}`)].join('\n');
