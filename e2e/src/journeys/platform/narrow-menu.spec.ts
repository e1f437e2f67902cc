import { expect, test, type Page } from '@playwright/test';
import { signUpWith } from '../../support/accounts.ts';
import { startWithConsent } from '../../support/consent.ts';
import { banner, logo, MENU, menuLinks } from '../../support/header.ts';
import { expectNames } from '../../support/names.ts';
import { measurePressWork } from '../../support/press-work.ts';
import { isTakenOver } from '../../support/watch.ts';

test.use({ viewport: { width: 360, height: 740 } });

const open = (page: Page) => banner(page).getByRole('button', { name: 'Menu', exact: true });
const close = (page: Page) => banner(page).getByRole('button', { name: 'Fechar menu' });

// The bar would cover what is to be pressed.
test.beforeEach(({ page }) => startWithConsent(page, 'refused'));

test('opens and closes without asking for anything, before React is there', async ({ page, context }) => {
  await page.goto('/faq', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await expect(menuLinks(page)).toHaveCount(0);
  await open(page).click();
  await expectNames(menuLinks(page), MENU);
  await page.keyboard.press('Escape');
  await expect(close(page)).toBeHidden();
  await expect(open(page)).toBeFocused();
  await open(page).click();
  await close(page).click();
  await expect(close(page)).toBeHidden();
  await expect(open(page)).toBeFocused();
  expect(await isTakenOver(page)).toBe(false);
});

test('is still open after React has taken over, and a link closes it and leads on', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'networkidle' });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await open(page).click();
  await expect(close(page)).toBeVisible();
  expect(await isTakenOver(page)).toBe(false);
  release();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await expectNames(menuLinks(page), MENU);
  await menuLinks(page).filter({ hasText: 'Recursos' }).click();
  await expect(page).toHaveURL('/recursos');
  await expect(close(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a link to the page at hand closes it too', async ({ page }) => {
  await page.goto('/recursos', { waitUntil: 'networkidle' });
  await open(page).click();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await menuLinks(page).filter({ hasText: 'Recursos' }).click();
  await expect(close(page)).toBeHidden();
  await expect(page).toHaveURL('/recursos');
});

test('the keyboard opens it, goes through it, and closes it by leaving at either end', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'networkidle' });
  await logo(page).focus();
  await page.keyboard.press('Tab');
  await expect(open(page)).toBeFocused();
  await expect.poll(() => isTakenOver(page)).toBe(true);

  await page.keyboard.press('Enter');
  await expect(close(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(close(page)).toBeFocused();
  for (const name of MENU) {
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('link', { name })).toBeFocused();
  }
  for (const name of ['Entrar', 'Criar conta']) {
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(close(page)).toBeHidden();
  await expect(page.locator('main :focus')).toBeVisible();

  await open(page).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(close(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(close(page)).toBeHidden();
  await expect(open(page)).toBeFocused();

  await page.keyboard.press('Enter');
  for (let presses = 0; presses <= MENU.indexOf('Planos') + 1; presses += 1) await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'Planos' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/planos');
  await expect(close(page)).toBeHidden();
});

test('the page behind it stays where it is', async ({ page }) => {
  await page.goto('/politica-de-privacidade', { waitUntil: 'networkidle' });
  await open(page).click();
  await expect(close(page)).toBeVisible();
  await page.mouse.move(180, 500);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('Escape');
  await expect(close(page)).toBeHidden();
  // Wheel events come in order: had the first one moved the page, this one would end further down.
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(100);
});

test('shows the account entries of a signed-in person', async ({ page }) => {
  await signUpWith(page);
  await page.goto('/faq');
  await open(page).click();
  await expectNames(menuLinks(page), MENU);
  for (const [name, path] of [
    ['Meu Painel', '/perfil'],
    ['Plano e Assinatura', '/planos#assinatura'],
    ['Configurações da Conta', '/configuracoes'],
  ] as const) {
    await banner(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(close(page)).toBeHidden();
    await open(page).click();
  }
  await test.step('a phone six times slower answers a press within 200 ms', async () => {
    let at = 0;
    // It is open before, and closed after the five presses.
    const menu = await measurePressWork(page, () => (at++ % 2 === 0 ? close(page) : open(page)));
    expect(menu * 6).toBeLessThanOrEqual(200);
    const themes = page.getByRole('main').getByRole('radio');
    await themes.first().scrollIntoViewIfNeeded();
    expect((await measurePressWork(page, () => themes.nth(++at % 3))) * 6).toBeLessThanOrEqual(200);
    await open(page).click();
  });
  await banner(page).getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/');
});
