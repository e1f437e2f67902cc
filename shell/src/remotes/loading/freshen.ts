import type { Release } from '@aura/shared-federation/contract';

const GIVE_UP_MS = 6_000;

/**
 * Asks once more for the first files of a release and for those that this page has asked for since, past the browser's
 * cache: what is kept there for ever may be damaged, and would be refused for ever. Never rejects.
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
