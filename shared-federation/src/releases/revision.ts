import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import {
  openSigned,
  RemoteNameSchema,
  SignedRegistrySchema,
  VersionSchema,
  type Registry,
  type RegistryKey,
  type SignedRegistry,
} from '../contract/index.ts';
import { LAYOUT } from './layout.ts';
import type { ReleaseStore } from './store.ts';

/** A change of the registry, for the log. */
const ChangeSchema = v.strictObject({
  action: v.picklist(['publish', 'stage', 'promote', 'rollback', 'stop-stage', 'retire', 'block', 'preview']),
  remote: RemoteNameSchema,
  /** The released version; after `rollback`, `stop-stage`, `retire` and `block` the withdrawn one. */
  version: VersionSchema,
  /** Who did it: a person or a program. */
  by: v.string(),
  /** Whose key signed it: the team of the remote, or the guard; absent where the root key alone did. */
  key: v.exactOptional(v.string()),
  reason: v.optional(v.string()),
  at: v.pipe(v.string(), v.isoTimestamp()),
});
export type Change = v.InferOutput<typeof ChangeSchema>;

const StoredRevisionSchema = v.strictObject({ registry: SignedRegistrySchema, change: ChangeSchema });
const StoredRevisionTextSchema = v.pipe(v.string(), v.parseJson(), StoredRevisionSchema);

/** One revision of the registry: the resulting state, and the change. */
export interface Revision {
  readonly registry: Registry;
  readonly signed: SignedRegistry;
  readonly change: Change;
  /** The rejected parts, without their owners' signatures. */
  readonly refused: readonly string[];
  /** Whether it is complete without the previous revision. */
  readonly isWhole: boolean;
}

/** The stored text of a revision. */
export const formatRevision = ({ signed, change }: Pick<Revision, 'signed' | 'change'>): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify({ registry: signed, change }, null, 2)}\n`);

/** Paths of all revisions, oldest first. */
export const listRevisionPaths = (store: ReleaseStore): Promise<readonly string[]> =>
  store.list(LAYOUT.revisions);

/**
 * Reads a revision that must be there, with its signatures and its number checked.
 * @param known the registry before it, which stays wherever an owner has not signed the change
 */
export async function readRevision(
  store: ReleaseStore,
  path: string,
  key: RegistryKey,
  known: Registry | null = null,
): Promise<Result<Revision, string>> {
  const bytes = await store.read(path);
  const stored = v.safeParse(StoredRevisionTextSchema, bytes && new TextDecoder().decode(bytes));
  if (!stored.success) return err(`${path} não é uma revisão do registro.`);
  const opened = await openSigned(stored.output.registry, key, known);
  if (!opened.ok) return err(`${path} foi recusado (${opened.error}).`);
  const { registry, refused, isOfRoot } = opened.value;
  if (LAYOUT.revision(registry.revision) !== path)
    return err(`${path} traz a revisão ${registry.revision}, que não é a do nome do arquivo.`);
  const { registry: signed, change } = stored.output;
  return ok({ registry, signed, change, refused, isWhole: isOfRoot && refused.length === 0 });
}

/** The newest revision; null in an empty store. One that is not genuine is refused, not passed over. */
export async function readNewestRevision(
  store: ReleaseStore,
  key: RegistryKey,
): Promise<Result<Revision | null, string>> {
  const paths = await listRevisionPaths(store);
  const behind: string[] = [];
  let revision: Result<Revision, string> | null = null;
  // Go back to a complete revision, then forward again, accepting each against the one before.
  for (const path of paths.toReversed()) {
    revision = await readRevision(store, path, key);
    if (!revision.ok || revision.value.isWhole) break;
    behind.unshift(path);
  }
  if (revision?.ok === false) return revision;
  let newest = revision?.value.isWhole ? revision.value : null;
  for (const path of behind) {
    const read = await readRevision(store, path, key, newest?.registry ?? null);
    if (!read.ok) return read;
    newest = read.value;
  }
  return ok(newest);
}
