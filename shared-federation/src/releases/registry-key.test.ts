import { expect, test } from 'vitest';
import { EMPTY_REGISTRY, openRegistry } from '../contract/index.ts';
import { createSigningKey, parseSigningKey, extractPublicKey } from './registry-key.ts';
import { signRegistry } from './sign.ts';

test('only the public half of a key opens what the key signed', async () => {
  const key = await createSigningKey();
  const signed = await signRegistry(EMPTY_REGISTRY, key);
  expect(await openRegistry(signed, extractPublicKey(key))).toEqual({ ok: true, value: EMPTY_REGISTRY });
  expect(await openRegistry(signed, extractPublicKey(await createSigningKey()))).toMatchObject({ ok: false });
});

test('a key can be written and read back, and its public half never contains the secret', async () => {
  const key = await createSigningKey();
  expect(parseSigningKey(JSON.stringify(key))).toEqual({ ok: true, value: key });
  expect(JSON.stringify(extractPublicKey(key))).not.toContain(key.d);
});

test('an invalid private key is refused without being repeated', async () => {
  const { d: secret, ...rest } = await createSigningKey();
  for (const text of ['', '{', JSON.stringify(rest), JSON.stringify({ ...rest, d: secret, crv: 'P-384' })]) {
    const parsed = parseSigningKey(text);
    expect(parsed.ok).toBe(false);
    expect(JSON.stringify(parsed)).not.toContain(secret);
  }
});
