import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import { parseRegistry, type Registry } from './registry.ts';

/** A registry as it is stored and sent: its text, and the signature over exactly this text. */
export const SignedRegistrySchema = v.strictObject({
  /** JSON of a registry. */
  payload: v.string(),
  /** ECDSA over P-256 with SHA-256, IEEE P1363 form, in Base64. */
  signature: v.pipe(v.string(), v.base64()),
});
export type SignedRegistry = v.InferOutput<typeof SignedRegistrySchema>;

/** Public half of the key that registries are signed with, as a JSON Web Key (RFC 7517). */
export const RegistryKeySchema = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
});
export type RegistryKey = v.InferOutput<typeof RegistryKeySchema>;

/** Where a page finds a newer registry than the one it carries; a part of the page's configuration. */
export const RegistrySourceSchema = v.object({
  /** A path of this origin or an absolute address. */
  url: v.pipe(v.string(), v.regex(/^(\/(?!\/)|https?:\/\/)/)),
  key: RegistryKeySchema,
});
export type RegistrySource = v.InferOutput<typeof RegistrySourceSchema>;

/** Every browser of the platform has it; Ed25519 came to Chrome years after the oldest one supported. */
export const SIGNATURE = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/** Opens a signed registry. The error says what is wrong; a registry that is not ours is never looked into. */
export async function openRegistry(input: unknown, key: RegistryKey): Promise<Result<Registry, string>> {
  const signed = v.safeParse(SignedRegistrySchema, input);
  if (!signed.success) return err('registry: it is not a signed registry');
  const { payload, signature } = signed.output;
  if (!(await isGenuine(payload, signature, key))) return err('registry: the signature is not right');
  try {
    const parsed = parseRegistry(JSON.parse(payload));
    return parsed.ok ? ok(parsed.value) : parsed;
  } catch {
    return err('registry: not JSON');
  }
}

async function isGenuine(payload: string, signature: string, key: RegistryKey): Promise<boolean> {
  const bytes = Uint8Array.from(atob(signature), (letter) => letter.codePointAt(0) ?? 0);
  try {
    const imported = await crypto.subtle.importKey('jwk', key, SIGNATURE, false, ['verify']);
    return await crypto.subtle.verify(SIGNATURE, imported, bytes, new TextEncoder().encode(payload));
  } catch {
    return false;
  }
}
