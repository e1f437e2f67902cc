import { SIGNATURE, type Registry, type SignedRegistry } from '../contract/index.ts';
import type { SigningKey } from './registry-key.ts';

/**
 * Writes a registry down and signs exactly that text.
 * @param by team whose key it is, or the guard; the root key without it
 */
export async function signRegistry(
  registry: Registry,
  key: SigningKey,
  by?: string,
): Promise<SignedRegistry> {
  const payload = JSON.stringify(registry);
  return { payload, signature: await signText(payload, key), ...(by !== undefined && { by }) };
}

/** ECDSA over P-256 with SHA-256, IEEE P1363 form, in Base64. */
export async function signText(text: string, key: SigningKey): Promise<string> {
  const imported = await crypto.subtle.importKey('jwk', key, SIGNATURE, false, ['sign']);
  const signature = await crypto.subtle.sign(SIGNATURE, imported, new TextEncoder().encode(text));
  return Buffer.from(signature).toString('base64');
}
