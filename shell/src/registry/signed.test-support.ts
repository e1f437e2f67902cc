import { SIGNATURE, type Registry, type RegistryKey } from '@aura/shared-federation/contract';

/** A key of its own and what signs with it. */
export async function signer() {
  const keys = await crypto.subtle.generateKey(SIGNATURE, true, ['sign', 'verify']);
  return {
    key: (await crypto.subtle.exportKey('jwk', keys.publicKey)) as RegistryKey,
    sign: async (registry: Registry) => {
      const payload = JSON.stringify(registry);
      const bytes = await crypto.subtle.sign(SIGNATURE, keys.privateKey, new TextEncoder().encode(payload));
      return { payload, signature: Buffer.from(bytes).toString('base64') };
    },
  };
}
