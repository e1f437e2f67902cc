import { SIGNATURE, type Registry, type RegistryKey } from '@aura/shared-federation/contract';

/** A new key with its signing functions. */
export async function signer() {
  const keys = await crypto.subtle.generateKey(SIGNATURE, true, ['sign', 'verify']);
  const signText = async (text: string): Promise<string> => {
    const bytes = await crypto.subtle.sign(SIGNATURE, keys.privateKey, new TextEncoder().encode(text));
    return Buffer.from(bytes).toString('base64');
  };
  return {
    key: (await crypto.subtle.exportKey('jwk', keys.publicKey)) as RegistryKey,
    signText,
    sign: async (registry: Registry) => {
      const payload = JSON.stringify(registry);
      return { payload, signature: await signText(payload) };
    },
  };
}
