import { sampleCases } from '@aura/testing';
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { text } from '../../support/database.ts';
import { cards, openRadar, searchJobs } from '../../support/jobs.ts';
import { made } from '../../support/made-documents.ts';

const FREE = { plan: text('decolagem') };

const ASKED = 'Requisitos: Excel avançado, contas a pagar, conciliação bancária e Power BI. Desejável: SQL.';
const CSV = `titulo;empresa;cidade;uf;contrato;salario_min;salario_max;descricao
Analista Financeiro;Mirante Papel;Recife;PE;CLT;4.500,00;5.500,00;"${ASKED} Graduação em Administração ou Contábeis."
;Sem título;Olinda;PE;CLT;;;"${ASKED} Graduação em Administração."
Comprador;Mirante Papel;Recife;PE;CLT;;;"Requisitos: negociação com fornecedores, cotação, Excel intermediário e inglês. \
Desejável: SAP. Experiência de 2 anos em compras."
`;

const stageOf = (page: Page, title: string) =>
  page.getByRole('article', { name: title }).getByLabel('Mover para');

for (const width of sampleCases('widths of the tracker', [360, 1280], 1)) {
  test(`a kept job moves through the stages, keeps notes and goes again, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openRadar(page, FREE);
    await searchJobs(page, 'analista');
    const card = cards(page).first();
    const title = await card.getByRole('heading').innerText();
    await card.getByRole('button', { name: /^Guardar a vaga/ }).click();
    await card.getByRole('link', { name: 'Guardada em Minhas vagas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const notes = page.getByLabel('Anotações');
    await notes.fill('Falei com a Marta.');
    await notes.blur();
    await expect(page.getByText('Anotações guardadas.')).toBeVisible();

    await page.getByRole('link', { name: 'Minhas vagas' }).first().click();
    await stageOf(page, title).selectOption({ label: 'Entrevista' });
    await stageOf(page, title).blur();
    await expect(page.getByText('1 vaga: 1 em entrevista.')).toBeVisible();
    await expectNoViolations(page, 'tracker');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.reload();
    await expect(stageOf(page, title)).toHaveValue('interview');
    await page.getByRole('article', { name: title }).getByRole('link', { name: title }).click();
    await expect(page.getByLabel('Anotações')).toHaveValue('Falei com a Marta.');
    await expectNoViolations(page, 'saved job');
  });
}

test('a card is dragged to another stage and stays there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openRadar(page, FREE);
  await searchJobs(page, 'analista');
  const title = await cards(page).first().getByRole('heading').innerText();
  await cards(page)
    .first()
    .getByRole('button', { name: /^Guardar a vaga/ })
    .click();
  await expect(cards(page).first().getByRole('link', { name: 'Guardada em Minhas vagas' })).toBeVisible();
  await page.goto('/buscador-vagas?tela=minhas');
  const card = page.getByRole('article', { name: title });
  await expect(card).toHaveAttribute('draggable', 'true');
  await card.dragTo(page.getByRole('region', { name: /^Enviada/ }));
  await expect(stageOf(page, title)).toHaveValue('applied');
  await expect(page.getByText('1 vaga: 1 enviada.')).toBeVisible();
});

test('a table of ads is read on the device and compared, and the chosen ads are kept', async ({ page }) => {
  await openRadar(page, FREE, '?tela=adicionar');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/jobs')) sent.push(request.url());
  });
  await page.getByLabel(/Planilha CSV ou JSON/).check();
  await page.locator('input[type="file"]').setInputFiles(made('vagas.csv', CSV));
  await expect(page.getByText('Analista Financeiro')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/linha 3/i)).toBeVisible();
  await expect(page.getByText(/de 100/).first()).toBeVisible({ timeout: 20_000 });
  expect(sent).toEqual([]);
  await expectNoViolations(page, 'preview of an import');
  await page.getByRole('checkbox', { name: /Comprador/ }).uncheck();
  await page.getByRole('button', { name: /^Guardar 1 vaga/ }).click();
  // It comes once the vacancy is kept; the tab of nearly the same name is there before.
  await page.getByRole('link', { name: 'Ver Minhas vagas' }).click();
  await expect(page.getByRole('article', { name: 'Analista Financeiro' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);

  // As the installed app is handed an ad by another one (`share_target` of the manifest).
  const handed = new URLSearchParams({ titulo: 'Comprador', texto: 'https://vagas.example/7' });
  await page.goto(`/buscador-vagas?tela=adicionar&${handed}`);
  await expect(page.getByLabel(/Título da vaga/)).toHaveValue('Comprador');
  await expect(page.getByLabel(/Link da vaga/)).toHaveValue('https://vagas.example/7');
  await page.getByRole('button', { name: 'Ler a vaga' }).click();
  await expect(page.getByText('Cole o texto do anúncio.')).toBeVisible();
});
