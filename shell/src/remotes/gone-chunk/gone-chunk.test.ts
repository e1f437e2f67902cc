import { expect, test } from 'vitest';
import { handleGoneChunk } from './gone-chunk.ts';

/** A tab in which reloads are counted. */
function tab({ reachable = true, remembers = true } = {}) {
  const marks = new Set<string>();
  let reloads = 0;
  const ports = {
    hasUnsavedInput: () => false,
    wasReloadedFor: (what: string) => marks.has(what),
    markReloadedFor: (what: string) => void (remembers && marks.add(what)),
    isPageReachable: () => Promise.resolve(reachable),
    reload: () => {
      reloads++;
    },
  };
  const lose = (running = 'tools@1.0.0', fresh: string | null = 'tools@2.0.0') =>
    handleGoneChunk({ running, findFresh: () => Promise.resolve(fresh) }, ports);
  return { lose, reloads: () => reloads };
}

test('the page is reloaded once for a release, and once for another', async () => {
  const { lose, reloads } = tab();
  expect(await lose()).toBe('reload');
  expect(await lose()).toBe('offer-reload');
  expect(reloads()).toBe(1);
  expect(await lose('tools@2.0.0', 'tools@3.0.0')).toBe('reload');
  expect(reloads()).toBe(2);
});

test('a page that would not come again is not given up', async () => {
  const { lose, reloads } = tab({ reachable: false });
  expect(await lose()).toBe('message');
  expect(reloads()).toBe(0);
});

test('without a memory no reload happens by itself', async () => {
  const { lose, reloads } = tab({ remembers: false });
  expect(await lose()).toBe('offer-reload');
  expect(reloads()).toBe(0);
});
