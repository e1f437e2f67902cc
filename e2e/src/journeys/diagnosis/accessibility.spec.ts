import { sampleCases } from '@aura/testing';
import { expect, test } from '@playwright/test';
import { signUpWith } from '../../support/accounts.ts';
import { expectNoViolations } from '../../support/axe.ts';
import { startWithConsent } from '../../support/consent.ts';
import { PASTED_CV } from '../../support/documents.ts';
import { atStep, pasteCv } from '../../support/wizard.ts';

for (const colorScheme of sampleCases('themes of the diagnosis', ['light', 'dark'] as const, 1)) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    test.slow();

    test('no step of the diagnosis has a violation', async ({ page }) => {
      await startWithConsent(page, 'refused');
      await signUpWith(page);
      await page.goto('/diagnostico-carreira');
      await page.getByRole('button', { name: 'Começar o completo' }).click();
      await atStep(page, 'Aonde você quer chegar?');
      await page.getByRole('combobox', { name: 'Cargo que você busca' }).fill('Analista');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectNoViolations(page, 'the goal with suggestions');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Continuar', exact: true }).click();
      await atStep(page, 'Seu currículo');
      await expectNoViolations(page, 'the choice of a CV');
      await pasteCv(page, PASTED_CV);
      const on = page
        .locator('main')
        .getByRole('button', { name: /^(Continuar|Pular este passo|Pular o resto)$/ });
      const last = page.getByRole('heading', { name: 'Tudo pronto para enviar?' });
      for (;;) {
        await expectNoViolations(page, page.url());
        if (await last.isVisible()) break;
        const before = page.url();
        await on.click();
        await expect(page).not.toHaveURL(before);
        await expect(page.locator('main :is(h1, h2):focus')).toBeAttached();
      }
    });
  });
}
