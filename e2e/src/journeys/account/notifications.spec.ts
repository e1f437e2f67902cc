import { expect, test, type Page } from '@playwright/test';
import { signUpWith } from '../../support/accounts.ts';
import { stored, unreadNotifications } from '../../support/notifications.ts';

/** Newest first. */
const SEEDS = [
  { text: 'Seu diagnóstico ficou pronto.' },
  { text: 'Compare os planos.', link: '/planos' },
  { text: 'Um aviso de outro site.', link: '//evil.example' },
  { text: 'Um aviso com um programa.', link: 'javascript:alert(1)' },
  { text: 'Você ganhou um selo.' },
  { text: 'Há uma tarefa nova no seu plano.' },
  { text: 'Boas-vindas à Aura.' },
] as const;
const TEXTS = SEEDS.map((seed) => seed.text);

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notificações/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Notificações' });
const pageList = (page: Page) => page.locator('main').getByRole('listitem');

async function expectUnread(page: Page, count: number) {
  const words = ['nenhuma não lida', '1 não lida'][count] ?? `${count} não lidas`;
  await expect(bell(page)).toHaveAccessibleName(`Notificações: ${words}`);
  await expect(bell(page)).toHaveText(count === 0 ? '' : String(count));
}

async function signUpWithSeeds(page: Page) {
  await signUpWith(page, { notifications: unreadNotifications(SEEDS, new Date()) });
  await page.goto('/configuracoes');
  await expectUnread(page, SEEDS.length);
}

test('the bell counts, and its panel shows the latest five, of which only a safe link is one', async ({
  page,
}) => {
  await signUpWithSeeds(page);
  await bell(page).click();
  await expect(panel(page).getByText('Notificações', { exact: true })).toBeVisible();
  await expect(panel(page).getByRole('listitem')).toHaveText(
    TEXTS.slice(0, 5).map((text) => new RegExp(text)),
  );
  await expect(panel(page).getByRole('listitem').first()).toContainText('há 1 hora');
  await expect(panel(page).getByRole('link')).toHaveText(['Compare os planos.', 'Ver Todas']);

  await panel(page).getByText('Um aviso de outro site.').click();
  await panel(page).getByText('Um aviso com um programa.').click();
  await expect(page).toHaveURL('/configuracoes');
  await expectUnread(page, 7);

  await stored(page, () => panel(page).getByRole('link', { name: 'Compare os planos.' }).click());
  await expect(page).toHaveURL('/planos');
  await expect(panel(page)).toBeHidden();
  await expectUnread(page, 6);
  await page.reload();
  await expectUnread(page, 6);
  await bell(page).click();
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'Não lida' })).toHaveCount(4);
});

test('the page shows all of them, marks one and then all, and the header goes along', async ({ page }) => {
  await signUpWithSeeds(page);
  await bell(page).click();
  await panel(page).getByRole('link', { name: 'Ver Todas' }).click();
  await expect(page).toHaveURL('/notificacoes');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Notificações' })).toBeFocused();
  await expect(pageList(page)).toHaveText(TEXTS.map((text) => new RegExp(text)));
  await expect(page.getByText('7 no total, 7 não lidas.')).toBeVisible();
  await expect(page.locator('main').getByRole('listitem').getByRole('link')).toHaveText([
    'Compare os planos.',
  ]);

  const selo = pageList(page).filter({ hasText: 'Você ganhou um selo.' });
  await stored(page, () => selo.getByRole('button', { name: 'Marcar como lida' }).click());
  await expect(selo.getByText('Não lida')).toHaveCount(0);
  await expect(selo).toBeFocused();
  await expect(page.getByText('7 no total, 6 não lidas.')).toBeVisible();
  await expectUnread(page, 6);
  await page.reload();
  await expectUnread(page, 6);
  await expect(selo.getByText('Não lida')).toHaveCount(0);

  const all = page.getByRole('button', { name: 'Marcar todas como lidas' });
  await stored(page, () => all.click());
  await expectUnread(page, 0);
  await expect(page.getByText('7 no total, nenhuma não lida.')).toBeVisible();
  await expect(pageList(page).getByText('Não lida')).toHaveCount(0);
  await expect(all).toBeDisabled();
  await page.reload();
  await expectUnread(page, 0);
  await expect(pageList(page)).toHaveCount(7);
  await expect(pageList(page).getByRole('button')).toHaveCount(0);
});

test('somebody without notifications is told so, in the panel and on the page', async ({ page }) => {
  await signUpWith(page);
  await page.goto('/configuracoes');
  await expectUnread(page, 0);
  await bell(page).click();
  await expect(panel(page)).toContainText('Nenhuma novidade por enquanto.');
  await expect(panel(page).getByRole('listitem')).toHaveCount(0);
  await panel(page).getByRole('link', { name: 'Ver Todas' }).click();
  await expect(page).toHaveURL('/notificacoes');
  await expect(page.locator('main')).toContainText('Nenhuma novidade por enquanto.');
  await expect(page.getByRole('button', { name: 'Marcar todas como lidas' })).toHaveCount(0);
});

test('the keyboard opens, marks, follows and closes the notifications', async ({ page }) => {
  await signUpWithSeeds(page);
  await page.getByRole('banner').getByRole('button', { name: 'Ir para…' }).focus();
  await page.keyboard.press('Tab');
  await expect(bell(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bell(page)).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('Tab');
  const first = panel(page).getByRole('listitem').first();
  await expect(first.getByRole('button', { name: 'Marcar como lida' })).toBeFocused();
  await stored(page, () => page.keyboard.press('Enter'));
  await expectUnread(page, 6);
  await expect(first).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link', { name: 'Compare os planos.' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await stored(page, () => page.keyboard.press('Enter'));
  await expect(page).toHaveURL('/planos');
  await expectUnread(page, 5);
  // A page that comes later than this would take the focus, which nothing that was pressed has claimed.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await bell(page).focus();
  await page.keyboard.press('Enter');
  await panel(page).getByRole('link', { name: 'Ver Todas' }).focus();
  await page.keyboard.press('Tab');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Meu Painel' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(bell(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await panel(page).getByRole('link', { name: 'Ver Todas' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/notificacoes');
});

test('after marking all of them by keyboard the focus stays on the page', async ({ page }) => {
  await signUpWithSeeds(page);
  await page.goto('/notificacoes');
  await page.getByRole('button', { name: 'Marcar todas como lidas' }).focus();
  await page.keyboard.press('Enter');
  await expectUnread(page, 0);
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('at 360 px the panel fits the window and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUpWithSeeds(page);
  await bell(page).click();
  const box = await panel(page).boundingBox();
  expect(box).not.toBeNull();
  const { x, y, width, height } = box ?? { x: -1, y: -1, width: 0, height: 0 };
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(360);
  expect(y + height).toBeLessThanOrEqual(740);
  expect(width).toBeGreaterThan(280);
  await expect(panel(page).getByRole('link', { name: 'Ver Todas' })).toBeInViewport({ ratio: 1 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await panel(page).getByRole('link', { name: 'Ver Todas' }).click();
  await expect(page).toHaveURL('/notificacoes');
});
