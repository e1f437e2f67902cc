import { expect, test } from '@playwright/test';
import { signUpWith } from '../../support/accounts.ts';
import { originOf } from '../../support/origins.ts';
import { logIn } from '../../support/people.ts';

const MANAGER = { email: 'gestora@demo.aura', password: 'demonstracao-2026' };

test('an anonymous reader of a public page downloads no Firebase and no federation code', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /firebase|federation|remoteEntry|identitytoolkit/.test(url))).toEqual([]);
  // The login is such a page too, until the person uses its form.
  await page.getByRole('link', { name: 'Entrar' }).first().click();
  await page.getByLabel('E-mail').focus();
  await expect.poll(() => asked.some((url) => url.includes('firebase'))).toBe(true);
});

test('a person without the role sees "Acesso restrito" and loads nothing of the cockpit', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signUpWith(page);
  await page.goto('/cockpit');
  await expect(page.getByRole('heading', { name: 'Acesso restrito' })).toBeVisible();
  expect(asked.filter((url) => url.startsWith(originOf('cockpit')))).toEqual([]);
});

test("the shell stays when the diagnostic remote's server is down, says so, and recovers on a retry", async ({
  page,
}) => {
  await signUpWith(page);
  await page.goto('/perfil');
  await page.route(`${originOf('diagnostic')}/**`, (route) => route.abort('connectionrefused'));
  await page.goto('/diagnostico-carreira');
  await expect(page.getByText('Não conseguimos carregar esta parte da Aura')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Ferramentas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /próxima oportunidade/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Não conseguimos carregar esta parte da Aura')).toBeVisible();

  await page.unroute(`${originOf('diagnostic')}/**`);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnóstico de carreira' })).toBeFocused();
});

test('a tampered entry is not executed', async ({ page }) => {
  await page.route(`${originOf('tools')}/**/remoteEntry*.js`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};globalThis.tampered=true` });
  });
  await page.goto('/ferramentas-ia', { waitUntil: 'networkidle' });
  // The prerendered page stays until the person interacts.
  await page.getByRole('banner').getByRole('link', { name: 'Planos' }).hover();
  await expect(page.getByText('Não conseguimos carregar esta parte da Aura')).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
});

test('the page is sent with a policy that its own scripts keep', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript/.test(message.text())) violations.push(message.text());
  });
  const response = await page.goto('/ferramentas-ia');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/login');
  await logIn(page, MANAGER);
  await expect(page).toHaveURL('/cockpit');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/'unsafe-(inline|eval)'/);
  expect(violations).toEqual([]);
});
