import { expect, test, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buildSample } from '../../support/sample-remote.ts';
import { openSampleSite } from '../../support/sample-site.ts';

/* A developer's remote inside a deployed shell. */

const LOCAL = 'http://localhost:5999/';

/** Serves a build at the address of a development server; returns the requested files. */
async function serveLocally(page: Page, dist: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${LOCAL}**`, async (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    asked.push(file);
    const type = file.endsWith('.css')
      ? 'text/css'
      : file.endsWith('.json')
        ? 'application/json'
        : 'text/javascript';
    await route.fulfill({
      body: await readFile(resolve(dist, file)),
      headers: { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' },
    });
  });
  return asked;
}

const storeOverride = (page: Page) =>
  page.evaluate(
    (address) => localStorage.setItem('aura.overrides', JSON.stringify({ sample: address })),
    LOCAL,
  );
const headline = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a local version takes the place of the released one by the panel, with a badge that undoes it', async ({
  page,
}) => {
  await using site = await openSampleSite(`overrides-${randomUUID()}`);
  site.release({ current: await site.build('1.0.0') }, 'localhost');
  await serveLocally(page, (await buildSample('9.9.9')).dist);
  await page.goto(`${site.origin}/desenvolvimento/remotos`);
  const card = page.getByRole('region', { name: 'sample' });
  await card.getByLabel('Endereço local').fill(LOCAL);
  await card.getByRole('button', { name: 'Usar versão local' }).click();
  const badge = page.getByRole('complementary', { name: 'Versões locais' });
  await expect(badge).toContainText('sample');
  await page.goto(`${site.origin}/ensaio`);
  await expect(headline(page, 'Ensaio 9.9.9')).toBeVisible();
  await expect(badge).toBeVisible();
  // The cookie question is still open: the bar must not cover the badge, at any width.
  await expect(page.getByRole('region', { name: 'Preferências de cookies' })).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await badge.getByRole('link', { name: 'Versão local' }).click({ trial: true });
    await badge.getByRole('button', { name: 'Desfazer' }).click({ trial: true });
  }
  await badge.getByRole('button', { name: 'Desfazer' }).click();
  await expect(headline(page, 'Ensaio 1.0.0')).toBeVisible();
  await expect(badge).toBeHidden();
});

test('a stored override is not even loaded if the registry allows none', async ({ page }) => {
  await using site = await openSampleSite(`overrides-${randomUUID()}`);
  site.release({ current: await site.build('1.0.0') });
  const asked = await serveLocally(page, (await buildSample('9.9.9')).dist);
  const answer = await page.goto(`${site.origin}/ensaio`);
  expect(answer?.headers()['content-security-policy']).not.toContain('localhost:*');
  await storeOverride(page);
  await page.reload();
  await expect(headline(page, 'Ensaio 1.0.0')).toBeVisible();
  expect(asked).toEqual([]);
  await page.goto(`${site.origin}/desenvolvimento/remotos`);
  await expect(page.getByText('Só versões publicadas')).toBeVisible();
});
