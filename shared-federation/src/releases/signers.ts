import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import type { RegistryKey } from '../contract/index.ts';
import { parseSigningKey, extractPublicKey, SigningKeySchema, type SigningKey } from './registry-key.ts';

/** The keys available to the author of a change. */
export interface Signers {
  /** Public half of the root key, which every reader knows. */
  readonly rootKey: RegistryKey;
  /** The root key itself: signs the table of owners, and entries that have no owner yet. */
  readonly root: SigningKey | null;
  /** Keys of teams; the table of owners says whose each of them is. */
  readonly owners: readonly SigningKey[];
  readonly guard: SigningKey | null;
}

/** Signers with the root key only. */
export const makeRootSigner = (root: SigningKey): Signers => ({
  rootKey: extractPublicKey(root),
  root,
  owners: [],
  guard: null,
});

/** The private half of a public key, where it is at hand. */
export const findKey = (keys: readonly SigningKey[], { x, y }: RegistryKey): SigningKey | undefined =>
  keys.find((key) => key.x === x && key.y === y);

const KeysTextSchema = v.pipe(v.string(), v.parseJson(), v.array(SigningKeySchema));

/** Reads one private key or an array of them from JSON. The error never holds any part of the text. */
export function parseSigningKeys(text: string): Result<readonly SigningKey[], string> {
  const several = v.safeParse(KeysTextSchema, text);
  if (several.success) return ok(several.output);
  const one = parseSigningKey(text);
  return one.ok ? ok([one.value]) : err(one.error);
}
