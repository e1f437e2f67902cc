import { breaches, measurePage, observations, observe } from '@aura/bench/pages';
import { expect, test } from '@playwright/test';
import { PUBLIC_PATHS } from '../support/public-pages.ts';

for (const path of PUBLIC_PATHS) {
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
  test(`fonts that come late move nothing on a page of ${viewport.width} px`, async ({
    browser,
    baseURL,
  }) => {
    const shifts: Record<string, number> = {};
    for (const path of PUBLIC_PATHS) {
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
    expect(shifts).toEqual(Object.fromEntries(PUBLIC_PATHS.map((path) => [path, 0])));
  });
}
