import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations, settled } from '../../support/axe.ts';
import { payWith, planActive, PRICES, signUpBuyer } from '../../support/payments.ts';

test.use({ viewport: { width: 360, height: 740 } });

const own = (page: Page) => page.getByRole('region', { name: 'Plano e assinatura' });

/** Chooses to pay Conquista at a bank, and ends where it is shown what to pay there. */
async function choose(page: Page, way: 'Pix' | 'Boleto'): Promise<void> {
  await signUpBuyer(page);
  await page.goto(`/checkout/${PRICES.conquista}`);
  await payWith(page, new RegExp(`^${way}`));
  await expect(page).toHaveURL('/assinatura/sucesso');
  await expect(page.getByRole('heading', { level: 1, name: /para ativar o plano/ })).toBeVisible();
}

/** What the bank, or the calendar, does on the page of the code. */
async function atBank(page: Page, act: 'Pagar no banco' | 'Deixar vencer'): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /em outra aba/ }).click();
  const bank = await opened;
  await bank.getByRole('button', { name: act }).click();
  await expect(bank.getByRole('heading', { level: 1, name: /recebido|em aberto/ })).toBeVisible();
  await bank.close();
}

test('a late Pix gives nothing until it is paid, then the plan and its line in the statement', async ({
  page,
}) => {
  await choose(page, 'Pix');
  await settled(page);
  await expectNoViolations(page, 'a Pix that waits');
  await page.goto('/planos');
  await expect(own(page).getByText('Pix aguardando pagamento')).toBeVisible();
  await expect(own(page).getByText('Grátis').first()).toBeVisible();
  await expect(own(page).getByText('Nenhum pagamento registrado.')).toBeVisible();
  await atBank(page, 'Pagar no banco');
  await page.goto('/assinatura/sucesso');
  await planActive(page, 'Conquista');
  await page.goto('/planos');
  await expect(own(page).getByRole('row').filter({ hasText: 'Pix' }).getByText('Pago')).toBeVisible();
  await own(page)
    .getByRole('button', { name: /Desistir da compra/ })
    .click();
  const question = page.getByRole('dialog', { name: 'Desistir da compra?' });
  await expect(question.getByText(/por Pix, para a conta de onde saiu/)).toBeVisible();
  await question.getByRole('button', { name: /Desistir e receber R\$ 290,90/ }).click();
  await expect(own(page).getByText('Voltou por Pix, para a conta de onde saiu')).toBeVisible();
  await expect(own(page).getByText('Grátis').first()).toBeVisible();
});

test('an expired boleto costs nothing, says so, and leads to another way', async ({ page }) => {
  await choose(page, 'Boleto');
  await atBank(page, 'Deixar vencer');
  await page.goto('/planos');
  await expect(own(page).getByText('O Pix ou boleto venceu sem pagamento')).toBeVisible();
  await settled(page);
  await expectNoViolations(page, 'an expired boleto');
  await page.goto('/notificacoes');
  await expect(
    page
      .locator('main')
      .getByText(/terminou sem pagamento, e nada foi cobrado/)
      .first(),
  ).toBeVisible();
  await page.goto('/planos');
  await own(page).getByRole('link', { name: 'Gerar outro ou pagar com cartão' }).click();
  await payWith(page, /Pagamento aprovado/);
  await planActive(page, 'Conquista');
});
