import type { Release } from '@aura/shared-federation/contract';

const GIVE_UP_MS = 6_000;

/**
 * Fetches the first files of a release, and those requested by this page since, again past the browser's cache: a
 * damaged immutable file in the cache would fail forever. Never rejects.
 */
export async function freshen({ baseUrl, descriptor }: Release): Promise<void> {
  const wasAskedFor = (file: string) => performance.getEntriesByName(baseUrl + file).length > 0;
  const assets = descriptor.assets.filter(({ file, initial }) => initial || wasAskedFor(file));
  const signal = AbortSignal.timeout(GIVE_UP_MS);
  await Promise.allSettled(
    [descriptor.entry, ...assets].map(({ file, integrity }) =>
      fetch(baseUrl + file, { cache: 'reload', credentials: 'omit', integrity, signal }),
    ),
  );
}
