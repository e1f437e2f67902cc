import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { PASTED_CV } from '../support/documents.ts';
import { newPerson, signUp } from '../support/people.ts';
import { diagnose } from '../support/wizard.ts';

async function expectNoViolations(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Carregando…')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, path).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' } as object);

    test('public pages have no violation', async ({ page }) => {
      for (const path of ['/', '/login', '/signup', '/ferramentas-ia', '/planos', '/nada']) {
        await expectNoViolations(page, path);
      }
    });

    test('signed-in pages have no violation', async ({ page }) => {
      await signUp(page, newPerson());
      await diagnose(page, PASTED_CV);
      for (const path of ['/perfil', '/configuracoes', '/diagnostico-carreira', '/diagnostico/resultado']) {
        await expectNoViolations(page, path);
      }
    });
  });
}

test('no page scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signUp(page, newPerson());
  await diagnose(page, PASTED_CV);
  for (const path of [
    '/',
    '/planos',
    '/ferramentas-ia',
    '/perfil',
    '/configuracoes',
    '/diagnostico/resultado',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('after a change of page the focus is on its heading and the title has changed', async ({ page }) => {
  await page.goto('/planos');
  await page.getByRole('banner').getByRole('link', { name: 'Ferramentas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /próxima oportunidade/ })).toBeFocused();
  await expect(page).toHaveTitle('Ferramentas de carreira · Aura');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
