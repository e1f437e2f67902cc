import { expect, type Locator, type Page } from '@playwright/test';
import { text } from './database.ts';
import { openTool } from './optimizer.ts';

/** A CV as a diagnosis stores it with the profile. */
const STORED_CV = `Rita Moreira
Local: São Paulo, SP

EXPERIÊNCIA PROFISSIONAL
Cargo: Analista Administrativa
Empresa: Distribuidora Horizonte
Período: 2019-03 – atual
- Reduzi em 20% o prazo de fechamento mensal com planilhas no Excel.
- Cuidei de compras, contas a pagar e relatórios em Power BI.

FORMAÇÃO ACADÊMICA
Instituição: Universidade Federal de São Paulo
Grau: Bacharelado
Curso: Administração
Período: 2012 – 2015

HABILIDADES
- Excel
- Power BI
- SQL`;

/** Signs up a new person with a diagnosis and a CV, and opens the radar; its search then suggests the place of the CV. */
export async function openRadar(page: Page, fields: Parameters<typeof openTool>[2], screen = '') {
  const opened = await openTool(page, `/buscador-vagas${screen}`, { resumeText: text(STORED_CV), ...fields });
  // A suggestion that comes later would stand in a field that is emptied before.
  if (screen === '') await expect(page.getByLabel('Onde')).toHaveValue('São Paulo, SP');
  return opened;
}

/** Fills the search in and sends it; ends when its results are there. */
export async function searchJobs(page: Page, words: string, place = ''): Promise<void> {
  await page.getByLabel('O quê').fill(words);
  await page.getByLabel('Onde').fill(place);
  await page.getByRole('button', { name: 'Buscar vagas' }).click();
  await expect(results(page)).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
}

/** The list of postings found. */
export const results = (page: Page): Locator => page.locator('section[aria-labelledby="results-title"]');

/** The cards on the page, in their order. */
export const cards = (page: Page): Locator => page.locator('main').getByRole('article');

/** The ad beside the list, on a wide screen. */
export const openAd = (page: Page): Locator => page.getByRole('region', { name: 'Vaga aberta' });

/** Numbers of the cards from top to bottom, as a person reads them; cards without a number give null. */
export async function shownFits(page: Page): Promise<(number | null)[]> {
  const texts = await cards(page).allInnerTexts();
  return texts.map((card) => {
    const [, value] = /(\d+(?:,\d)?) de 100/.exec(card) ?? [];
    return value === undefined ? null : Number(value.replace(',', '.'));
  });
}

/** Opens the filters where they are folded away. */
export async function openFilters(page: Page): Promise<void> {
  const summary = page.getByRole('complementary', { name: 'Filtros' }).locator('summary').first();
  const isOpen = await summary.evaluate((element) => (element.parentElement as HTMLDetailsElement).open);
  if (!isOpen) await summary.click();
}
