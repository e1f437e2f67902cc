import * as v from 'valibot';
import { OwnerSchema } from './descriptor.ts';
import { toCanonicalText, SignatureSchema } from './signature.ts';

/** An owner's signed statement about its remote: the registry entry next to it, and nothing else. */
export const SealSchema = v.strictObject({
  owner: OwnerSchema,
  /** Goes up with everything that the owner says about the remote: an earlier word never comes back. */
  serial: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** The owner's, over the statement; where the guard has changed the entry since, over its `base`. */
  signature: SignatureSchema,
  guarded: v.exactOptional(
    v.strictObject({
      /** The owner's signed statement. */
      base: v.string(),
      /** The guard's signature over the current statement. */
      signature: SignatureSchema,
    }),
  ),
});
export type Seal = v.InferOutput<typeof SealSchema>;

/**
 * The signed text about a remote.
 * @param standing its entry, or its record if it is retired
 */
export const composeStatement = (
  remote: string,
  { owner, serial }: Pick<Seal, 'owner' | 'serial'>,
  standing: unknown,
): string => toCanonicalText({ remote, owner, serial, standing });
