import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import { RegistryKeySchema, SIGNATURE, type RegistryKey } from '../contract/index.ts';

/** The private key that registries are signed with, as a JSON Web Key (RFC 7517). Never stored in the repository. */
export const SigningKeySchema = v.object({ ...RegistryKeySchema.entries, d: v.string() });
export type SigningKey = v.InferOutput<typeof SigningKeySchema>;

const SigningKeyTextSchema = v.pipe(v.string(), v.parseJson(), SigningKeySchema);

/** A new key of chance. */
export async function createSigningKey(): Promise<SigningKey> {
  const { privateKey } = await crypto.subtle.generateKey(SIGNATURE, true, ['sign', 'verify']);
  return v.parse(SigningKeySchema, await crypto.subtle.exportKey('jwk', privateKey));
}

/** Reads a private key from its JSON. The error never holds any part of the text. */
export function parseSigningKey(text: string): Result<SigningKey, string> {
  const parsed = v.safeParse(SigningKeyTextSchema, text);
  return parsed.success ? ok(parsed.output) : err('não é uma chave privada P-256 em formato JWK');
}

/** The half of the key that everybody may know. */
export const extractPublicKey = ({ kty, crv, x, y }: SigningKey): RegistryKey => ({ kty, crv, x, y });
