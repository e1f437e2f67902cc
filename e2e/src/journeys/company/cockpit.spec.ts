import { readFile } from 'node:fs/promises';
import { sampleCases } from '@aura/testing';
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations, settled } from '../../support/axe.ts';
import { startWithConsent } from '../../support/consent.ts';
import { text } from '../../support/database.ts';
import { signUpDiagnosed } from '../../support/diagnoses.ts';
import { chart, openAll, openCockpit } from '../../support/cockpit.ts';
import { expectOnFirstScreen, SCREENS } from '../../support/one-screen.ts';
import { layoutShift } from '../../support/watch.ts';

const CHARTS = [
  'Funil de adesão',
  'Índice de engajamento',
  'Mapa de competências',
  'Prioridades de desenvolvimento',
  'Conclusão das lições',
] as const;

const MANAGER_PAGES = [
  ...['', '/pessoas', '/importar', '/programas', '/pulso', '/registro', '/configuracao', '/relatorio'].map(
    (page) => `/cockpit${page}`,
  ),
  '/planos',
  '/configuracoes',
  '/notificacoes',
];
/** Pages for everyone; on some, a lesson or a line of a CV mentions other plans and amounts. */
const EVERYBODY_S_PAGES = ['/', '/faq', '/ferramentas-ia', '/diagnostico-carreira', '/perfil'];
const MEMBER_PAGES = [
  ...EVERYBODY_S_PAGES,
  '/otimizador-curriculo',
  '/otimizador-linkedin',
  '/buscador-vagas',
  '/simulador-entrevista',
  '/mentor-ia',
  '/micro-learnings',
  '/micro-learnings/feedback-construtivo',
  '/diagnostico/resultado',
  '/mapeamento-comportamental',
  '/configuracoes',
  '/notificacoes',
  '/planos',
];
/** What a person who pays for themselves is offered. */
const OFFERS =
  /plano Grátis|Impulso|Decolagem|\bConquista\b|R\$\s?\d+,\d\d|Assin(ar|e)\b|\bPlanos\b|(Ver|Conhecer|Comparar) os planos|limite no seu plano/u;

async function expectNoOffers(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Notificações/ })).toBeVisible();
    await expect(page.locator('body'), path).not.toContainText(OFFERS);
  }
}

const LOOKS = [
  [360, 780, 'dark'],
  [1280, 900, 'light'],
] as const;

for (const [width, height, colorScheme] of sampleCases('looks of the cockpit', LOOKS, 1)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('every chart has a table and a sentence, without an accessibility violation', async ({ page }) => {
      await openCockpit(page);
      await openAll(page);
      for (const name of CHARTS) {
        await expect(chart(page, name).getByRole('table').first()).toBeVisible();
        await expect(
          chart(page, name)
            .getByText(/\p{L}+ .*\d/u)
            .first(),
        ).toBeVisible();
      }
      await settled(page);
      await expectNoViolations(page, 'the cockpit with every table open');
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(isWider).toBe(false);
      for (const path of ['pessoas', 'importar', 'registro', 'configuracao', 'relatorio']) {
        await page.goto(`/cockpit/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await settled(page);
        await openAll(page);
        await expectNoViolations(page, path);
      }
    });
  });
}

test('a manager opens the cockpit at once, without files of other remotes', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openCockpit(page);
  await page.getByRole('link', { name: 'Pessoas da empresa' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pessoas' })).toBeVisible();
  const ports = new Set(asked.map((url) => new URL(url).port));
  expect([...ports].filter((port) => ['4311', '4312', '4313'].includes(port))).toEqual([]);
  expect(ports).toContain('4314');
});

for (const viewport of SCREENS) {
  test.describe(`on a screen of ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the first people are visible without scrolling, nothing jumps, and a department is one filter away', async ({
      page,
    }) => {
      await openCockpit(page);
      await page.goto('/cockpit/pessoas');
      const people = page
        .getByRole('main')
        .getByRole('row')
        .filter({ has: page.getByRole('checkbox') });
      const department = page.getByLabel('Do departamento');
      await expectOnFirstScreen(page, [
        page.getByRole('button', { name: 'Convidar uma pessoa' }),
        page.getByLabel('Buscar na lista'),
        department,
        people.nth(0),
        people.nth(1),
      ]);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
      await department.selectOption({ label: 'Engenharia' });
      await page.getByRole('button', { name: 'Buscar' }).click();
      await expect(page.getByRole('heading', { name: 'Pessoas de Engenharia' })).toBeVisible();
      await expect(people.first()).toContainText('Engenharia');
      await expect(people.filter({ hasNotText: 'Engenharia' })).toHaveCount(0);
    });
  });
}

test('a manager finds nothing to buy on any page', async ({ page }) => {
  test.slow();
  await openCockpit(page);
  await expectNoOffers(page, [...MANAGER_PAGES, ...EVERYBODY_S_PAGES]);
});

test('a person whose company pays finds nothing to buy on any page', async ({ page }) => {
  test.slow();
  await startWithConsent(page, 'refused');
  await signUpDiagnosed(page, { plan: text('b2b_equilibrio') });
  await expectNoOffers(page, MEMBER_PAGES);
});

test('filters stay in the address, and views and exports are in the log', async ({ page }) => {
  await openCockpit(page);
  const funnel = chart(page, 'Funil de adesão');
  const whole = await funnel.textContent();
  await page.getByLabel('Departamento', { exact: true }).selectOption({ label: 'Engenharia' });
  await expect(page).toHaveURL(/area=/);
  await expect(funnel).not.toHaveText(whole ?? '');
  await page.getByLabel('Período', { exact: true }).selectOption({ label: '4 semanas' });
  await expect(page).toHaveURL(/periodo=4/);
  await page.reload();
  await expect(page.getByLabel('Departamento', { exact: true }).locator('option:checked')).toHaveText(
    'Engenharia',
  );
  await expect(funnel).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(csv).toContain('Como ler');
  expect(csv).toContain('suprimida');

  const table = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV para BI' }).click();
  const [columns = '', first = ''] = (await readFile(await (await table).path(), 'utf8')).split(/\r?\n/u);
  expect(columns).toContain('semana');
  expect(columns).toContain('maximo');
  expect(first).toMatch(/\d{4}-W\d{2}/u);

  await page.getByRole('link', { name: 'Registro' }).click();
  const log = page.getByRole('main').getByRole('table');
  await expect(log.getByText(/Engenharia/).first()).toBeVisible();
  await expect(log.getByText(/Exportou|Baixou/).first()).toBeVisible();
  await expect(log.getByText(/Helena Duarte/).first()).toBeVisible();
});

test('the executive view is printed on paper without the page around it', async ({ page }) => {
  await openCockpit(page);
  await page.locator('main').getByRole('link', { name: 'Relatório executivo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Relatório executivo' })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: /Imprimir/ })).toBeHidden();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect((pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length).toBeLessThanOrEqual(4);
});

test('without an answer nothing is shown, and the page says how to go on', async ({ page }) => {
  await openCockpit(page);
  await page.route(/company\/overview/, (route) => route.abort('internetdisconnected'));
  await page.getByLabel('Período', { exact: true }).selectOption({ label: '52 semanas' });
  await expect(page.getByText('Não foi possível carregar os números')).toBeVisible();
  await expect(chart(page, 'Funil de adesão')).toBeHidden();
  await page.unroute(/company\/overview/);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(chart(page, 'Funil de adesão')).toBeVisible();
});
