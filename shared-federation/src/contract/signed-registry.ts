import { err, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import { acceptRegistry, type Accepted } from './accept-registry.ts';
import { OwnerSchema } from './descriptor.ts';
import { openOwners, SignedOwnersSchema } from './owners-schema.ts';
import { parseRegistry, type Registry } from './registry.ts';
import { isGenuine, RegistryKeySchema, SignatureSchema, type RegistryKey } from './signature.ts';

/** A registry in its stored and sent form: its text, and the signature over exactly this text. */
export const SignedRegistrySchema = v.strictObject({
  /** JSON of a registry; a longer text is not looked into. */
  payload: v.pipe(v.string(), v.maxLength(4_000_000)),
  signature: SignatureSchema,
  /** Whose key has signed it: a team's or the guard's, as the table of owners has it; the root key without it. */
  by: v.exactOptional(v.union([OwnerSchema, v.literal('guard')])),
});
export type SignedRegistry = v.InferOutput<typeof SignedRegistrySchema>;

/** Where a page finds a newer registry than the one it carries; a part of the page's configuration. */
export const RegistrySourceSchema = v.object({
  /** A path of this origin or an absolute address. */
  url: v.pipe(v.string(), v.regex(/^(\/(?!\/)|https?:\/\/)/)),
  key: RegistryKeySchema,
});
export type RegistrySource = v.InferOutput<typeof RegistrySourceSchema>;

/** A verified registry, and its rejected parts. */
export interface Opened extends Accepted {
  /** Whether it is signed with the root key, and says by itself which remotes there are. */
  readonly isOfRoot: boolean;
}

/**
 * Opens a signed registry: the whole must be signed by one who may, and of each remote only what its owner has signed is
 * taken. The error says what is wrong; a registry that is not ours is never looked into.
 * @param known what was taken last: it stays wherever the new one cannot be taken
 */
export async function openSigned(
  input: unknown,
  rootKey: RegistryKey,
  known: Registry | null = null,
): Promise<Result<Opened, string>> {
  const signed = v.safeParse(SignedRegistrySchema, input);
  if (!signed.success) return err('registry: it is not a signed registry');
  const { payload, signature, by } = signed.output;
  const isOfRoot = by === undefined;
  const key = isOfRoot ? rootKey : await findKey(by, payload, rootKey);
  if (!key || !(await isGenuine(payload, signature, key))) return err('registry: the signature is not right');
  const json = parseJson(payload);
  if (json === undefined) return err('registry: not JSON');
  const parsed = parseRegistry(json);
  if (!parsed.ok) return parsed;
  const accepted = await acceptRegistry(parsed.value, { rootKey, isOfRoot, known });
  return accepted.ok ? { ok: true, value: { ...accepted.value, isOfRoot } } : accepted;
}

/** The same where only the registry is wanted. */
export async function openRegistry(
  input: unknown,
  rootKey: RegistryKey,
  known: Registry | null = null,
): Promise<Result<Registry, string>> {
  const opened = await openSigned(input, rootKey, known);
  return opened.ok ? { ok: true, value: opened.value.registry } : opened;
}

const WithOwnersSchema = v.object({ owners: SignedOwnersSchema });

/** The key of a team or the guard, out of the table that comes with the registry: the root key vouches for it alone. */
async function findKey(by: string, payload: string, rootKey: RegistryKey): Promise<RegistryKey | undefined> {
  const table = v.safeParse(WithOwnersSchema, parseJson(payload));
  if (!table.success) return undefined;
  const owners = await openOwners(table.output.owners, rootKey);
  if (!owners.ok) return undefined;
  return by === 'guard' ? owners.value.guard : owners.value.teams[by];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
