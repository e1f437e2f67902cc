import { createSigningKey, extractPublicKey } from '@aura/shared-federation/releases';
import { expect, test } from 'vitest';
import { readReleaseSettings } from './release-settings.ts';

test('without settings nothing can be shown or changed', () => {
  expect(readReleaseSettings({})).toEqual({
    store: null,
    privateStore: null,
    registryKey: null,
    signingKey: null,
    ownerKeys: [],
    liveApis: [],
    ignored: [],
  });
});

test('a private key signs and verifies, a public key only verifies', async () => {
  const key = await createSigningKey();
  const settings = {
    AURA_RELEASES: 'gs://aura-releases/live',
    AURA_RELEASES_PRIVATE: 'gs://aura-private',
    AURA_LIVE_SHELL_APIS: '1, 2',
  };
  const signing = readReleaseSettings({ ...settings, AURA_SIGNING_KEY: JSON.stringify(key) });
  expect(signing).toMatchObject({ signingKey: key, registryKey: extractPublicKey(key), liveApis: [1, 2] });
  const teams = [await createSigningKey(), key];
  expect(readReleaseSettings({ AURA_OWNER_KEY: JSON.stringify(teams) }).ownerKeys).toEqual(teams);
  expect(signing.store).not.toBeNull();
  expect(signing.privateStore).not.toBeNull();
  const looking = readReleaseSettings({
    ...settings,
    AURA_REGISTRY_KEY: JSON.stringify(extractPublicKey(key)),
  });
  expect(looking).toMatchObject({ signingKey: null, registryKey: extractPublicKey(key) });
});

test.each([
  ['AURA_RELEASES', { AURA_RELEASES: 's3://aura' }],
  ['AURA_RELEASES', { AURA_RELEASES: '.local/releases' }],
  ['AURA_RELEASES_PRIVATE', { AURA_RELEASES: '/srv/a', AURA_RELEASES_PRIVATE: '/srv/a/b' }],
  ['AURA_SIGNING_KEY', { AURA_SIGNING_KEY: '{"kty":"EC"}' }],
  ['AURA_OWNER_KEY', { AURA_OWNER_KEY: '[{"kty":"EC"}]' }],
  ['AURA_REGISTRY_KEY', { AURA_REGISTRY_KEY: 'chave' }],
  ['AURA_LIVE_SHELL_APIS', { AURA_LIVE_SHELL_APIS: '1,dois' }],
])('%s is left out and named if it is invalid: %o', (name, env) => {
  expect(readReleaseSettings(env).ignored).toEqual([name]);
});
