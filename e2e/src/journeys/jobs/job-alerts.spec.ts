import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { listDocuments, patchDocument, text } from '../../support/database.ts';
import { cards, openRadar, searchJobs } from '../../support/jobs.ts';

test('a saved search announces a new posting once, and leads to it', async ({ page }) => {
  const { uid } = await openRadar(page, { plan: text('decolagem') });
  await searchJobs(page, 'enfermeiro');
  await page.getByRole('button', { name: 'Salvar esta busca' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Nome')).toHaveValue('enfermeiro');
  const looked = page.waitForResponse((response) => response.url().includes('/jobs/alerts/check'));
  await dialog.getByRole('button', { name: 'Salvar busca' }).click();
  await expect(page.getByText('Busca salva como “enfermeiro”.')).toBeVisible();
  expect((await looked).status()).toBe(200);

  // Two days later, to a search that knows of nothing.
  const [alert] = await listDocuments(`users/${uid}/jobAlerts`);
  const path = `users/${uid}/jobAlerts/${alert?.name.split('/').at(-1) ?? ''}`;
  const before = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString();
  await patchDocument(path, { checkedAt: { timestampValue: before }, known: { bytesValue: '' } });

  await page.getByRole('link', { name: 'Buscas salvas' }).first().click();
  const open = page.getByRole('link', { name: /^Ver as \d+ vagas novas|^Ver a vaga nova/ });
  await expect(open).toBeVisible({ timeout: 20_000 });
  await expectNoViolations(page, 'saved searches');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Notificações/ })
    .click();
  await expect(page.getByText(/vagas? novas? em “enfermeiro”/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await open.click();
  await expect(page.getByRole('heading', { level: 1, name: 'enfermeiro' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expectNoViolations(page, 'news of a saved search');

  await page.getByRole('link', { name: 'Ver buscas salvas' }).click();
  await page.getByRole('button', { name: 'Pausar avisos' }).click();
  await expect(page.getByText('Avisos pausados.')).toBeVisible();
  await page.getByRole('button', { name: 'Apagar' }).click();
  await page.getByRole('button', { name: 'Apagar busca' }).click();
  await expect(page.getByText('Nenhuma busca salva')).toBeVisible();
});
