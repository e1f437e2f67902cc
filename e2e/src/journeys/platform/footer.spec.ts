import { expect, test, type Page } from '@playwright/test';
import { signUpWith } from '../../support/accounts.ts';
import { isTakenOver } from '../../support/watch.ts';

const LINKS = {
  Planos: '/planos',
  'Diagnóstico de carreira': '/diagnostico-carreira',
  Ferramentas: '/ferramentas-ia',
  Blog: '/blog',
  'Perguntas frequentes': '/faq',
  'Perguntas frequentes para empresas': '/faq-empresas',
  Contato: '/contato',
  'Sobre nós': '/sobre-nos',
  'Termos de uso': '/termos-de-uso',
  'Política de privacidade': '/politica-de-privacidade',
} as const;

const footer = (page: Page) => page.getByRole('contentinfo');
const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme');
const themeSelect = (page: Page) => footer(page).getByRole('combobox', { name: 'Tema' });

/** Reaches for a link, as a pointer does; the application then takes the page over. */
async function takeOver(page: Page) {
  await footer(page).getByRole('link', { name: 'Contato' }).hover();
  await expect.poll(() => isTakenOver(page)).toBe(true);
}

test('every link of the footer leads to a page', async ({ page, request }) => {
  await page.goto('/');
  const links = footer(page).getByRole('link');
  await expect(links).toHaveText(Object.keys(LINKS));
  for (const [index, path] of Object.values(LINKS).entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', path);
    expect((await request.get(path)).status(), path).toBe(200);
  }
  await links.filter({ hasText: 'Sobre nós' }).click();
  await expect(page).toHaveURL('/sobre-nos');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the copyright line has the year of the clock, before and after React takes over', async ({ page }) => {
  const line = footer(page).getByText('©');
  await page.goto('/faq');
  await expect(line).toHaveText(`© ${new Date().getFullYear()} Aura`);
  await page.clock.setFixedTime('2031-06-15T12:00:00-03:00');
  await page.goto('/faq', { waitUntil: 'networkidle' });
  expect(await isTakenOver(page)).toBe(false);
  await expect(line).toHaveText('© 2031 Aura');
  await takeOver(page);
  await expect(line).toHaveText('© 2031 Aura');
  await footer(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(line).toHaveText('© 2031 Aura');
});

test('the footer opens the cookie preferences', async ({ page }) => {
  await page.goto('/faq');
  await page
    .getByRole('region', { name: 'Preferências de cookies' })
    .getByRole('button', { name: 'Recusar' })
    .click();
  await expect(page.getByRole('region', { name: 'Preferências de cookies' })).toBeHidden();
  await footer(page).getByRole('button', { name: 'Preferências de cookies' }).click();
  await expect(page.getByRole('region', { name: 'Preferências de cookies' })).toBeFocused();
});

test('a theme takes effect at once and comes back without a flash', async ({ page }) => {
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { framesSeen: frames });
    const look = () => {
      if (document.body) frames.push(getComputedStyle(document.documentElement).backgroundColor);
      if (frames.length < 100) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const framesSeen = () =>
    page.evaluate(() => [...new Set((window as unknown as { framesSeen: string[] }).framesSeen)]);

  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/faq', { waitUntil: 'networkidle' });
  const light = await background();
  await expect(themeSelect(page)).toHaveValue('system');
  await expect(themeSelect(page).locator('option')).toHaveText(['Sistema', 'Claro', 'Escuro']);

  await themeSelect(page).selectOption('Escuro');
  expect(await themeOf(page)).toBe('dark');
  const dark = await background();
  expect(dark).not.toBe(light);

  await page.reload({ waitUntil: 'networkidle' });
  expect(await isTakenOver(page)).toBe(false);
  await expect(themeSelect(page)).toHaveValue('dark');
  expect(await framesSeen()).toEqual([dark]);
  await takeOver(page);
  await expect(themeSelect(page)).toHaveValue('dark');
  expect(await framesSeen()).toEqual([dark]);

  await themeSelect(page).selectOption('Claro');
  expect(await background()).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload({ waitUntil: 'networkidle' });
  expect(await framesSeen()).toEqual([light]);

  await themeSelect(page).selectOption('Sistema');
  expect(await themeOf(page)).toBeNull();
  expect(await background()).toBe(dark);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(themeSelect(page)).toHaveValue('system');
  expect(await framesSeen()).toEqual([dark]);
});

test('footer and settings agree about the theme, also in another tab', async ({ page, context }) => {
  await signUpWith(page);
  await page.goto('/faq');
  await themeSelect(page).selectOption('Escuro');
  await page.goto('/configuracoes');
  const appearance = page.getByRole('group', { name: 'Tema' });
  await expect(appearance.getByRole('radio', { name: 'Escuro' })).toBeChecked();
  await appearance.getByRole('radio', { name: 'Claro' }).check();
  await expect(themeSelect(page)).toHaveValue('light');
  expect(await themeOf(page)).toBe('light');

  const other = await context.newPage();
  await other.goto('/faq');
  await expect(themeSelect(other)).toHaveValue('light');
  await themeSelect(other).selectOption('Escuro');
  await expect(appearance.getByRole('radio', { name: 'Escuro' })).toBeChecked();
  await expect(themeSelect(page)).toHaveValue('dark');

  await themeSelect(page).selectOption('Sistema');
  await expect(appearance.getByRole('radio', { name: 'Sistema' })).toBeChecked();
});
