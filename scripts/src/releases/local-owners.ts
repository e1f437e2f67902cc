import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import {
  addOwner,
  GUARD,
  extractPublicKey,
  type ReleaseStore,
  type Signers,
  type SigningKey,
} from '@aura/shared-federation/releases';
import { readLocalSigningKey } from './local-signing-key.ts';

/** How the log of owners calls what this machine does by itself. */
const BY = 'esta máquina';

/** The local key of a team. */
export const readLocalOwnerKey = (dir: string, owner: string): Promise<Result<SigningKey, string>> =>
  readLocalSigningKey(join(dir, `${owner}.json`));

interface LocalStore {
  readonly store: ReleaseStore;
  readonly root: SigningKey;
  /** Folder of the teams' keys. */
  readonly dir: string;
}

/**
 * The keys of this machine. The signing team and the guard get a key and a place in the table of owners on first use,
 * so that a private local store needs no preparation.
 */
export async function readLocalSigners(
  { store, root, dir }: LocalStore,
  owner: string | undefined,
): Promise<Result<Signers, string>> {
  const rootKey = extractPublicKey(root);
  for (const name of owner === undefined ? [] : [owner, GUARD]) {
    const key = await readLocalOwnerKey(dir, name);
    if (!key.ok) return key;
    const at = new Date().toISOString();
    const wanted = { owner: name, key: extractPublicKey(key.value) };
    const added = await addOwner(store, { key: root, publicKey: rootKey }, wanted, { by: BY, at });
    if (!added.ok) return err(`${added.error} A chave desta máquina está em ${join(dir, `${name}.json`)}.`);
  }
  const files = await readdir(dir).catch(() => []);
  const owners: SigningKey[] = [];
  let guard: SigningKey | null = null;
  for (const file of files.filter((name) => name.endsWith('.json')).toSorted()) {
    const key = await readLocalSigningKey(join(dir, file));
    if (!key.ok) return key;
    if (file === `${GUARD}.json`) guard = key.value;
    else owners.push(key.value);
  }
  return ok({ rootKey, root, owners, guard });
}
