import { createPublicKey } from 'node:crypto';
import { calculateJwkThumbprint } from 'jose';
import { expect, it } from 'vitest';
import { badgeSettings, newKey } from '../../test-support/badge-keys.ts';
import { getKeyring } from './keyring.ts';

const signingKey = newKey(2048);
const earlier = createPublicKey(newKey(2048));

it('names a key by its address in the set, with its thumbprint as RFC 7638 has it', async () => {
  const { signer } = getKeyring(badgeSettings({ signingKey }));
  const thumbprint = await calculateJwkThumbprint(createPublicKey(signingKey).export({ format: 'jwk' }));
  expect(signer?.kid).toBe(`https://aura.example/api/badges/keys#${thumbprint}`);
});

it('publishes no private part of a key', () => {
  const { published, signer } = getKeyring(badgeSettings({ signingKey, earlierKeys: [earlier] }));
  expect(published.map((key) => Object.keys(key).toSorted())).toEqual(
    Array.from({ length: 2 }, () => ['alg', 'e', 'kid', 'kty', 'n', 'use']),
  );
  expect(Object.keys(signer?.jwk ?? {}).toSorted()).toEqual(['e', 'kty', 'n']);
});

it('lists the current and the earlier keys once each, also under a former address of the site', () => {
  const settings = badgeSettings({ signingKey, earlierKeys: [earlier, createPublicKey(signingKey)] });
  const keys = getKeyring(settings);
  expect(keys.published).toHaveLength(2);
  for (const { kid } of getKeyring({ ...settings, siteUrl: 'https://antes.example' }).published) {
    expect(keys.find(kid)?.type).toBe('public');
  }
});

it.each([undefined, '', 7, 'https://aura.example/api/badges/keys#outra'])(
  'does not know the key %j',
  (kid) => {
    expect(getKeyring(badgeSettings({ signingKey })).find(kid)).toBeNull();
  },
);

it('signs nothing without a key and still verifies with the earlier ones', () => {
  const { signer, published } = getKeyring(badgeSettings({ signingKey: null, earlierKeys: [earlier] }));
  expect(signer).toBeNull();
  expect(published).toHaveLength(1);
});
