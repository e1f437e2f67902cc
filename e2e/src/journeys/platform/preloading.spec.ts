import { expect, test, type Page } from '@playwright/test';
import { signUpWith } from '../../support/accounts.ts';
import { originOf } from '../../support/origins.ts';

/* The files of a remote are known before its code has run, and are requested ahead of the visit. */

const TOOLS = originOf('tools');
const headline = (page: Page) => page.getByRole('heading', { level: 1, name: /próxima oportunidade/ });

/** Records the requested scripts and style sheets, on all origins. */
function codeAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(js|css)$/.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  return asked;
}

const linkToTools = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Ferramentas' });

for (const [intent, head] of [
  ['pointer', (page: Page) => linkToTools(page).hover()],
  ['focus', (page: Page) => linkToTools(page).focus()],
] as const) {
  test(`after the ${intent} was on a link, entering the remote loads no more code`, async ({ page }) => {
    const asked = codeAskedFor(page);
    await page.goto('/recursos');
    await head(page);
    await expect.poll(() => asked.some((url) => url.startsWith(TOOLS))).toBe(true);
    await page.waitForLoadState('networkidle');
    const before = asked.length;
    await linkToTools(page).press('Enter');
    await expect(headline(page)).toBeVisible();
    expect(asked.slice(before).filter((url) => !/telemetry/.test(url))).toEqual([]);
  });
}

test('a first visit asks for all code of the remote before any of it has come', async ({ page }) => {
  // A visitor reads the prerendered page; a person known on the device gets the remote immediately.
  await signUpWith(page);
  const asked = codeAskedFor(page);
  await page.goto('/ferramentas-ia');
  await expect(headline(page)).toBeVisible();
  const needed = new Set(asked.filter((url) => url.startsWith(TOOLS)));
  expect(needed.size).toBeGreaterThan(1);

  const held = new Set<string>();
  const all = Promise.withResolvers<void>();
  await page.route(`${TOOLS}/**`, async (route) => {
    held.add(route.request().url());
    if ([...needed].every((url) => held.has(url))) all.resolve();
    await all.promise;
    await route.continue();
  });
  await page.goto('/ferramentas-ia');
  await expect(headline(page)).toBeVisible();
  expect([...needed].filter((url) => !held.has(url))).toEqual([]);
});
