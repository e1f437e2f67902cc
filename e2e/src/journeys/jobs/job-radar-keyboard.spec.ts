import { expect, test } from '@playwright/test';
import { text } from '../../support/database.ts';
import { cards, openAd, openRadar, results } from '../../support/jobs.ts';
import { press, type } from '../../support/keyboard.ts';

test('a person finds, keeps and moves a job with the keyboard', async ({ page }) => {
  test.slow();
  await openRadar(page, { plan: text('decolagem') });
  await type(page, page.getByLabel('O quê'), 'analista');
  await page.keyboard.press('Enter');
  await expect(results(page)).toBeVisible({ timeout: 30_000 });
  // The results begin where the focus goes on from.
  await expect(page.locator('#results-title')).toBeFocused();
  const card = cards(page).first();
  const title = await card.getByRole('heading').innerText();
  // The ad opens beside the list, and Escape leads back to its place there.
  await press(page, card.getByRole('link', { name: title, exact: true }));
  await expect(page).toHaveURL(/vaga=/);
  await expect(openAd(page).getByRole('heading', { level: 2, name: title }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card.getByRole('link', { name: title, exact: true })).toBeFocused();
  await press(page, card.getByRole('button', { name: /^Guardar a vaga/ }));
  await expect(card.getByRole('link', { name: 'Guardada em Minhas vagas' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await press(
    page,
    page.getByRole('navigation', { name: 'Radar de vagas' }).getByRole('link', { name: 'Minhas vagas' }),
  );
  const stage = page.getByRole('article', { name: title }).getByLabel('Mover para');
  await press(page, stage, 'ArrowDown');
  await expect(page.getByText('1 vaga: 1 enviada.')).toBeVisible();
  await expect(stage).toBeFocused();
});
