import type { Page } from '@playwright/test';

/** Names of everything that the page keeps on the device: storages, databases and cookies. */
export async function keptNames(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ]);
  const cookies = await page.context().cookies();
  return [...names, ...cookies.map(({ name }) => name)].toSorted();
}
