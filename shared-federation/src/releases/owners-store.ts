import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import {
  openOwners,
  OwnerSchema,
  SignedOwnersSchema,
  type Owners,
  type RegistryKey,
  type SignedOwners,
} from '../contract/index.ts';
import { LAYOUT } from './layout.ts';
import { reachStorage } from './reachable.ts';
import type { SigningKey } from './registry-key.ts';
import { signText } from './sign.ts';
import type { ReleaseStore } from './store.ts';

/** A change of the table of owners, for the log. */
const OwnerChangeSchema = v.strictObject({
  action: v.picklist(['add', 'replace', 'guard']),
  /** The team; the guard's own name where it is its key. */
  owner: v.string(),
  by: v.string(),
  reason: v.optional(v.string()),
  at: v.pipe(v.string(), v.isoTimestamp()),
});
type OwnerChange = v.InferOutput<typeof OwnerChangeSchema>;

const StoredSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ owners: SignedOwnersSchema, change: OwnerChangeSchema }),
);

/** A table of owners with its signature. */
export interface OwnersTable {
  readonly owners: Owners;
  readonly signed: SignedOwners;
}

/** The newest table; null if none exists. The error is a sentence for the terminal. */
export const readOwners = (
  store: ReleaseStore,
  rootKey: RegistryKey,
): Promise<Result<OwnersTable | null, string>> =>
  reachStorage(async () => {
    const path = (await store.list(LAYOUT.owners)).at(-1);
    if (path === undefined) return ok(null);
    const bytes = await store.read(path);
    const stored = v.safeParse(StoredSchema, bytes && new TextDecoder().decode(bytes));
    if (!stored.success) return err(`${path} não é uma tabela de donos.`);
    const signed = stored.output.owners;
    const opened = await openOwners(signed, rootKey);
    if (!opened.ok) return err(`${path} foi recusado (${opened.error}).`);
    if (LAYOUT.ownersAt(opened.value.serial) !== path)
      return err(`${path} traz a tabela ${opened.value.serial}, que não é a do nome do arquivo.`);
    return ok({ owners: opened.value, signed });
  });

interface NewKey {
  /** A team, or "guard" for the guard. */
  readonly owner: string;
  readonly key: RegistryKey;
  /** Whether to replace an existing key. */
  readonly replaces?: boolean;
}

/**
 * Registers the key of a team or of the guard. Repeating it changes nothing; another key replaces the first only if
 * `replaces` is set. The error is a sentence for the terminal.
 */
export const addOwner = (
  store: ReleaseStore,
  root: { readonly key: SigningKey; readonly publicKey: RegistryKey },
  { owner, key, replaces = false }: NewKey,
  meta: Omit<OwnerChange, 'action' | 'owner'>,
): Promise<Result<OwnersTable, string>> =>
  reachStorage(async () => {
    const isGuard = owner === GUARD;
    if (!isGuard && !v.safeParse(OwnerSchema, owner).success)
      return err(`"${owner}" não serve de nome de equipe: letras minúsculas, números e hifens, de 2 a 31.`);
    for (;;) {
      const newest = await readOwners(store, root.publicKey);
      if (!newest.ok) return newest;
      const table = newest.value?.owners ?? { serial: 0, teams: {} };
      const before = isGuard ? table.guard : table.teams[owner];
      if (newest.value && before && before.x === key.x && before.y === key.y) return ok(newest.value);
      if (before && !replaces)
        return err(`${owner} já tem outra chave na tabela. Para trocá-la, use --replace.`);
      const teams = isGuard ? table.teams : { ...table.teams, [owner]: key };
      const guard = isGuard ? key : table.guard;
      const owners: Owners = { serial: table.serial + 1, teams, ...(guard && { guard }) };
      const payload = JSON.stringify(owners);
      const signed = { payload, signature: await signText(payload, root.key) };
      const action = isGuard ? 'guard' : before ? 'replace' : 'add';
      const text = JSON.stringify({ owners: signed, change: { action, owner, ...meta } }, null, 2);
      if (await store.create(LAYOUT.ownersAt(owners.serial), Buffer.from(`${text}\n`)))
        return ok({ owners, signed });
    }
  });

/** How the guard is called among owners. */
export const GUARD = 'guard';
