import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import {
  openRegistry,
  RemoteNameSchema,
  SignedRegistrySchema,
  VersionSchema,
  type Registry,
  type RegistryKey,
  type SignedRegistry,
} from '../contract/index.ts';
import { LAYOUT } from './layout.ts';
import type { ReleaseStore } from './store.ts';

/** What somebody did to the registry. */
const ChangeSchema = v.strictObject({
  action: v.picklist(['publish', 'stage', 'promote', 'rollback', 'stop-stage', 'retire', 'block', 'preview']),
  remote: RemoteNameSchema,
  /** The version that was let out; after `rollback`, `stop-stage`, `retire` and `block` the one that was taken back. */
  version: VersionSchema,
  /** Who did it: a person or a program. */
  by: v.string(),
  reason: v.optional(v.string()),
  at: v.pipe(v.string(), v.isoTimestamp()),
});
export type Change = v.InferOutput<typeof ChangeSchema>;

const StoredRevisionSchema = v.strictObject({ registry: SignedRegistrySchema, change: ChangeSchema });
const StoredRevisionTextSchema = v.pipe(v.string(), v.parseJson(), StoredRevisionSchema);

/** One step in the life of the registry: the state that it led to, and what was done. */
export interface Revision {
  readonly registry: Registry;
  readonly signed: SignedRegistry;
  readonly change: Change;
}

/** A revision as it is stored. */
export const revisionText = ({ signed, change }: Pick<Revision, 'signed' | 'change'>): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify({ registry: signed, change }, null, 2)}\n`);

/** Paths of all revisions, oldest first. */
export const revisionPaths = (store: ReleaseStore): Promise<readonly string[]> =>
  store.list(LAYOUT.revisions);

/** Reads a revision that must be there, with its signature and its number checked. */
export async function readRevision(
  store: ReleaseStore,
  path: string,
  key: RegistryKey,
): Promise<Result<Revision, string>> {
  const bytes = await store.read(path);
  const stored = v.safeParse(StoredRevisionTextSchema, bytes && new TextDecoder().decode(bytes));
  if (!stored.success) return err(`${path} não é uma revisão do registro.`);
  const opened = await openRegistry(stored.output.registry, key);
  if (!opened.ok) return err(`${path} foi recusado (${opened.error}).`);
  const registry = opened.value;
  if (LAYOUT.revision(registry.revision) !== path)
    return err(`${path} traz a revisão ${registry.revision}, que não é a do nome do arquivo.`);
  return ok({ registry, signed: stored.output.registry, change: stored.output.change });
}

/** The newest revision; null in an empty store. One that is not genuine is refused, not passed over. */
export async function newestRevision(
  store: ReleaseStore,
  key: RegistryKey,
): Promise<Result<Revision | null, string>> {
  const path = (await revisionPaths(store)).at(-1);
  return path === undefined ? ok(null) : readRevision(store, path, key);
}
