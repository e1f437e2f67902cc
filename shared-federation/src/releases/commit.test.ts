import { beforeAll, describe, expect, test } from 'vitest';
import { openRegistry, type Registry } from '../contract/index.ts';
import { releaseWith } from '../testing/index.ts';
import { publish } from './changes.ts';
import { commit, type ChangeMeta } from './commit.ts';
import { openFolderStore } from './folder-store.ts';
import { LAYOUT } from './layout.ts';
import { rollForward } from './pointer.ts';
import { createSigningKey, extractPublicKey, type SigningKey } from './registry-key.ts';
import { readHistory, readNewest } from './revisions.ts';
import type { ReleaseStore } from './store.ts';
import { makeTemporaryFolders } from './temporary-folder.testing.ts';

const folder = makeTemporaryFolders();
const newStore = async () => openFolderStore(await folder());
let key: SigningKey;
beforeAll(async () => {
  key = await createSigningKey();
});

const meta = (remote: string): ChangeMeta => ({
  action: 'publish',
  remote,
  by: 'ana',
  at: '2026-01-02T03:04:05.678Z',
});
const commitOf = (store: ReleaseStore, name: string, version = '1.0.0') =>
  commit(store, key, (registry) => publish(registry, releaseWith({ name, version })), meta(name));
const names = ({ remotes }: Registry) => remotes.map(({ current }) => current.descriptor.name);
async function pointer(store: ReleaseStore) {
  const bytes = await store.read(LAYOUT.pointer);
  const opened = await openRegistry(JSON.parse(Buffer.from(bytes ?? []).toString()), extractPublicKey(key));
  return opened.ok ? opened.value : opened.error;
}
const newest = async (store: ReleaseStore) => {
  const read = await readNewest(store, extractPublicKey(key));
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

describe('commit', () => {
  test('writes a signed revision with its reason, and the pointer', async () => {
    const store = await newStore();
    expect(await newest(store)).toBeNull();
    const change = { ...meta('tools'), reason: 'a primeira' };
    const done = await commit(store, key, (now) => publish(now, releaseWith({ name: 'tools' })), change);
    expect(done).toMatchObject({ ok: true, value: { change: { ...change, version: '1.0.0' } } });
    expect(await pointer(store)).toEqual(await newest(store));
    const log = await readHistory(store, extractPublicKey(key));
    expect(log).toMatchObject({ ok: true, value: [{ change: { reason: 'a primeira', version: '1.0.0' } }] });
  });

  test('writes nothing if nothing changes or the change is refused', async () => {
    const store = await newStore();
    await commitOf(store, 'tools', '1.1.0');
    expect(await commitOf(store, 'tools', '1.1.0')).toMatchObject({ ok: true, value: { change: null } });
    expect(await commitOf(store, 'tools', '1.0.0')).toMatchObject({ ok: false });
    expect(await store.list('revisions')).toEqual([LAYOUT.revision(1)]);
  });

  test('loses no entry of twenty publishers at once, and numbers them without a gap', async () => {
    const store = await newStore();
    const publishers = Array.from({ length: 20 }, (_, i) => `remote-${String(i).padStart(2, '0')}`);
    const done = await Promise.all(publishers.map((name) => commitOf(store, name)));
    expect(done.every((result) => result.ok)).toBe(true);
    const registry = await newest(store);
    expect(registry && names(registry)).toEqual(publishers);
    const log = await readHistory(store, extractPublicKey(key));
    if (!log.ok) throw new Error(log.error);
    expect(log.value.map((revision) => revision.registry.revision)).toEqual(publishers.map((_, i) => i + 1));
    expect(log.value.map(({ change }) => change.remote).toSorted()).toEqual(publishers);
    expect(await pointer(store)).toEqual(registry);
  });

  test('applies the change again to what another writer left', async () => {
    const store = await newStore();
    let met = 0;
    const slow = async (registry: Registry) => {
      met += 1;
      if (met === 1) await commitOf(store, 'billing');
      return publish(registry, releaseWith({ name: 'tools' }));
    };
    expect(await commit(store, key, slow, meta('tools'))).toMatchObject({ ok: true });
    expect(met).toBe(2);
    expect(names((await newest(store)) as Registry)).toEqual(['billing', 'tools']);
  });

  test('recognises its own revision if the answer to the write was lost', async () => {
    const store = await newStore();
    const forgetful = {
      ...store,
      create: async (path: string, contents: Uint8Array) => {
        await store.create(path, contents);
        return false;
      },
    };
    expect(await commitOf(forgetful, 'tools')).toMatchObject({
      ok: true,
      value: { change: { version: '1.0.0' } },
    });
    expect(await store.list('revisions')).toHaveLength(1);
  });

  test('says that the storage does not answer', async () => {
    const store = await newStore();
    const dead = { ...store, list: () => Promise.reject(new Error('ECONNREFUSED')) };
    expect(await commitOf(dead, 'tools')).toMatchObject({
      ok: false,
      error: expect.stringContaining('ECONNREFUSED'),
    });
  });
});

describe('a crash between the revision and the pointer', () => {
  /** A store with two revisions whose pointer shows the first. */
  async function crashed() {
    const store = await newStore();
    await commitOf(store, 'tools');
    const dying = { ...store, replace: () => Promise.reject(new Error('killed')) };
    const died = await commitOf(dying, 'tools', '1.1.0');
    expect(died).toMatchObject({ ok: false, error: expect.stringContaining('A revisão 2 está guardada') });
    expect(await pointer(store)).toMatchObject({ revision: 1 });
    return store;
  }

  test('is invisible to who reads the newest', async () => {
    expect(await newest(await crashed())).toMatchObject({ revision: 2 });
  });

  test('is mended by the next publisher, whatever happens to its own change', async () => {
    for (const version of ['1.2.0', '1.1.0', '1.0.0']) {
      const store = await crashed();
      await commitOf(store, 'tools', version);
      expect(await pointer(store)).toEqual(await newest(store));
    }
  });

  test('is mended by anybody, without the private key', async () => {
    const store = await crashed();
    expect(await rollForward(store, extractPublicKey(key))).toMatchObject({ ok: true });
    expect(await pointer(store)).toMatchObject({ revision: 2 });
  });

  test('a slow publisher that puts an older pointer over the newer one mends it before it ends', async () => {
    const store = await newStore();
    let isFirst = true;
    const slow: ReleaseStore = {
      ...store,
      replace: async (path, contents) => {
        if (isFirst) {
          isFirst = false;
          await commitOf(store, 'billing');
        }
        await store.replace(path, contents);
      },
    };
    await commitOf(slow, 'tools');
    expect(await pointer(store)).toMatchObject({ revision: 2 });
  });
});

describe('a store that somebody touched', () => {
  const refusal = async (store: ReleaseStore) => {
    const read = await readNewest(store, extractPublicKey(key));
    const committed = await commitOf(store, 'other');
    return [read, committed].map((result) => (result.ok ? null : result.error));
  };

  test.each([
    [
      'changed inside',
      (text: string) => text.replace('tools.example', 'evil.example'),
      'signature is not right',
    ],
    ['cut off', (text: string) => text.slice(0, 100), 'não é uma revisão'],
    ['an unsigned registry', () => '{"schema":2}', 'não é uma revisão'],
  ])('is refused where its newest revision is %s', async (_, change, reason) => {
    const store = await newStore();
    await commitOf(store, 'tools');
    const text = Buffer.from((await store.read(LAYOUT.revision(1))) ?? []).toString();
    await store.replace(LAYOUT.revision(1), Buffer.from(change(text)));
    const expected = expect.stringMatching(new RegExp(`revisions/000001\\.json .*${reason}`));
    expect(await refusal(store)).toEqual([expected, expected]);
    expect(await store.list('revisions')).toHaveLength(1);
  });

  test('is refused if it was signed with another key, or reuses a number for an old revision', async () => {
    const store = await newStore();
    await commitOf(store, 'tools');
    const other = extractPublicKey(await createSigningKey());
    expect(await readNewest(store, other)).toMatchObject({
      ok: false,
      error: expect.stringContaining('signature'),
    });
    await store.create(LAYOUT.revision(2), (await store.read(LAYOUT.revision(1))) ?? new Uint8Array());
    expect((await refusal(store))[0]).toContain('traz a revisão 1');
  });

  test('takes no new revision where the newest ones are gone', async () => {
    const store = await newStore();
    await commitOf(store, 'tools');
    await commitOf(store, 'tools', '1.1.0');
    const shortened = { ...store, list: async () => [LAYOUT.revision(1)] };
    expect(await commitOf(shortened, 'billing')).toMatchObject({
      ok: false,
      error: expect.stringContaining('restaure revisions/000002.json'),
    });
  });

  test('a gap in the log is named', async () => {
    const store = await newStore();
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await commitOf(store, 'tools', version);
    const holed = { ...store, list: async () => [LAYOUT.revision(1), LAYOUT.revision(3)] };
    expect(await readHistory(holed, extractPublicKey(key))).toMatchObject({
      ok: false,
      error: expect.stringContaining('Falta revisions/000002.json'),
    });
  });
});
