import { breaches, measurePage } from '@aura/bench/pages';
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
