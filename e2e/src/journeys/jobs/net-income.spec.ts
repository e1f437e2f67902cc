import { sampleCases } from '@aura/testing';
import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { openRadar } from '../../support/jobs.ts';

for (const width of sampleCases('widths of net income', [360, 1280], 1)) {
  test(`two offers are compared line by line, and bad input is explained, at ${width} px`, async ({
    page,
  }) => {
    // The tables of contributions and taxes hold for this year alone.
    await page.clock.setFixedTime(new Date('2026-11-22T15:00:00Z'));
    await page.setViewportSize({ width, height: 900 });
    await openRadar(page, {}, '?tela=clt-pj');
    await page.getByLabel('Salário bruto por mês (R$)').fill('a combinar');
    await page.getByRole('button', { name: 'Comparar' }).click();
    await expect(page.getByLabel('Salário bruto por mês (R$)')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Salário bruto por mês (R$)').fill('5.000,00');
    await page.getByLabel('Valor da nota por mês (R$)').fill('8.000,00');
    await page.getByRole('button', { name: 'Comparar' }).click();
    await page.locator('main summary').filter({ hasText: 'CLT' }).first().click();
    // INSS 2026 of R$ 5.000,00: 121,58 + 115,37 + 174,17 + 90,40; no income tax up to there.
    await expect(page.getByText('501,51').first()).toBeVisible();
    await expect(page.getByText(/Confira antes de decidir/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoViolations(page, 'comparison');
  });
}
