import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { signInAs } from '../../support/accounts.ts';
import { openNewCockpit } from '../../support/cockpit.ts';
import { startWithConsent } from '../../support/consent.ts';
import { newMember, publishNumbers } from '../../support/company.ts';
import type { Person } from '../../support/people.ts';

/** The last day of a pulse that begins now, as a field of days takes it. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function openAs(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  await startWithConsent(page, 'refused');
  await signInAs(page, person);
  return page;
}

test('a manager opens a pulse, a person answers and takes the answer back, and the manager sees nothing of it', async ({
  browser,
  page,
}) => {
  test.slow();
  const company = await openNewCockpit(page);
  await publishNumbers(company.id, 'vendas', 20);
  const member = await newMember(company.id, 'vendas');
  const main = page.getByRole('main');
  await page.goto('/cockpit/pulso');
  await main.getByLabel('Último dia para responder').fill(inDays(10));
  await main.getByRole('button', { name: 'Abrir pulso' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abrir e avisar as pessoas' }).click();
  await expect(main.getByText('Pulso em andamento')).toBeVisible();
  await expectNoViolations(page, 'the pulses of a company');

  const theirs = await openAs(browser, member);
  await theirs.goto('/pulso');
  const form = theirs.getByRole('article', { name: `Pulso de ${company.name}` });
  await expect(form.getByText(/vê só números de grupos/)).toBeVisible();
  await expectNoViolations(theirs, 'a pulse to answer');
  const first = form.getByRole('group', { name: 'Consigo fazer o que me pedem dentro da minha jornada.' });
  await first.getByRole('radio', { name: 'Discordo totalmente' }).check();
  await form.getByRole('button', { name: 'Enviar respostas' }).click();
  await expect(form.getByText(/Respostas guardadas/)).toBeVisible();

  await theirs.reload();
  await expect(first.getByRole('radio', { name: 'Discordo totalmente' })).toBeChecked();
  await form.getByRole('button', { name: 'Apagar minhas respostas' }).click();
  await expect(form.getByText('As suas respostas foram apagadas.')).toBeVisible();
  await theirs.context().close();

  await page.reload();
  await expect(main.getByText(/nem quantas pessoas responderam/).first()).toBeVisible();
  await main.getByRole('button', { name: 'Cancelar este pulso' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar o pulso' }).click();
  await expect(main.getByText('Ainda não houve nenhum pulso.')).toBeVisible();
});

test('the results of a pulse are shown by group, with their basis and what to do next', async ({ page }) => {
  const company = await openNewCockpit(page);
  await publishNumbers(company.id, 'vendas', 40, { pulse: true });
  await page.goto('/cockpit/pulso');
  const main = page.getByRole('main');
  await expect(main.getByText('Responderam cerca de 30 de 40 (75%) pessoas consultadas.')).toBeVisible();
  await expect(main.getByText(/eNPS: −?\d+ \(entre/)).toBeVisible();
  await expect(main.getByText('Excesso de demandas').first()).toBeVisible();
  await expect(main.getByText(/não substitui o levantamento|nem substitui/i).first()).toBeVisible();
  await main
    .getByRole('link', { name: /Criar um programa com/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/cockpit\/programas\?licao=/);
  await page.goBack();
  await expectNoViolations(page, 'the results of a pulse');
});
