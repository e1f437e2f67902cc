import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createSigningKey } from '@aura/shared-federation/releases';
import { openReleases } from './open-releases.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Suffix of the source map folder next to a release folder. */
const PRIVATE = '-private';

/**
 * Settings for the local functions to show and change this machine's releases; empty if the store is elsewhere,
 * because its settings are in the environment, or if it cannot be opened.
 * @param teams owners of the remotes: each gets a key now, so that the operators' page may act for a team before its
 * first release
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

/** The same for a temporary, empty store of a check, with a random key, independent of this machine's releases. */
export async function checkSettings(local: string): Promise<NodeJS.ProcessEnv> {
  const folder = join(local, 'check-releases');
  for (const dir of [folder, folder + PRIVATE]) await rm(dir, { recursive: true, force: true });
  return {
    AURA_RELEASES: folder,
    AURA_RELEASES_PRIVATE: folder + PRIVATE,
    AURA_SIGNING_KEY: JSON.stringify(await createSigningKey()),
  };
}
