import { expect, test } from '@playwright/test';
import { signUpWith } from '../../support/accounts.ts';
import { isTakenOver } from '../../support/watch.ts';

const ALIASES = {
  '/diagnostico-plano': '/diagnostico-carreira',
  '/mentor-ai-carreira': '/mentor-ia',
  '/aprendizado': '/micro-learnings',
  '/empresas': '/para-empresas',
  '/vagas': '/buscador-vagas',
  '/faq-b2c': '/faq',
  '/faq-b2b': '/faq-empresas',
  '/empresa/dashboard': '/cockpit',
  '/cadastro': '/signup',
} as const;

test('every alias leads to its canonical path and keeps the query', async ({ request }) => {
  for (const [alias, path] of Object.entries(ALIASES)) {
    const answer = await request.get(`${alias}?origem=teste`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], alias).toEqual([301, `${path}?origem=teste`]);
  }
});

test('an address that leads nowhere answers 404 with a page that leads on', async ({ page }) => {
  for (const path of ['/nada', '/recursos/nada', '/cockpits/1']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
    await expect(page).toHaveTitle('Página não encontrada · Aura');
  }
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL('/');
});

test('a visitor who asks for a page of an account comes to the login with the way back', async ({ page }) => {
  for (const path of ['/perfil', '/configuracoes', '/notificacoes', '/diagnostico/resultado', '/cockpit']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
});

test('a new page begins at its top, and Back returns to the old position', async ({ page }) => {
  await page.goto('/politica-de-privacidade');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }).hover();
  // Followed earlier, the link loads the other page as links do.
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Termos de uso' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Política de privacidade' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a page of an account is found where it was left, after a reload too', async ({ page }) => {
  await signUpWith(page);
  await page.goto('/configuracoes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
});

test('after a change of page title, announcement and focus say where the person is', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Recursos' }).hover();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'Recursos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Recursos · Aura');
  await expect(page.locator('[aria-live="polite"]', { hasText: 'Recursos' })).toBeAttached();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/recursos$/);
});

test('a page that is slow to come shows a spinner', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Recursos' }).hover();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Recursos' }).click();
  await expect(page.getByText('Carregando…')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: /Guias/ })).toBeVisible();
});
