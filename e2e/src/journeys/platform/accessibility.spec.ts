import { sampleCases } from '@aura/testing';
import { expect, test } from '@playwright/test';
import { signUpWith } from '../../support/accounts.ts';
import { expectNoViolations, settled } from '../../support/axe.ts';
import { startWithConsent } from '../../support/consent.ts';
import { twoNotices } from '../../support/notifications.ts';
import { isTakenOver } from '../../support/watch.ts';

for (const colorScheme of sampleCases('themes of what opens', ['light', 'dark'] as const, 1)) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    test.slow();

    test('dialogs and menus have no accessibility violation', async ({ page }) => {
      await page.clock.install();
      await startWithConsent(page, 'refused');
      await signUpWith(page, twoNotices());
      await page.goto('/configuracoes');
      await settled(page);
      const header = page.getByRole('banner');

      await header.getByRole('button', { name: /Menu da conta/ }).click();
      await expect(header.getByRole('button', { name: 'Sair' })).toBeVisible();
      await expectNoViolations(page, 'the menu of the account');

      await header.getByRole('button', { name: /Notificações/ }).click();
      await expect(page.getByRole('region', { name: 'Notificações' })).toBeVisible();
      await expectNoViolations(page, 'the panel of the bell');

      await page.getByRole('main').getByRole('button', { name: 'Excluir minha conta' }).click();
      const deletion = page.getByRole('dialog', { name: 'Excluir sua conta?' });
      await deletion.getByRole('button', { name: 'Excluir minha conta' }).click();
      await expect(deletion.getByText('Digite EXCLUIR, em letras maiúsculas.')).toBeVisible();
      await expectNoViolations(page, 'the question before a deletion');
      await deletion.getByRole('button', { name: 'Voltar' }).click();

      await page.setViewportSize({ width: 360, height: 740 });
      await header.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(header.getByRole('button', { name: 'Fechar menu' })).toBeVisible();
      await expectNoViolations(page, 'the narrow menu');
      await header.getByRole('button', { name: 'Fechar menu' }).click();

      await page.clock.fastForward('30:10');
      await expect(page.getByRole('dialog', { name: 'Você ainda está aí?' })).toBeVisible();
      await expectNoViolations(page, 'the question to somebody inactive');
    });
  });
}

test('after a change of page the focus is on its heading and the title has changed', async ({ page }) => {
  await page.goto('/planos');
  await page.getByRole('banner').getByRole('link', { name: 'Ferramentas' }).hover();
  // Followed earlier, the link loads the other page as links do.
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'Ferramentas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /próxima oportunidade/ })).toBeFocused();
  await expect(page).toHaveTitle('Ferramentas de carreira · Aura');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
