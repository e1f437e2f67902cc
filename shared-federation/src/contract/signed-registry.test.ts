import { beforeAll, describe, expect, test } from 'vitest';
import { EMPTY_REGISTRY } from './registry.ts';
import { SIGNATURE, type RegistryKey } from './signature.ts';
import { openRegistry } from './signed-registry.ts';

const newKeys = () => crypto.subtle.generateKey(SIGNATURE, true, ['sign', 'verify']);
const publicKey = async ({ publicKey: key }: CryptoKeyPair) =>
  (await crypto.subtle.exportKey('jwk', key)) as RegistryKey;

describe('openRegistry', () => {
  let keys: CryptoKeyPair;
  beforeAll(async () => {
    keys = await newKeys();
  });
  const sign = async (payload: string) => ({
    payload,
    signature: Buffer.from(
      await crypto.subtle.sign(SIGNATURE, keys.privateKey, new TextEncoder().encode(payload)),
    ).toString('base64'),
  });

  test('gives the registry that was signed', async () => {
    const signed = await sign(JSON.stringify(EMPTY_REGISTRY));
    expect(await openRegistry(signed, await publicKey(keys))).toEqual({ ok: true, value: EMPTY_REGISTRY });
  });

  test('refuses a changed letter, another key and a missing signature, before it looks inside', async () => {
    const signed = await sign(JSON.stringify(EMPTY_REGISTRY));
    const key = await publicKey(keys);
    const changed = { ...signed, payload: signed.payload.replace('"revision":0', '"revision":9') };
    const refused = { ok: false, error: 'registry: the signature is not right' };
    expect(await openRegistry(changed, key)).toEqual(refused);
    expect(await openRegistry(signed, await publicKey(await newKeys()))).toEqual(refused);
    expect(await openRegistry({ ...signed, signature: '' }, key)).toMatchObject({ ok: false });
    expect(await openRegistry(EMPTY_REGISTRY, key)).toMatchObject({ ok: false });
  });

  test('refuses a signed value that is no registry', async () => {
    const key = await publicKey(keys);
    expect(await openRegistry(await sign('{'), key)).toEqual({ ok: false, error: 'registry: not JSON' });
    expect(await openRegistry(await sign('{"schema":1}'), key)).toMatchObject({ ok: false });
  });
});
