import { describe, expect, test } from 'vitest';
import type { ReleaseStore } from './store.ts';

const encodeText = (text: string) => new TextEncoder().encode(text);
const decodeText = (contents: Uint8Array | null) => contents && new TextDecoder().decode(contents);

/** The contract of every store. @param open returns an empty store */
export function describeStore(name: string, open: () => Promise<ReleaseStore>): void {
  describe(`${name} as a store of releases`, () => {
    test('reads back the written bytes, and null for a missing file', async () => {
      const store = await open();
      const all = Uint8Array.from({ length: 256 }, (_, i) => i);
      expect(await store.create('remotes/tools/1.0.0/a.js', all)).toBe(true);
      expect(new Uint8Array((await store.read('remotes/tools/1.0.0/a.js')) ?? [])).toEqual(all);
      expect(await store.read('remotes/tools/1.0.0/b.js')).toBeNull();
      expect(await store.read('other/a.js')).toBeNull();
    });

    test('creates a file once and keeps the first contents', async () => {
      const store = await open();
      expect(await store.create('revisions/000001.json', encodeText('first'))).toBe(true);
      expect(await store.create('revisions/000001.json', encodeText('second'))).toBe(false);
      expect(await store.create('revisions/000001.json', encodeText('first'))).toBe(false);
      expect(decodeText(await store.read('revisions/000001.json'))).toBe('first');
    });

    test('lets exactly one of many creators win, and keeps its contents', async () => {
      const store = await open();
      const writers = Array.from({ length: 12 }, (_, i) => `writer ${i} `.repeat(2_000));
      const won = await Promise.all(
        writers.map((it) => store.create('revisions/000001.json', encodeText(it))),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(decodeText(await store.read('revisions/000001.json'))).toBe(writers[won.indexOf(true)]);
    });

    test('replaces an existing file and a missing one', async () => {
      const store = await open();
      await store.replace('registry.json', encodeText('{"a":1}'));
      await store.replace('registry.json', encodeText('{}'));
      expect(decodeText(await store.read('registry.json'))).toBe('{}');
    });

    test('shows a reader the old or the new contents, never a part', async () => {
      const store = await open();
      const versions = ['a', 'b'].map((letter) => letter.repeat(50_000));
      await store.replace('registry.json', encodeText(versions[0] ?? ''));
      const writing = (async () => {
        for (let i = 0; i < 10; i += 1)
          await store.replace('registry.json', encodeText(versions[i % 2] ?? ''));
      })();
      for (let i = 0; i < 20; i += 1)
        expect(versions).toContain(decodeText(await store.read('registry.json')));
      await writing;
    });

    test('lists only the files under a folder, sorted', async () => {
      const store = await open();
      for (const path of ['b/2.json', 'b/c/3.json', 'b/1.json', 'bb/4.json', 'a.json'])
        await store.create(path, encodeText('{}'));
      expect(await store.list('b')).toEqual(['b/1.json', 'b/2.json', 'b/c/3.json']);
      expect(await store.list('nothing')).toEqual([]);
    });

    test.each(['../a', 'a/../../b', '/etc/passwd', 'a//b', './a', '', 'a/', 'a\\b', '.hidden', 'a/.b'])(
      'refuses the path "%s"',
      async (path) => {
        const store = await open();
        await expect(store.read(path)).rejects.toThrow('not a path of a store');
        await expect(store.create(path, encodeText(''))).rejects.toThrow('not a path of a store');
        await expect(store.replace(path, encodeText(''))).rejects.toThrow('not a path of a store');
        await expect(store.list(path)).rejects.toThrow('not a path of a store');
      },
    );
  });
}
