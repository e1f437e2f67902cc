import { expect, test, type Page } from '@playwright/test';
import { makePerson } from '../../support/accounts.ts';
import { expectNoViolations } from '../../support/axe.ts';
import { buyFor, PRICES, purchasesOf } from '../../support/payments.ts';
import { logIn, newPerson } from '../../support/people.ts';

/* The operators' actions for people: on a phone, and then viewed on a wide screen. */
const OPERATOR = { email: 'operacao@demo.aura', password: 'demonstracao-2026' };
const WIDTHS = [360, 1280] as const;

/** Looks at a page of the console in both widths; ends in the first. */
async function looksRight(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS.toReversed()) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${what}, ${width} px`).toBeLessThanOrEqual(0);
    await expectNoViolations(page, `${what}, ${width} px`);
  }
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: WIDTHS[0], height: 800 });
  await page.goto('/login');
  await logIn(page, OPERATOR);
  await expect(page).not.toHaveURL(/login/);
  await page.getByRole('button', { name: 'Recusar' }).click();
});

const openPart = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Operação' }).getByRole('link', { name }).click();

test('a message is found through the menu, answered, and its answer read by its number', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = newPerson();
  const visitors = await browser.newContext({ baseURL: baseURL ?? '' });
  const visitor = await visitors.newPage();
  await visitor.goto('/contato?assunto=pagamento');
  await visitor.getByLabel('Nome').fill('Rita Moreira');
  await visitor.getByLabel('E-mail', { exact: true }).fill(email);
  await visitor.getByLabel('Mensagem').fill('Paguei duas vezes e queria uma delas de volta.');
  await visitor.getByRole('button', { name: 'Enviar mensagem' }).click();
  const received = visitor.getByText('Seu protocolo é');
  await expect(received).toBeVisible();
  const number = /\d{8}-\w{8}/.exec(await received.innerText())?.[0] ?? '';

  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Operação' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mensagens' })).toBeVisible();
  // An operator's sign-in leads here: the list was read before the message came.
  await page.reload();
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await looksRight(page, 'mensagens');
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByText('Paguei duas vezes e queria uma delas de volta.')).toBeVisible();
  await looksRight(page, 'mensagem');
  await page
    .getByRole('textbox', { name: 'Resposta' })
    .fill('Devolvemos a segunda cobrança hoje; ela volta em até sete dias.');
  await page.getByRole('button', { name: 'Responder', exact: true }).click();
  await expect(page.getByText('A resposta foi guardada')).toBeVisible();

  await openPart(page, 'Registro');
  const answered = page
    .getByRole('row')
    .filter({ hasText: number })
    .filter({ hasText: 'Mensagem respondida' });
  await expect(answered).toContainText('Otávio Lemos (operação)');
  await expect(page.getByText('Devolvemos a segunda cobrança')).toHaveCount(0);
  await looksRight(page, 'registro');

  await visitor.reload();
  await visitor.getByText('Acompanhar uma mensagem que já enviei').click();
  await visitor.getByLabel('Protocolo').fill(number.toLowerCase());
  await visitor.getByLabel('E-mail usado').fill(email);
  await visitor.getByRole('button', { name: 'Ver a situação' }).click();
  await expect(visitor.getByText('Devolvemos a segunda cobrança hoje')).toBeVisible();
  await expect(visitor.getByText('Encerrada.')).toBeVisible();
  await visitors.close();
});

/** Says why in the dialog on the screen, and confirms. */
async function confirm(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('pediu pelo atendimento');
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a payment is found, paid back with a reason, and a plan given in its place', async ({ page }) => {
  const { uid, idToken, person } = await makePerson();
  await buyFor(idToken, PRICES.impulsoMonthly);
  const { paymentIntents } = await purchasesOf(uid);

  await page.goto('/operacao/pessoas');
  const find = async (by: string) => {
    await page.getByRole('textbox', { name: 'E-mail ou código' }).fill(by);
    await page.getByRole('button', { name: 'Procurar' }).click();
  };
  await find('ninguem@exemplo.test');
  await expect(page.getByText('Ninguém foi encontrado.')).toBeVisible();
  await find(String(paymentIntents[0]?.id));
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  const plan = page.getByRole('region', { name: 'Plano', exact: true });
  const payments = page.getByRole('region', { name: 'Pagamentos' });
  await expect(async () => {
    await page.reload();
    await expect(plan.getByText('Impulso', { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await looksRight(page, 'pessoa');

  await payments.getByRole('button', { name: /^Devolver o pagamento/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Devolver', exact: true }).click();
  await expect(page.getByText(/Diga por quê/)).toBeVisible();
  await confirm(page, 'Devolver');
  await expect(page.getByText(/^Devolvido: tudo o que resta/)).toBeVisible();
  await expect(payments.getByText('Devolvido', { exact: true })).toBeVisible();
  await expect(plan.getByText('Grátis')).toBeVisible();
  expect((await purchasesOf(uid)).subscriptions.map(({ status }) => status)).toEqual(['canceled']);

  await plan.getByRole('button', { name: 'Dar um plano' }).click();
  await page.getByRole('dialog').getByLabel('Dias').fill('10');
  await confirm(page, 'Dar o plano');
  await expect(plan.getByText('Dado pela Aura')).toBeVisible();
  const story = page.getByRole('region', { name: 'Linha do tempo' });
  await expect(story.getByText(/^Plano dado: Impulso por 10 dias/)).toContainText('pediu pelo atendimento');
  await looksRight(page, 'pessoa-depois');
  await openPart(page, 'Registro');
  await expect(page.getByRole('row').filter({ hasText: 'Devolução feita' }).first()).toContainText('Otávio');
});

test('seats and contract of a company are changed with a reason, and the income is drawn and tabled', async ({
  page,
}) => {
  const { idToken } = await makePerson();
  await buyFor(idToken, PRICES.decolagemMonthly);
  await page.goto('/operacao/empresas');
  await page.getByRole('button', { name: 'Contrato de Horizonte Tecnologia' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Número do contrato').fill('2026/014');
  await dialog.getByLabel('Vale desde').fill('2026-11-01');
  await dialog.getByLabel('Vale até (opcional)').fill('');
  await dialog.getByLabel('Preço por licença e mês').fill('29,90');
  await confirm(page, 'Guardar');
  const company = page.getByRole('row').filter({ hasText: 'Horizonte Tecnologia' });
  await expect(company).toContainText('2026/014, desde 01/11/2026');
  await expect(company).toContainText('Helena Duarte');
  await looksRight(page, 'empresas');

  await openPart(page, 'Receita');
  await expect(page.getByRole('img', { name: 'Pago por semana' })).toBeVisible();
  await expect(page.getByRole('table', { name: /Os mesmos números/ }).getByRole('row')).toHaveCount(9);
  // The provider tells of the purchase by itself.
  const renewing = page.getByText('Assinaturas que se renovam').locator('..');
  await expect(async () => {
    await page.reload();
    await expect(renewing).toContainText(/[1-9]/, { timeout: 2_000 });
  }).toPass();
  await looksRight(page, 'receita');
});
