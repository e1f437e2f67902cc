import { breaches, measurePage, observations, observe } from '@aura/bench/pages';
import { sampleCases } from '@aura/testing';
import { expect, test } from '@playwright/test';
import { siteInHalves } from '../../support/page-in-halves.ts';
import { PUBLIC_PATHS, REMOTE_PATHS } from '../../support/public-pages.ts';

for (const path of [...sampleCases('budgets of pages', PUBLIC_PATHS, 5), ...REMOTE_PATHS]) {
  test(`${path} keeps its budget of scripts and bytes, and nothing in it jumps`, async ({
    browser,
    baseURL,
  }) => {
    const measured = await measurePage(browser, baseURL ?? '', path);
    if (!measured.ok) throw new Error(measured.error);
    expect(breaches(measured.value)).toEqual([]);
  });
}

for (const viewport of [
  { width: 412, height: 823 },
  { width: 1280, height: 900 },
]) {
  test(`late fonts move nothing on a page of ${viewport.width} px`, async ({ browser, baseURL }) => {
    const shifts: Record<string, number> = {};
    const paths = sampleCases(`late fonts at ${viewport.width}`, PUBLIC_PATHS, 3);
    for (const path of paths) {
      const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      await page.addInitScript(observe);
      const fonts = Promise.withResolvers<void>();
      await page.route(/\.woff2$/, (route) => fonts.promise.then(() => route.continue()));
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(observations);
      fonts.resolve();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      shifts[path] = (await page.evaluate(observations)).layoutShift;
      await context.close();
    }
    expect(shifts).toEqual(Object.fromEntries(paths.map((path) => [path, 0])));
  });
}

test('a page that arrives in pieces is shown once it is whole, and moves nothing', async ({
  browser,
  baseURL,
}) => {
  const site = await siteInHalves(baseURL ?? '', '<button data-boot="refuse-cookies"');
  const shifts: Record<string, number> = {};
  const paths = sampleCases('pages in pieces', PUBLIC_PATHS, 4);
  for (const path of paths) {
    const page = await browser.newPage();
    await page.addInitScript(observe);
    await page.goto(site.origin + path, { waitUntil: 'commit' });
    await page.locator('#preferencias-de-cookies').waitFor({ state: 'attached' });
    // If a frame without the rest is painted, it comes soon; otherwise there is nothing else to wait for.
    await page.evaluate(
      (limitMs) =>
        new Promise<void>((resolve) => {
          setTimeout(resolve, limitMs);
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }),
      500,
    );
    site.sendRest();
    await page.waitForLoadState();
    shifts[path] = (await page.evaluate(observations)).layoutShift;
    await page.close();
  }
  await site.close();
  expect(shifts).toEqual(Object.fromEntries(paths.map((path) => [path, 0])));
});
