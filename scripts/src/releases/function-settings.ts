import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createSigningKey } from '@aura/shared-federation/releases';
import { openReleases } from './open-releases.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Suffix of the source map folder next to a release folder. */
const PRIVATE = '-private';

/**
 * What the functions of this machine read to show and change its releases; nothing where the store is elsewhere, whose
 * settings they have from the environment, or where it cannot be opened.
 * @param teams owners of the remotes: each has its key from now on, so that the operator's page may act for a team whose
 *   first release comes later
 */
export async function readFunctionSettings(
  root: string,
  env: Environment,
  teams: readonly string[],
): Promise<NodeJS.ProcessEnv> {
  const releases = await openReleases(root, env);
  if (!releases.ok || releases.value.folder === null) return {};
  const { folder, publicKey } = releases.value;
  for (const team of new Set(teams)) {
    const prepared = await releases.value.signers(team);
    if (!prepared.ok) return {};
  }
  const signers = await releases.value.signers();
  if (!signers.ok) return {};
  const { root: rootKey, owners } = signers.value;
  return {
    AURA_RELEASES: folder,
    AURA_RELEASES_PRIVATE: env['AURA_RELEASES_PRIVATE'] ?? folder.replace(/\/+$/, '') + PRIVATE,
    ...(rootKey
      ? { AURA_SIGNING_KEY: JSON.stringify(rootKey) }
      : { AURA_REGISTRY_KEY: JSON.stringify(publicKey) }),
    ...(owners.length > 0 && { AURA_OWNER_KEY: JSON.stringify(owners) }),
  };
}

/** The same for a store of a check alone, empty, with a key of chance: what is released here is no matter of a test. */
export async function checkSettings(local: string): Promise<NodeJS.ProcessEnv> {
  const folder = join(local, 'check-releases');
  for (const dir of [folder, folder + PRIVATE]) await rm(dir, { recursive: true, force: true });
  return {
    AURA_RELEASES: folder,
    AURA_RELEASES_PRIVATE: folder + PRIVATE,
    AURA_SIGNING_KEY: JSON.stringify(await createSigningKey()),
  };
}
