import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sampleCases } from '@aura/testing';
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { text } from '../../support/database.ts';
import { signUpDiagnosed } from '../../support/diagnoses.ts';
import { pdfCv } from '../../support/documents.ts';
import { made, madeZip } from '../../support/made-documents.ts';
import { atStep, openTool } from '../../support/optimizer.ts';

const PATH = '/otimizador-linkedin?etapa=perfil';
const LINKEDIN_PDF = resolve(
  import.meta.dirname,
  '../../../../shared-career/src/resume/fixtures/linkedin.pdf',
);

const EXPORT = {
  'Profile.csv':
    'First Name,Last Name,Headline,Summary,Industry,Geo Location\n' +
    'Rita,Moreira,Analista Administrativa,"Trabalho com relatórios e compras.\nGosto de planilhas.",Serviços,"São Paulo, Brasil"\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\n' +
    'Distribuidora Horizonte,Analista Administrativa,Reduzi em 20% o prazo de fechamento mensal,São Paulo,Mar 2019,\n',
  'Skills.csv': 'Name\nExcel\nAtendimento ao cliente\n',
  'messages.csv': 'FROM,TO,CONTENT\nFulana,Rita,segredo de outra pessoa\n',
};

const input = (page: Page) => page.getByLabel(/Escolha ou arraste o ZIP ou o PDF|Trocar por outro arquivo/);
const alert = (page: Page) => page.locator('main').getByRole('alert');

async function analyse(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await atStep(page, 'Para qual cargo, e o que o arquivo não mostra');
  await page.getByRole('button', { name: 'Analisar perfil' }).click();
}

const atResult = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Seu perfil, seção por seção' })).toBeVisible({
    timeout: 30_000,
  });

for (const width of sampleCases('widths of the optimiser of profiles', [360, 1280], 1)) {
  test(`a data export becomes a score, drafts and a list of differences to the CV, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openTool(page, PATH);
    await input(page).setInputFiles(madeZip('dados.zip', EXPORT));
    await atStep(page, 'Confira o que foi lido');
    await expect(page.getByLabel('Título')).toHaveValue('Analista Administrativa');
    await expect(page.locator('main')).not.toContainText('segredo');
    await expectNoViolations(page, 'review');
    await analyse(page);
    await atResult(page);
    await expect(page.getByText('A conta refeita não bate')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Rascunhos' }).getByRole('article')).not.toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Lista de conferência' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoViolations(page, 'result');
    await page.getByRole('link', { name: 'Ver todas as versões' }).click();
    await expect(page.getByText('1 de 1 usado neste mês')).toBeVisible();
  });
}

test("LinkedIn's own PDF and the pasted page are read as well", async ({ page }) => {
  await openTool(page, PATH, { plan: text('decolagem') });
  await input(page).setInputFiles(made('Profile.pdf', readFileSync(LINKEDIN_PDF)));
  await atStep(page, 'Confira o que foi lido');
  await expect(page.getByLabel('Nome', { exact: true })).not.toHaveValue('');
  await page.getByRole('button', { name: 'Voltar' }).click();

  await page.getByText('Prefiro colar o texto do perfil').click();
  await page.getByLabel('Texto do perfil').fill(PASTED_PAGE);
  await page.getByRole('button', { name: 'Ler este texto' }).click();
  await atStep(page, 'Confira o que foi lido');
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Rita Moreira');
});

const PASTED_PAGE = `Rita Moreira
Analista Administrativa | Excel e Power BI
São Paulo, São Paulo, Brasil  Informações de contato
500+ conexões

Sobre
Sou analista administrativa há oito anos e cuido de relatórios e compras.

Experiência
Analista Administrativa
Distribuidora Horizonte · Tempo integral
mar de 2019 - o momento · 7 anos 9 meses
São Paulo, Brasil
Reduzi em 30% o prazo de fechamento mensal.

Formação acadêmica
Universidade Federal de São Paulo
Bacharelado, Administração
2012 - 2015

Competências
Excel
Power BI
`;

test('every refusal gives its reason and what to do', async ({ page }) => {
  await openTool(page, PATH);
  const refusals: readonly (readonly [
    string,
    Parameters<ReturnType<typeof input>['setInputFiles']>[0],
    RegExp,
  ])[] = [
    ['ZIP_SEM_PERFIL', madeZip('dados.zip', { 'Skills.csv': 'Name\nExcel\n' }), /não traz o seu perfil/],
    [
      'ZIP_CORROMPIDO',
      made('dados.zip', 'PK\u0003\u0004isto não é um ZIP de verdade'),
      /ZIP está danificado/,
    ],
    ['PARECE_CURRICULO', pdfCv(), /parece um currículo/],
    ['ARQUIVO_VAZIO', made('vazio.zip', ''), /está vazio/],
  ];
  for (const [code, file, says] of refusals) {
    await test.step(code, async () => {
      await input(page).setInputFiles(file);
      await expect(alert(page)).toContainText(says);
    });
  }
  await page.getByText('Prefiro colar o texto do perfil').click();
  await page.getByLabel('Texto do perfil').fill('Lista de compras: arroz, feijão e café. '.repeat(10));
  await page.getByRole('button', { name: 'Ler este texto' }).click();
  await expect(alert(page)).toContainText('Não reconheci um perfil');
});

test("somebody else's profile asks for a confirmation first", async ({ page }) => {
  await openTool(page, PATH);
  const other = {
    ...EXPORT,
    'Profile.csv': EXPORT['Profile.csv'].replace('Rita,Moreira', 'Valdemar,Quintão'),
  };
  await input(page).setInputFiles(madeZip('dados.zip', other));
  await atStep(page, 'Confira o que foi lido');
  await analyse(page);
  await expect(alert(page)).toContainText('Confirme que o perfil é seu');
  await page.getByRole('checkbox', { name: 'Este perfil é meu' }).check();
  await page.getByRole('button', { name: 'Analisar perfil' }).click();
  await atResult(page);
});

test('differences between CV and profile are named', async ({ page }) => {
  await signUpDiagnosed(page, { plan: text('decolagem') });
  await page.goto(PATH);
  await input(page).setInputFiles(madeZip('dados.zip', EXPORT));
  await atStep(page, 'Confira o que foi lido');
  await analyse(page);
  await atResult(page);
  // 30 % in the CV, 20 % in the profile.
  await expect(page.getByRole('region', { name: 'LinkedIn e currículo' })).toContainText('30%');
});

test('who has no profile gets the texts for one out of the CV, and how to create it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUpDiagnosed(page, { plan: text('decolagem') });
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Ainda não tenho perfil' }).click();
  await atStep(page, 'Para qual cargo é o seu perfil novo');
  await expect(page.getByText('Seu perfil tem foto?')).toHaveCount(0);
  await page.getByRole('button', { name: 'Escrever os textos do perfil' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Os textos do seu perfil novo' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('region', { name: 'Rascunhos' }).getByRole('article')).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Criar o perfil com eles' }).click();
  await expect(page.getByRole('heading', { name: 'Crie o perfil em cinco passos' })).toBeInViewport();
  await expectNoViolations(page, 'texts of a new profile');
});
