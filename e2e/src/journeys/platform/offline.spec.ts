import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { keptForOffline } from '../../support/lessons.ts';
import { openTool } from '../../support/optimizer.ts';

/* A page that cannot be loaded says so in our words. */

/** Waits until the worker of the whole site looks after the next page. */
const waitForWorker = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const registrations = await navigator.serviceWorker.getRegistrations();
        const site = registrations.find(({ scope }) => new URL(scope).pathname === '/');
        return site?.active?.state;
      }),
    )
    .toBe('activated');

test('without a connection a reload says so, names what is stored, and goes on with one', async ({
  page,
  context,
}) => {
  await openTool(page, '/perfil');
  await expect(page.getByRole('heading', { level: 1, name: /^Olá/ })).toBeVisible();
  await waitForWorker(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Sem conexão com a internet' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(0);
  await expectNoViolations(page, 'the page without a connection');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Olá/ })).toBeVisible();

  await page.goto('/micro-learnings/curriculo-que-prova');
  await keptForOffline(page, 'curriculo-que-prova');
  await context.setOffline(true);
  await page.goto('/configuracoes');
  await page.getByRole('link', { name: 'Lições guardadas' }).click();
  await expect(page).toHaveURL('/micro-learnings');
  await expect(page.getByRole('heading', { level: 1, name: 'Lições guardadas' })).toBeVisible();
});

test('a visitor gets no worker', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'networkidle' });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
