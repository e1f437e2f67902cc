import { expect, test, type Page } from '@playwright/test';
import { signUpWith } from '../../support/accounts.ts';
import { expectNoViolations, settled } from '../../support/axe.ts';
import { integer, map, text } from '../../support/database.ts';
import { acceptButton } from '../../support/consent.ts';
import { atProvider, payWith, planActive, PRICES, purchasesOf, signUpBuyer } from '../../support/payments.ts';

test.use({ viewport: { width: 360, height: 740 } });

const own = (page: Page) => page.getByRole('region', { name: 'Plano e assinatura' });
const manage = (page: Page) => own(page).getByRole('button', { name: 'Gerenciar assinatura' });

/** Ends at the plans, with a subscription that was just paid. */
async function subscribe(page: Page, card = /Pagamento aprovado/): Promise<string> {
  const { uid } = await signUpBuyer(page);
  await page.goto(`/checkout/${PRICES.impulsoMonthly}`);
  await payWith(page, card);
  await planActive(page, 'Impulso');
  await page.getByRole('link', { name: 'Ver sua assinatura' }).click();
  await expect(own(page).getByText('Impulso mensal')).toBeVisible();
  return uid;
}

async function openPortal(page: Page): Promise<void> {
  await manage(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Assinatura e pagamentos' })).toBeVisible();
}

const backToPlans = async (page: Page) => {
  await page.getByRole('link', { name: 'Voltar para a Aura' }).click();
  await expect(own(page)).toBeVisible();
};

test('a subscription is changed, cancelled in two clicks, taken up again and left to end', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/');
  await acceptButton(page).click();
  const uid = await subscribe(page);
  await openPortal(page);
  await expect(page.getByText('Ambiente de demonstração').first()).toBeVisible();
  await expectNoViolations(page, 'the portal of the demonstration');

  await backToPlans(page);
  await test.step('a dearer plan shows its cost now, and starts at once', async () => {
    const dearer = page.getByRole('article', { name: /^Decolagem/ });
    await dearer.getByRole('button', { name: /Mudar de plano/ }).click();
    const question = page.getByRole('dialog', { name: 'Mudar para Decolagem mensal?' });
    await expect(question.getByText('Cobrança hoje')).toBeVisible();
    await settled(page);
    await expectNoViolations(page, 'the question before a change of plan');
    await question.getByRole('button', { name: /^Pagar R\$ \d+,\d\d e mudar$/ }).click();
    await expect(own(page).getByText('Decolagem mensal')).toBeVisible();
    await expect(
      own(page)
        .getByText(/sem limite/)
        .first(),
    ).toBeVisible();
    await expect(own(page)).not.toContainText('999');
  });

  await test.step('a lesser plan waits for the end of the paid period, and can be taken back', async () => {
    const lesser = page.getByRole('article', { name: /^Impulso/ });
    await lesser.getByRole('button', { name: /Mudar de plano/ }).click();
    const question = page.getByRole('dialog', { name: 'Mudar para Impulso mensal?' });
    await expect(question.getByText('Nada é cobrado')).toBeVisible();
    await question.getByRole('button', { name: 'Marcar a mudança' }).click();
    await expect(own(page).getByText(/Depois muda para Impulso mensal/)).toBeVisible();
    await own(page).getByRole('button', { name: 'Manter o plano atual' }).click();
    await expect(own(page).getByText(/Renova em .* por R\$\s149,90 por mês/)).toBeVisible();
  });

  await test.step('a cancelled subscription goes on until the end of the paid period', async () => {
    await openPortal(page);
    await page.getByRole('link', { name: 'Cancelar assinatura' }).click();
    await page.getByRole('button', { name: 'Cancelar assinatura' }).click();
    await expect(page.getByText(/cancelad/i).first()).toBeVisible();
    await backToPlans(page);
    await expect(
      own(page)
        .getByText(/Cancelad|Acesso até|até/)
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('article', { name: /Decolagem/ }).getByText(/Segue ativo até/)).toBeVisible();
  });

  await test.step("its end brings the free plan back, and keeps the person's data", async () => {
    await atProvider(uid, 'end');
    await expect(async () => {
      await page.reload();
      await expect(own(page).getByText('Grátis').first()).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    await expect(own(page).getByRole('link', { name: /Abrir/ }).first()).toBeVisible();
  });
  expect(said.filter((line) => line.includes('view_customer_portal')).length).toBeGreaterThanOrEqual(1);
});

test('a refused renewal is shown with what to do, and a retry mends it', async ({ page }) => {
  const uid = await subscribe(page, /recusado na renovação/);
  await atProvider(uid, 'renew');
  await expect(async () => {
    await page.reload();
    await expect(own(page).getByText('A renovação não foi paga')).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await expect(own(page).getByText('Impulso mensal')).toBeVisible();
  await settled(page);
  await expectNoViolations(page, 'an overdue subscription');
  await page.goto('/notificacoes');
  await expect(
    page
      .locator('main')
      .getByText(/Não foi possível cobrar a renovação/)
      .first(),
  ).toBeVisible();
  await atProvider(uid, 'retry', { succeed: true });
  await expect(async () => {
    await page.goto('/planos');
    await expect(own(page).getByText(/Renova em/)).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
});

test('a refund ends the subscription at the provider too, and the page says so', async ({ page }) => {
  const uid = await subscribe(page);
  await atProvider(uid, 'refund');
  await expect(async () => {
    await page.reload();
    await expect(own(page).getByText('Grátis').first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await expect(own(page).getByText('Devolvido').first()).toBeVisible();
  await own(page).getByRole('button', { name: 'Gerenciar pagamentos' }).click();
  await expect(page.getByText('Você não tem uma assinatura em andamento.')).toBeVisible();
  await page.goto('/notificacoes');
  await expect(
    page
      .locator('main')
      .getByText(/a assinatura foi encerrada: nada mais será cobrado/)
      .first(),
  ).toBeVisible();
  await page.goto(`/checkout/${PRICES.decolagemMonthly}`);
  await payWith(page, /Pagamento aprovado/);
  await planActive(page, 'Decolagem');
});

test('a dispute suspends its purchase without a charge, until the bank decides', async ({ page }) => {
  const uid = await subscribe(page);
  const shows = (words: string) =>
    expect(async () => {
      await page.reload();
      await expect(own(page).getByText(words).first()).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
  await atProvider(uid, 'dispute');
  await shows('Plano Impulso suspenso');
  await expectNoViolations(page, 'a suspended subscription');
  await atProvider(uid, 'dispute/close', { won: true });
  await shows('Impulso mensal');
  await expect(own(page).getByText('Plano Impulso suspenso')).toBeHidden();

  await test.step('a lost dispute ends the subscription at the provider too, and is in the statement', async () => {
    await atProvider(uid, 'renew');
    await atProvider(uid, 'dispute');
    await atProvider(uid, 'dispute/close', { won: false });
    await shows('Contestado e devolvido pelo banco');
    await expect(own(page).getByText('Grátis').first()).toBeVisible();
    await expect(own(page).getByText(/suspenso/)).toBeHidden();
    expect((await purchasesOf(uid)).subscriptions.map(({ status }) => status)).toEqual(['canceled']);
  });
});

const answering = (page: Page, answer: { status: number; json: object }) =>
  page.route('**/api/create-customer-portal-session', (route) => route.fulfill(answer));

test.describe('the way to the portal', () => {
  const FAILED = 'Não foi possível acessar o portal de gerenciamento. Por favor, tente novamente.';

  for (const [name, answer, message] of [
    ['no address', { status: 200, json: {} }, 'URL do portal não recebida.'],
    [
      'a hostile address',
      { status: 200, json: { url: 'https://billing.stripe.com.mal.example/p' } },
      'URL do portal não recebida.',
    ],
    [
      'a script for an address',
      { status: 200, json: { url: 'javascript:alert(1)' } },
      'URL do portal não recebida.',
    ],
    ['a failure without a word', { status: 502, json: {} }, FAILED],
    [
      'a reason of its own',
      { status: 404, json: { error: 'ID de cliente da assinatura não encontrado.', code: 'not_found' } },
      'ID de cliente da assinatura não encontrado.',
    ],
  ] as const) {
    test(`with ${name}: "${message}"`, async ({ page }) => {
      await signUpWith(page, { plan: text('impulso'), stripeCustomerId: text('cus_de_uma_jornada') });
      await answering(page, answer);
      await page.goto('/planos');
      await manage(page).click();
      await expect(own(page).getByRole('alert').getByText(message)).toBeVisible();
      await expect(page).toHaveURL('/planos');
    });
  }

  test('without a customer: "ID de cliente da assinatura não encontrado."', async ({ page }) => {
    await signUpWith(page, { plan: text('impulso') });
    await page.goto('/planos');
    await manage(page).click();
    await expect(
      own(page).getByRole('alert').getByText('ID de cliente da assinatura não encontrado.'),
    ).toBeVisible();
  });

  test('is not shown to who manages a company', async ({ page }) => {
    await signUpWith(page, { role: text('gestor_rh') });
    await page.goto('/planos');
    await expect(page.getByText('O plano é um contrato da empresa.')).toBeVisible();
    await expect(own(page)).toBeHidden();
  });
});

test('a person who used up the month sees the plans and all their own data', async ({ page }) => {
  const month = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' }).slice(0, 7);
  await signUpWith(page, {
    usagePeriod: text(month),
    usageCounts: map({ mentorAI: integer(1), jobSearch: integer(1) }),
  });
  await page.goto('/planos');
  await expect(own(page).getByText('1 de 1 usado neste mês').first()).toBeVisible();
});
