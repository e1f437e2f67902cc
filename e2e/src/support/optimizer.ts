import { expect, type Page } from '@playwright/test';
import { flag, list, map, text } from './database.ts';
import { signUpWith } from './accounts.ts';

/** Fields of a person with a completed diagnostic, which opens the tools. */
const DIAGNOSED = {
  diagnosticoCompleto: flag(true),
  careerProfile: map({ skills: list(), objetivos_carreira: list(text('Analista de Dados')) }),
};

type Fields = Parameters<typeof signUpWith>[1];

/** Signs up a new person with access to the tools, and opens one. */
export async function openTool(page: Page, path: string, fields: Fields = {}) {
  const account = await signUpWith(page, { ...DIAGNOSED, ...fields });
  await page.goto(path);
  return account;
}

/** The step that is on screen. */
export const atStep = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();

/**
 * From the home of the CV optimiser to a CV that was read from pasted text.
 * @param way the name of the link that begins an analysis; another one once the month is used up
 */
export async function pasteResume(page: Page, cv: string, way = 'Analisar um currículo'): Promise<void> {
  await page.getByRole('link', { name: way }).click();
  await atStep(page, 'Qual currículo você quer melhorar?');
  await page.getByText('Prefiro colar o texto').click();
  await page.getByLabel('Texto do currículo').fill(cv);
  await page.getByRole('button', { name: 'Ler este texto' }).click();
  await atStep(page, 'Confira o que foi lido');
}

/** From the check of what was read to the result. */
export async function analyse(page: Page, job = ''): Promise<void> {
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await atStep(page, 'Para qual cargo ou vaga?');
  await page.getByLabel('Texto da vaga (opcional)').fill(job);
  await page.getByRole('button', { name: 'Analisar currículo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Seu currículo, linha a linha' })).toBeVisible({
    timeout: 30_000,
  });
}
