import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSigningKey, extractPublicKey, readOwners } from '@aura/shared-federation/releases';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readLocalSigningKey } from './local-signing-key.ts';
import { openReleases } from './open-releases.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'aura-open-releases-'));
});
afterEach(() => rm(root, { recursive: true }));

const TOOLS = { name: 'tools', port: 4312 };
const opened = async (env: Readonly<Record<string, string>>) => {
  const releases = await openReleases(root, env);
  if (!releases.ok) throw new Error(releases.error);
  return releases.value;
};

describe('openReleases', () => {
  test('is a folder of the working copy with its own key by default', async () => {
    const first = await opened({});
    expect(first.folder).toBe(join(root, '.local/releases'));
    expect(first.baseUrlOf(TOOLS, '1.2.0')).toBe('http://localhost:4312/1.2.0/');
    expect(first.signingKey && extractPublicKey(first.signingKey)).toEqual(first.publicKey);
    expect((await opened({})).signingKey).toEqual(first.signingKey);
    expect(first.isOfThisMachine).toBe(true);
  });

  test('takes a folder, a key and an address from the environment', async () => {
    const key = await createSigningKey();
    const folder = join(root, 'elsewhere');
    const env = {
      AURA_RELEASES: folder,
      AURA_SIGNING_KEY: JSON.stringify(key),
      AURA_RELEASES_URL: 'https://cdn.example/aura/',
    };
    const { store, signingKey, baseUrlOf, isOfThisMachine } = await opened(env);
    expect(isOfThisMachine).toBe(false);
    await store.create('a.json', new Uint8Array([1]));
    expect((await stat(join(folder, 'a.json'))).size).toBe(1);
    expect(signingKey).toEqual(key);
    expect(baseUrlOf(TOOLS, '1.2.0')).toBe('https://cdn.example/aura/remotes/tools/1.2.0/');
  });

  test('names the public address of a bucket', async () => {
    const env = { AURA_SIGNING_KEY: JSON.stringify(await createSigningKey()) };
    const within = await opened({ ...env, AURA_RELEASES: 'gs://aura-releases/staging' });
    expect(within.folder).toBeNull();
    expect(within.isOfThisMachine).toBe(false);
    expect(within.baseUrlOf(TOOLS, '1.2.0')).toBe(
      'https://storage.googleapis.com/aura-releases/staging/remotes/tools/1.2.0/',
    );
    const whole = await opened({ ...env, AURA_RELEASES: 'gs://aura-releases' });
    expect(whole.baseUrlOf(TOOLS, '1.2.0')).toBe(
      'https://storage.googleapis.com/aura-releases/remotes/tools/1.2.0/',
    );
  });

  test('gives a team of this machine its key and its place in the table, once', async () => {
    const releases = await opened({});
    const first = await releases.signers('trilhas');
    const again = await (await opened({})).signers('trilhas');
    expect(again).toEqual(first);
    const table = await readOwners(releases.store, releases.publicKey);
    if (!first.ok || !table.ok || !table.value) throw new Error('no keys');
    const { teams, guard } = table.value.owners;
    expect(first.value.owners.map(extractPublicKey)).toEqual([teams['trilhas']]);
    expect(first.value.guard && extractPublicKey(first.value.guard)).toEqual(guard);
    expect((await stat(join(root, '.local/owner-keys/trilhas.json'))).mode & 0o777).toBe(0o600);
  });

  test('a team has its own key and the public half of the root key', async () => {
    const [rootKey, team] = [extractPublicKey(await createSigningKey()), await createSigningKey()];
    const env = { AURA_REGISTRY_KEY: JSON.stringify(rootKey), AURA_OWNER_KEY: JSON.stringify(team) };
    const releases = await opened({ ...env, AURA_RELEASES: 'gs://aura-releases' });
    expect([releases.signingKey, releases.publicKey]).toEqual([null, rootKey]);
    expect(await releases.signers('trilhas')).toEqual({
      ok: true,
      value: { rootKey, root: null, owners: [team], guard: null },
    });
  });

  test.each([
    ['a bucket without a key', { AURA_RELEASES: 'gs://aura-releases' }, 'Falta AURA_SIGNING_KEY'],
    ['a key of a team that is none', { AURA_OWNER_KEY: '[{}]' }, 'AURA_OWNER_KEY não é'],
    ['a public key that is none', { AURA_REGISTRY_KEY: '{}' }, 'AURA_REGISTRY_KEY não é'],
    ['a key that is none', { AURA_SIGNING_KEY: '{}' }, 'AURA_SIGNING_KEY não é'],
    ['an address without a final slash', { AURA_RELEASES_URL: 'https://cdn.example' }, 'AURA_RELEASES_URL'],
    ['an address that is not http', { AURA_RELEASES_URL: 'ftp://cdn.example/' }, 'AURA_RELEASES_URL'],
  ])('refuses %s', async (_, env, reason) => {
    expect(await openReleases(root, env)).toMatchObject({
      ok: false,
      error: expect.stringContaining(reason),
    });
  });
});

describe('readLocalSigningKey', () => {
  test('is the same for all who ask at once, and readable by its owner only', async () => {
    const path = join(root, '.local/key.json');
    const keys = await Promise.all(Array.from({ length: 8 }, () => readLocalSigningKey(path)));
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(1);
    expect(keys[0]).toMatchObject({ ok: true });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test('never replaces a damaged file', async () => {
    const path = join(root, 'key.json');
    await writeFile(path, '{"kty":');
    expect(await readLocalSigningKey(path)).toMatchObject({
      ok: false,
      error: expect.stringContaining(path),
    });
  });
});
