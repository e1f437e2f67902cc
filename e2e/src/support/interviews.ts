import { expect, type Page } from '@playwright/test';
import { text } from './database.ts';
import { openTool } from './optimizer.ts';

/** A story with everything that a good one has. */
export const GOOD_STORY =
  'Em 2023, no Mercado Bom Preço, o fechamento mensal atrasava e a diretoria recebia números diferentes. ' +
  'Eu era responsável pelos relatórios e precisava entregar um número único até o quinto dia útil. Então ' +
  'conversei com as três áreas, mapeei as fontes e escrevi consultas SQL com uma regra só. Depois criei ' +
  'um painel em Power BI e treinei oito pessoas. Com isso o fechamento caiu de dez para sete dias e as ' +
  'reuniões sobre o número acabaram. Aprendi a combinar a definição antes de abrir a ferramenta.';

/** Another good story: the same one twice is not graded. */
export const OTHER_STORY =
  'Em 2022, na loja da Lapa, dois clientes esperavam a mesma entrega e só havia um produto. Eu precisava resolver até o ' +
  'fim do dia. Liguei para os dois, expliquei o erro e consegui outra unidade em uma loja vizinha. Os dois ' +
  'receberam no prazo, e criei uma conferência de estoque que evitou seis casos no mês seguinte.';

/** The same without a number, an own part and a result. */
export const WEAK_STORY =
  'A gente tinha um problema no fechamento e todo mundo ajudou bastante. Foi um período difícil, mas a ' +
  'equipe era unida e o pessoal se dedicou muito naquela época para que tudo pudesse andar melhor.';

const STORED_CV = `Rita Moreira
Local: São Paulo, SP

EXPERIÊNCIA PROFISSIONAL
Cargo: Analista de Dados
Empresa: Mercado Bom Preço
Período: 2021-03 – atual
- Criei painéis em Power BI para o fechamento mensal.

HABILIDADES
- Excel
- Power BI
- SQL`;

type Fields = Parameters<typeof openTool>[2];

/** Signs up a new person with a diagnosis and a CV, and opens the simulator. */
export const openSimulator = (page: Page, fields: Fields = {}, screen = '') =>
  openTool(page, `/simulador-entrevista${screen}`, { resumeText: text(STORED_CV), ...fields });

interface Setup {
  readonly kind?: string;
  readonly questions?: string;
  readonly mode?: 'Digitar' | 'Falar';
}

/** From the home of the simulator to its first question. */
export async function startInterview(
  page: Page,
  { kind = 'Gestor da área', questions = '3', mode }: Setup = {},
) {
  await expect(page.getByRole('heading', { level: 2, name: 'Nova simulação' })).toBeVisible();
  await page.getByRole('radio', { name: kind }).check();
  await page.getByLabel('Quantas perguntas').selectOption(questions);
  if (mode) await page.getByRole('radio', { name: mode }).check();
  await page.getByRole('button', { name: 'Começar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Pergunta 1 de ${questions}` })).toBeVisible();
}

/** The field of the answer. */
export const answerField = (page: Page) => page.getByLabel('Sua resposta', { exact: true });

/** Submits the field's content; ends when the grade is there. */
export async function grade(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Avaliar resposta' }).click();
  await expect(gradedTitle(page)).toBeVisible({ timeout: 30_000 });
}

export const gradedTitle = (page: Page) =>
  page.getByRole('heading', { level: 2, name: 'Sua resposta avaliada' });

/** The number of the answer on the page. */
export async function shownGrade(page: Page): Promise<number> {
  const section = page.getByRole('region', { name: 'Nota da resposta' });
  const shown = await section.getByText(/ de 100$/).innerText();
  return Number(shown.replace(' de 100', '').replace(',', '.'));
}
