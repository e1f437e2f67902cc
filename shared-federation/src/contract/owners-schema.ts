import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import { OwnerSchema } from './descriptor.ts';
import { isGenuine, RegistryKeySchema, SignatureSchema, type RegistryKey } from './signature.ts';

/** Which team signs with which key. The root key signs this table and is needed for nothing else. */
export const OwnersSchema = v.strictObject({
  /** Increases by one with every change; an older table never replaces a newer one. */
  serial: v.pipe(v.number(), v.integer(), v.minValue(1)),
  teams: v.record(OwnerSchema, RegistryKeySchema),
  /** The guard, which may take a staged version back and return to the previous one, and nothing else. */
  guard: v.exactOptional(RegistryKeySchema),
});
export type Owners = v.InferOutput<typeof OwnersSchema>;

/** A table in its stored and sent form. */
export const SignedOwnersSchema = v.strictObject({
  /** JSON of the table. */
  payload: v.string(),
  /** The root key's over exactly this text. */
  signature: SignatureSchema,
});
export type SignedOwners = v.InferOutput<typeof SignedOwnersSchema>;

/** The same as JSON. */
export const OwnersTextSchema = v.pipe(v.string(), v.parseJson(), OwnersSchema);

/** Opens a table of owners; one that the root key has not signed is never looked into. */
export async function openOwners(
  { payload, signature }: SignedOwners,
  rootKey: RegistryKey,
): Promise<Result<Owners, string>> {
  if (!(await isGenuine(payload, signature, rootKey)))
    return err('owners: the table is not signed with the root key');
  const parsed = v.safeParse(OwnersTextSchema, payload);
  return parsed.success ? ok(parsed.output) : err('owners: the table cannot be read');
}
