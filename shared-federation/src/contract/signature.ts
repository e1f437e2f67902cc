import * as v from 'valibot';

/** Public half of a key, as a JSON Web Key (RFC 7517): of the registry, of a team, of the guard. */
export const RegistryKeySchema = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
});
export type RegistryKey = v.InferOutput<typeof RegistryKeySchema>;

/** Every browser of the platform has it; Ed25519 came to Chrome years after the oldest one supported. */
export const SIGNATURE = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/** ECDSA over P-256 with SHA-256, IEEE P1363 form, in Base64. */
export const SignatureSchema = v.pipe(v.string(), v.base64());

/** Whether a text was signed with the private half of a key. Never rejects. */
export async function isGenuine(text: string, signature: string, key: RegistryKey): Promise<boolean> {
  try {
    const bytes = Uint8Array.from(atob(signature), (letter) => letter.codePointAt(0) ?? 0);
    const imported = await crypto.subtle.importKey('jwk', key, SIGNATURE, false, ['verify']);
    return await crypto.subtle.verify(SIGNATURE, imported, bytes, new TextEncoder().encode(text));
  } catch {
    return false;
  }
}

/** JSON of a value with sorted keys: equal values give the same text, independent of the writer. */
export function toCanonicalText(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
