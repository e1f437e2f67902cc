import { sampleCases } from '@aura/testing';
import type { Registry } from '@aura/shared-federation/contract';
import { expect, test, type Page } from '@playwright/test';
import { openTool } from '../../support/optimizer.ts';
import { blockOfPage } from '../../support/site.ts';

/* What a route names as its first page is all that its first page asks for: the budget of a release counts what is named. */

/** Pages of each remote that a short run opens. */
const SHORT = 3;

test('until its headline is shown, a page loads only the files that its route names', async ({ page }) => {
  test.setTimeout(180_000);
  await logHeadline(page);
  await openTool(page, '/ferramentas-ia');
  const home = await (await page.request.get('/')).text();
  const { remotes } = blockOfPage('aura-registry', home) as Registry;
  const pages = remotes.flatMap(({ current: { baseUrl, descriptor } }) => {
    const literal = descriptor.routes.filter(
      ({ path, access }) => !/[:*]/.test(path) && access !== 'gestor_rh',
    );
    const initial = descriptor.assets.filter((asset) => asset.initial).map(({ file }) => file);
    return sampleCases(`first pages of ${descriptor.name}`, literal, SHORT).map(({ path, files }) => ({
      path,
      baseUrl,
      named: [descriptor.entry.file, ...initial, ...files],
    }));
  });
  expect(pages.length).toBeGreaterThan(0);
  for (const { path, baseUrl, named } of pages) {
    await page.goto(path);
    await expect(page.locator('main [data-remote] h1'), path).toBeVisible();
    const asked = await codeBeforeHeadline(page, baseUrl);
    expect([path, asked.filter((file) => !named.includes(file))]).toEqual([path, []]);
    expect([path, asked]).toEqual([path, expect.arrayContaining([named[0]])]);
  }
});

declare global {
  interface Window {
    /** When the headline of the remote was there, milliseconds since the page began. */
    headlineAt?: number;
  }
}

/** Makes every page write down when the headline of its remote was there. */
const logHeadline = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('main [data-remote] h1')) window.headlineAt ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });

/** Names of the scripts and style sheets below an address that were requested before the headline. */
const codeBeforeHeadline = (page: Page, baseUrl: string): Promise<readonly string[]> =>
  page.evaluate((base) => {
    const until = window.headlineAt ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.startsWith(base) && startTime < until)
      .map(({ name }) => name.slice(base.length))
      .filter((file) => /\.(js|css)$/.test(file));
  }, baseUrl);
