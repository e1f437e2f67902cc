import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { cards, openFilters, openRadar, results, searchJobs } from '../../support/jobs.ts';

const used = (page: Page) => page.getByText('1 de 1 usado neste mês');
const wall = (page: Page) =>
  page.getByRole('region', { name: 'Você chegou ao limite de buscas de vagas deste mês' });
const calls = (page: Page): string[] => {
  const made: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/jobs')) made.push(request.url());
  });
  return made;
};

test('one search of the month: its pages, filters, orders and reloads are free, another is refused', async ({
  page,
}) => {
  await openRadar(page, {});
  await expect(page.getByText(/^Esta busca conta no mês, se achar vagas: resta 1 até/)).toBeVisible();
  await searchJobs(page, 'analista');
  await expect(used(page)).toBeVisible();
  const after = results(page).getByRole('region', { name: 'Depois da última busca do mês' });
  await expect(after).toContainText('por 24 horas');
  await expect(after.getByRole('link', { name: 'Adicionar vagas' })).toBeVisible();
  await expectNoViolations(page, 'the results of the last search');
  const first = await cards(page).first().getByRole('heading').innerText();

  await openFilters(page);
  await page.getByRole('checkbox', { name: /^CLT/ }).check();
  await expect(page).toHaveURL(/contrato=clt/);
  await page.getByLabel('Ordenar por').selectOption('newest');
  await expect(page).toHaveURL(/ordem=recentes/);
  await page.goBack();
  await page.goBack();
  await expect(cards(page).first()).toContainText(first);
  await page.reload();
  await expect(cards(page).first()).toContainText(first, { timeout: 30_000 });
  await expect(used(page)).toBeVisible();

  await page.getByLabel('O quê').fill('enfermagem');
  await page.getByRole('button', { name: 'Buscar vagas' }).click();
  const refusal = page.getByRole('status').filter({ hasText: 'A busca não foi feita' });
  await expect(refusal).toContainText('Você chegou ao limite de buscas de vagas deste mês');
  // Said once, where the attention is, and read out from there on.
  await expect(used(page)).toHaveCount(1);
  await expect(page.locator(':focus').filter({ has: refusal })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /vagas?$/ })).toHaveCount(0);
  await expect(refusal.getByRole('link', { name: 'Conhecer os planos' })).toHaveAttribute(
    'href',
    /^\/planos\?de=%2Fbuscador-vagas%3Fbusca%3Denfermagem.*#escolher$/,
  );
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByLabel('O quê')).toHaveValue('enfermagem');

  await searchJobs(page, 'analista');
  await expect(cards(page).first()).toContainText(first);
  await expect(used(page)).toBeVisible();
  await expect(wall(page)).toBeHidden();

  await page.goto('/buscador-vagas');
  await expect(wall(page)).toContainText('A contagem recomeça em 1º de');
  await expect(wall(page).getByRole('listitem').first()).toContainText('por 24 horas');
  await expect(wall(page).getByRole('listitem').filter({ hasText: 'Impulso' })).toHaveText(
    /^Impulso: 15 por mês, R\$\s79,90 por mês\./,
  );
  await expectNoViolations(page, 'the wall at the limit');
  await wall(page).getByRole('link', { name: 'Minhas vagas' }).click();
  await expect(page).toHaveURL(/tela=minhas/);
});

test('an address only fills in the form and starts no search', async ({ page }) => {
  await openRadar(page, {});
  const made = calls(page);
  await page.goto('/buscador-vagas?busca=analista&local=Recife');
  await expect(page.getByText('Toque em “Buscar vagas” para ver os resultados')).toBeVisible();
  await expect(page.getByLabel('O quê')).toHaveValue('analista');
  await expect(page.getByLabel('Onde')).toHaveValue('Recife');
  await expect(page.getByText('0 de 1 usado neste mês')).toBeVisible();
  await expect(page.getByText(/^Esta busca conta no mês/)).toBeVisible();
  expect(made).toEqual([]);
  await page.getByRole('button', { name: 'Buscar vagas' }).click();
  await expect(results(page)).toBeVisible({ timeout: 30_000 });
  expect(made).toHaveLength(1);
});

test('without a connection nothing is lost or counted, and the search can be repeated', async ({
  page,
  context,
}) => {
  await openRadar(page, {});
  await expect(page.getByLabel('O quê')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('O quê').fill('analista');
  await page.getByRole('button', { name: 'Buscar vagas' }).click();
  const failure = page.locator('main').getByRole('alert');
  await expect(failure).toContainText('Sem conexão com a internet');
  await expect(page.getByLabel('O quê')).toHaveValue('analista');
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(cards(page).first()).toBeVisible({ timeout: 30_000 });
  await expect(used(page)).toBeVisible();
});

test('an empty search says so once, in its heading, which is in view', async ({ page }) => {
  await openRadar(page, {});
  await searchJobs(page, 'xilogravurista', 'Joinville, SC');
  const title = page.getByRole('heading', { name: /^Nenhuma vaga assim/ });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await expect(results(page).getByText(/Nenhuma vaga assim/)).toHaveCount(1);
});
