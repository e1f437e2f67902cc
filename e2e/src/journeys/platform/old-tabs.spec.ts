import { expect, test, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { Release } from '@aura/shared-federation/contract';
import { openSampleSite, type SampleSite } from '../../support/sample-site.ts';

/* Tabs that are open while a remote is released. */

const OFFER = 'Há uma versão nova desta parte da Aura.';
const FIVE_MINUTES_MS = 5 * 60_000;

const openSite = (): Promise<SampleSite> => openSampleSite(`old-tabs-${randomUUID()}`);
const headline = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens the first version of the remote in a tab. */
async function openFirstVersion(page: Page, site: SampleSite): Promise<Release> {
  const release = await site.build('1.0.0');
  site.release({ current: release });
  await page.goto(`${site.origin}/ensaio`);
  await expect(headline(page, 'Ensaio 1.0.0')).toBeVisible();
  return release;
}

const loads = (page: Page): { count: number } => {
  const seen = { count: 0 };
  page.on('load', () => (seen.count += 1));
  return seen;
};

/** Tells the page that its tab is left or looked at again. */
const turn = (page: Page, state: DocumentVisibilityState): Promise<void> =>
  page.evaluate((to) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: to });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Comes back to the tab after a while, which is when it looks for what is new. */
async function comeBackLater(page: Page): Promise<void> {
  await turn(page, 'hidden');
  await page.clock.runFor(FIVE_MINUTES_MS + 1_000);
  await turn(page, 'visible');
}

test('an open tab goes on with its version, and takes the new one when its person comes back to the page', async ({
  page,
}) => {
  await using site = await openSite();
  await page.clock.install();
  const current = await openFirstVersion(page, site);
  const seen = loads(page);

  site.release({ current: await site.build('1.1.0'), previous: current });
  await page.getByLabel('Anotação').fill('o que eu escrevi');
  await comeBackLater(page);
  await expect(page.getByText(OFFER)).toBeVisible();
  await expect(page.getByLabel('Anotação')).toHaveValue('o que eu escrevi');
  await page.getByRole('button', { name: 'Depois' }).click();
  await expect(page.getByText(OFFER)).toBeHidden();
  await page.getByRole('link', { name: 'Abrir a página tardia' }).click();
  await expect(headline(page, 'Página tardia 1.0.0')).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Recursos' }).click();
  await expect(page).toHaveURL(/recursos/);
  await page.getByRole('banner').getByRole('link', { name: 'Ensaio' }).click();
  await expect(headline(page, 'Ensaio 1.1.0')).toBeVisible();
  expect(seen.count).toBe(0);
});

test('the new version comes at a press, and drops what was typed only with consent', async ({ page }) => {
  await using site = await openSite();
  await page.clock.install();
  await openFirstVersion(page, site);
  await page.getByLabel('Anotação').fill('o que eu escrevi');
  const seen = loads(page);
  site.release({ current: await site.build('1.1.0') });
  await comeBackLater(page);
  await page.getByRole('button', { name: 'Atualizar agora' }).click();
  await page.getByRole('button', { name: 'Continuar escrevendo' }).click();
  await expect(page.getByLabel('Anotação')).toHaveValue('o que eu escrevi');
  await page.getByRole('button', { name: 'Atualizar agora' }).click();
  await page.getByRole('button', { name: /mesmo assim/ }).click();
  await expect(headline(page, 'Ensaio 1.1.0')).toBeVisible();
  await expect(page.getByText(OFFER)).toBeHidden();
  expect(seen.count).toBe(0);
});

test('a chunk that is gone with its version leads to one page load, and then to the new version', async ({
  page,
}) => {
  await using site = await openSite();
  const current = await openFirstVersion(page, site);
  site.release({ current: await site.build('1.1.0') });
  await site.remove(current);
  const seen = loads(page);
  await page.getByRole('link', { name: 'Abrir a página tardia' }).click();
  await expect(headline(page, 'Página tardia 1.1.0')).toBeVisible();
  expect(seen.count).toBe(1);
});

test('a missing chunk is a message if a page load would bring nothing', async ({ page }) => {
  await using site = await openSite();
  const current = await openFirstVersion(page, site);
  const seen = loads(page);
  await site.remove(current);
  await page.getByRole('link', { name: 'Abrir a página tardia' }).click();
  await expect(page.locator('main').getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  await site.restore(current);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(headline(page, 'Página tardia 1.0.0')).toBeVisible();
  expect(seen.count).toBe(0);
});

test('a tab goes on with a remote that was retired; its address and its menu item are gone for everybody else', async ({
  page,
}) => {
  await using site = await openSite();
  await page.clock.install();
  await openFirstVersion(page, site);
  const seen = loads(page);
  site.retire();
  await page.getByLabel('Anotação').fill('o que eu escrevi');
  await comeBackLater(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ensaio' })).toHaveCount(0);
  await expect(page.getByLabel('Anotação')).toHaveValue('o que eu escrevi');
  await page.getByRole('link', { name: 'Abrir a página tardia' }).click();
  await expect(headline(page, 'Página tardia 1.0.0')).toBeVisible();
  expect(seen.count).toBe(0);

  expect((await page.request.get(`${site.origin}/ensaio`)).status()).toBe(404);
  await page.getByRole('banner').getByRole('link', { name: 'Recursos' }).click();
  // The tab holds the remote until it has left it.
  await expect(page.locator('main [data-remote]')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toHaveText(/não (foi )?encontrada/i);
});

test('a new route and its menu item need no change of the shell', async ({ page }) => {
  await using site = await openSite();
  await page.goto(`${site.origin}/recursos`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ensaio' })).toHaveCount(0);
  expect((await page.request.get(`${site.origin}/ensaio`)).status()).toBe(404);
  site.release({ current: await site.build('1.0.0') });
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: 'Ensaio' }).click();
  await expect(headline(page, 'Ensaio 1.0.0')).toBeVisible();
  await expect(page).toHaveTitle(/Ensaio/);
});
