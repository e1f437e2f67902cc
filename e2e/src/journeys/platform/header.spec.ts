import type { Registry } from '@aura/shared-federation/contract';
import { expect, test, type Page } from '@playwright/test';
import { signUpWith } from '../../support/accounts.ts';
import { flag, text } from '../../support/database.ts';
import { banner, logo, MENU, menuLinks, openMore } from '../../support/header.ts';
import { press } from '../../support/keyboard.ts';
import { expectNames } from '../../support/names.ts';
import { changePageData } from '../../support/page-data.ts';

/* The pages are changed on their way, which a worker between them and the network would hide. */
test.use({ serviceWorkers: 'block' });

const MANAGER_MENU = ['Ferramentas', 'Recursos', 'Para empresas', 'Painel de Gestão'];
const MANAGER = { role: text('gestor_rh') };
const PAID = { plan: text('impulso') };
const DIAGNOSED = { diagnosticoCompleto: flag(true) };

/** The page has come: until then it may still close a menu that was opened meanwhile. */
async function expectArrival(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** The entries of the account menu, which this opens. */
async function openAccountMenu(page: Page) {
  const button = banner(page).getByRole('button', { name: 'Menu da conta: Rita' });
  await button.click();
  return page.locator(`#${await button.getAttribute('aria-controls')}`).locator('a, button');
}

async function expectAccountLinks(page: Page, labels: readonly string[], paths: readonly string[]) {
  await expect(await openAccountMenu(page)).toHaveText([...labels]);
  await page.keyboard.press('Escape');
  for (const [index, path] of paths.entries()) {
    await (await openAccountMenu(page)).nth(index).click();
    await expectArrival(page, path);
  }
  await (await openAccountMenu(page)).last().click();
  await expect(banner(page).getByRole('link', { name: 'Entrar' })).toBeVisible();
}

test('a visitor sees the menu of the registry, login and sign-up', async ({ page }) => {
  await page.goto('/faq');
  await expectNames(menuLinks(page), MENU);
  await expect(banner(page).getByRole('button', { name: /Menu da conta|Notificações/ })).toHaveCount(0);
  await logo(page).click();
  await expect(page).toHaveURL('/');
  await banner(page).getByRole('link', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/login');
  await banner(page).getByRole('link', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL('/signup');
});

for (const [plan, fields] of Object.entries({ free: { plan: text('freemium') }, paid: PAID })) {
  test(`on a ${plan} plan the header leads home, to the panel, the settings and the plan`, async ({
    page,
  }) => {
    await signUpWith(page, fields);
    await page.goto('/faq');
    await expect(banner(page).getByRole('button', { name: 'Menu da conta: Rita' })).toBeVisible();
    await expectNames(menuLinks(page), MENU);
    await expect(banner(page).getByRole('link', { name: /Entrar|Criar conta/ })).toHaveCount(0);
    await logo(page).click();
    await expectArrival(page, '/');
    await expectAccountLinks(
      page,
      ['Meu Painel', 'Configurações da Conta', 'Plano e Assinatura', 'Sair'],
      ['/perfil', '/configuracoes', '/planos#assinatura'],
    );
  });
}

test('for a manager the header leads to the cockpit and to no page that asks for sign-in', async ({
  page,
}) => {
  await signUpWith(page, MANAGER);
  await page.goto('/faq');
  await expect(banner(page).getByRole('button', { name: 'Menu da conta: Rita' })).toBeVisible();
  await expectNames(menuLinks(page), MANAGER_MENU);
  await logo(page).click();
  await expect(page).toHaveURL('/cockpit');
  await page.goto('/faq');
  await expectAccountLinks(
    page,
    ['Painel de Gestão', 'Configurações da Conta', 'Sair'],
    ['/cockpit', '/configuracoes'],
  );
});

const route = (path: string, access: 'diagnosed' | 'signedIn') => ({
  path,
  access,
  title: 'Mais uma página',
  description: 'Uma página que ainda não existe.',
  files: [],
});

/** As if the tools had their own pages. The page is drawn in the browser. */
async function openWithTools(page: Page) {
  await changePageData<Registry>(page, 'aura-registry', ({ remotes, ...rest }) => ({
    ...rest,
    remotes: remotes.map((remote) => {
      const { descriptor } = remote.current;
      if (descriptor.name !== 'tools') return remote;
      const routes = [...descriptor.routes, route('/perfil', 'signedIn')];
      const navigation = [
        ...descriptor.navigation,
        { label: 'Mentor', path: '/mentor-ia', order: 22 },
        { label: 'Painel', path: '/perfil', order: 23 },
      ];
      return { ...remote, current: { ...remote.current, descriptor: { ...descriptor, routes, navigation } } };
    }),
  }));
  await page.goto('/perfil');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openMore(page);
}
const VISITOR = ['Diagnóstico', 'Ferramentas', 'Mentor (acesso restrito)', 'Painel', ...MENU.slice(2)];
/** In the application: the panel, the menu without what sells, then the tools that the menu does not name. */
const OWN = (lock: string) =>
  [
    'Meu Painel',
    'Diagnóstico',
    'Ferramentas',
    'Mentor',
    'Painel',
    'Aprendizado',
    'Otimizador de currículo',
    'Otimizador de LinkedIn',
    'Radar de vagas',
    'Simulador de entrevista',
  ].map((label) => (/^(Mentor|Otimizador|Radar|Simulador)/.test(label) ? label + lock : label));
const MANAGER_PAGES = [
  'Painel de Gestão',
  'Pessoas da empresa',
  'Programas',
  'Pulso',
  'Importar pessoas',
  'Registro de atividades',
  'Configuração e contrato',
  'Relatório executivo',
];

test('with more in the registry a visitor sees no tools, and a lock stays on them until the diagnosis', async ({
  page,
}) => {
  await openWithTools(page);
  await expectNames(menuLinks(page), VISITOR);
  await page.unrouteAll();
  await signUpWith(page);
  await openWithTools(page);
  await expectNames(menuLinks(page), OWN(' (abre com o diagnóstico)'));
  await page.unrouteAll();
  await signUpWith(page, DIAGNOSED);
  await openWithTools(page);
  await expectNames(menuLinks(page), OWN(''));
});

test('with more in the registry a paid plan sees no lock, a manager none of these pages', async ({
  page,
  browser,
}) => {
  await signUpWith(page, { ...PAID, ...DIAGNOSED });
  await openWithTools(page);
  await expectNames(menuLinks(page), OWN(''));

  await using other = await browser.newContext();
  const managers = await other.newPage();
  await signUpWith(managers, MANAGER);
  await openWithTools(managers);
  await expectNames(menuLinks(managers), MANAGER_PAGES);
});

test('the palette finds places by their words, leads on by the keyboard, and a closed tool says why it is closed', async ({
  page,
}) => {
  await signUpWith(page);
  await page.goto('/configuracoes');
  const opener = banner(page).getByRole('button', { name: 'Ir para…' });
  await expect(opener).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Ir para' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await expect(
    palette.getByRole('option', { name: /^Mentor de carreira abre com o diagnóstico/ }),
  ).toBeVisible();
  await expect(palette.getByRole('option', { name: /^Operação/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  await press(page, opener);
  await page.keyboard.type('curriculo');
  await page.keyboard.press('Enter');
  await expectArrival(page, '/diagnostico-carreira');
  await expect(page.getByText('Faça o diagnóstico para abrir “Otimizador de currículo”.')).toBeVisible();
});
