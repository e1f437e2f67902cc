import { releaseWith } from '@aura/shared-federation/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { freshen } from './freshen.ts';

afterEach(() => vi.unstubAllGlobals());

const integrity = `sha384-${'B'.repeat(64)}`;
const release = releaseWith({
  name: 'tools',
  assets: [
    { file: 'first.js', kind: 'script', initial: true, integrity },
    { file: 'seen.js', kind: 'script', initial: false, integrity },
    { file: 'later.js', kind: 'script', initial: false, integrity },
  ],
});

test('files are loaded past the cache with their integrity, even if some fail', async () => {
  const asked: [string, RequestInit][] = [];
  vi.stubGlobal('performance', {
    getEntriesByName: (url: string) => (url === `${release.baseUrl}seen.js` ? [{}] : []),
  });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push([url.slice(release.baseUrl.length), init]);
    return Promise.reject(new TypeError('offline'));
  });
  await freshen(release);
  expect(asked.map(([file]) => file)).toEqual(['remoteEntry.js', 'first.js', 'seen.js']);
  expect(asked.map(([, { cache }]) => cache)).toEqual(['reload', 'reload', 'reload']);
  expect(asked[1]?.[1].integrity).toBe(integrity);
});
