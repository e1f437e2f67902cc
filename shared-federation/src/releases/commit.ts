import { err, ok, type Result } from '@aura/shared-domain';
import { EMPTY_REGISTRY, type Registry, type SignedRegistry } from '../contract/index.ts';
import { LAYOUT } from './layout.ts';
import { GUARD, readOwners, type OwnersTable } from './owners-store.ts';
import { rollForward } from './pointer.ts';
import { reachStorage } from './reachable.ts';
import type { SigningKey } from './registry-key.ts';
import { readNewestRevision, formatRevision, type Change } from './revision.ts';
import { sealRegistry } from './seal-registry.ts';
import { signRegistry } from './sign.ts';
import { findKey, makeRootSigner, type Signers } from './signers.ts';
import type { Outcome } from './make-step.ts';
import type { ReleaseStore } from './store.ts';

/** Every lost attempt means that another change was written, so waiting between them is unnecessary. */
const ATTEMPTS = 200;

/** The data of a change before it is applied. */
export type ChangeMeta = Omit<Change, 'version' | 'key'>;

export interface Committed {
  /** The current registry. */
  readonly registry: Registry;
  /** The log entry of the change; null if nothing had to change. */
  readonly change: Change | null;
}

/**
 * Changes the registry. Two concurrent changes both succeed: only one creates the next revision, and the other applies
 * its change to the result. The error is a sentence for the terminal.
 * @param keys those of the root, of teams or of the guard: a team's entries change only with its key
 * @param change applied again to every state it finds
 */
export async function commit(
  store: ReleaseStore,
  keys: SigningKey | Signers,
  change: (registry: Registry) => Outcome | Promise<Outcome>,
  meta: ChangeMeta,
): Promise<Result<Committed, string>> {
  const signers = 'd' in keys ? makeRootSigner(keys) : keys;
  const key = signers.rootKey;
  const settled = await rollForward(store, key);
  if (!settled.ok) return settled;
  const committed = await reachStorage<Committed>(async () => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const newest = await readNewestRevision(store, key);
      if (!newest.ok) return newest;
      const before = newest.value?.registry ?? EMPTY_REGISTRY;
      const outcome = await change(before);
      if (!outcome.ok) return outcome;
      if (!outcome.value) return ok({ registry: before, change: null });
      const table = await readOwners(store, key);
      if (!table.ok) return table;
      const sealed = await sealRegistry(outcome.value.registry, { before, table: table.value, signers });
      if (!sealed.ok) return sealed;
      const { registry, by } = sealed.value;
      const { version } = outcome.value;
      const entry: Change = { ...meta, version, ...(by[0] !== undefined && { key: by[0] }) };
      const signed = await signWhole(registry, { by: by[0], table: table.value, signers });
      if (!signed) return err(NO_KEY);
      if (
        await createOnce(store, LAYOUT.revision(registry.revision), formatRevision({ signed, change: entry }))
      )
        return ok({ registry, change: entry });
    }
    return err(`Outras publicações chegaram antes ${ATTEMPTS} vezes seguidas. Tente de novo em instantes.`);
  });
  if (!committed.ok || !committed.value.change) return committed;
  const shown = await rollForward(store, key);
  if (shown.ok) return committed;
  const { revision } = committed.value.registry;
  return err(
    `A revisão ${revision} está guardada, mas ${LAYOUT.pointer} ainda não a mostra. ` +
      `"npm run remote -- history" conclui a mudança. ${shown.error}`,
  );
}

const NO_KEY =
  'Falta a chave que assina o registro: AURA_OWNER_KEY, ou AURA_SIGNING_KEY para o que não tem dono.';

interface Signing {
  /** Whose key signed what has changed. */
  readonly by: string | undefined;
  readonly table: OwnersTable | null;
  readonly signers: Signers;
}

/** Signs the registry as a whole: with the root key if available, otherwise with the key of the change's author. */
async function signWhole(
  registry: Registry,
  { by, table, signers }: Signing,
): Promise<SignedRegistry | null> {
  if (signers.root) return signRegistry(registry, signers.root);
  const expected =
    by === GUARD ? table?.owners.guard : by === undefined ? undefined : table?.owners.teams[by];
  const own = by === GUARD ? [signers.guard].filter((key) => key !== null) : signers.owners;
  const key = expected && findKey(own, expected);
  return key ? signRegistry(registry, key, by) : null;
}

/** Whether this text became the file. An answer that was lost on its way made the second try find our own file. */
async function createOnce(store: ReleaseStore, path: string, contents: Uint8Array): Promise<boolean> {
  if (await store.create(path, contents)) return true;
  const stored = await store.read(path);
  return stored !== null && Buffer.from(contents).equals(stored);
}
