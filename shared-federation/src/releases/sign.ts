import { SIGNATURE, type Registry, type SignedRegistry } from '../contract/index.ts';
import type { SigningKey } from './registry-key.ts';

/** Writes a registry down and signs exactly that text. */
export async function signRegistry(registry: Registry, key: SigningKey): Promise<SignedRegistry> {
  const payload = JSON.stringify(registry);
  const imported = await crypto.subtle.importKey('jwk', key, SIGNATURE, false, ['sign']);
  const signature = await crypto.subtle.sign(SIGNATURE, imported, new TextEncoder().encode(payload));
  return { payload, signature: Buffer.from(signature).toString('base64') };
}
