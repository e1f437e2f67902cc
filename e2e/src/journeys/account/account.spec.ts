import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { signUpWith } from '../../support/accounts.ts';
import { accountId, listDocuments } from '../../support/database.ts';
import { signUpDiagnosed } from '../../support/diagnoses.ts';
import { stored } from '../../support/notifications.ts';
import { logIn } from '../../support/people.ts';
import { redPng } from '../../support/picture.ts';
import { storedPaths } from '../../support/stored.ts';

const MANAGER = { email: 'gestora@demo.aura', password: 'demonstracao-2026' };
const SAVED = 'Suas alterações foram salvas.';
const UNCHANGED = 'Não havia nada para alterar.';

const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });
const journey = (page: Page) => page.getByRole('region', { name: 'Sua jornada' });
const plan = (page: Page) => page.getByRole('region', { name: 'Plano de carreira' });

async function openSettings(page: Page): Promise<void> {
  await page.goto('/configuracoes');
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações da Conta' })).toBeVisible();
}

/** Saves a block and sees its message come and go: the next block's is then its own. */
async function save(page: Page, name: string, message = SAVED): Promise<void> {
  await button(page, name).click();
  await answered(page, message);
}

async function answered(page: Page, message: string): Promise<void> {
  const notices = page.getByRole('region', { name: 'Avisos' });
  await expect(notices.getByText(message)).toBeVisible();
  await notices.getByRole('button', { name: 'Dispensar aviso' }).click();
  await expect(notices.getByText(message)).toHaveCount(0);
}

/** How many there are beside the acceptance of the terms. */
const answersAboutCookies = async (uid: string): Promise<number> =>
  (await listDocuments(`users/${uid}/consents`)).filter(({ fields }) => fields['choice'] !== undefined)
    .length;

/** Answers the cookie bar and waits for the record of it: leaving the page would cut its request short. */
async function refuseCookies(page: Page, uid: string): Promise<void> {
  await page.getByRole('button', { name: 'Recusar' }).click();
  await expect.poll(() => answersAboutCookies(uid)).toBeGreaterThan(0);
}

test('name, photo and skills are stored, and invalid values are refused', async ({ page }) => {
  await signUpWith(page);
  await openSettings(page);
  const menu = page.getByRole('banner').getByRole('button', { name: /Menu da conta/ });

  await test.step('name', async () => {
    await page.getByLabel('Nome', { exact: true }).fill('  ');
    await button(page, 'Salvar nome').click();
    await expect(page.getByText('Informe seu nome.')).toBeVisible();
    await page.getByLabel('Nome', { exact: true }).fill('Rita de Cássia');
    await save(page, 'Salvar nome');
    await save(page, 'Salvar nome', UNCHANGED);
    await page.reload();
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Rita de Cássia');
  });

  await test.step('photo', async () => {
    const input = page.getByLabel('Escolher uma imagem');
    const text = Buffer.from('Isto é um texto.');
    await input.setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: text });
    await expect(
      page.getByText('Este formato de arquivo não é aceito. Escolha outro arquivo.'),
    ).toBeVisible();
    await input.setInputFiles({ name: 'nota.png', mimeType: 'image/png', buffer: text });
    await expect(page.getByText('Não foi possível ler esta imagem.')).toBeVisible();
    await input.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: redPng() });
    await expect(page.getByText('É assim que a foto vai ficar. Ela ainda não foi salva.')).toBeVisible();
    await save(page, 'Salvar foto');
    await page.reload();
    await expect(page.getByText('Esta é a sua foto atual.')).toBeVisible();
    const picture = menu.locator('img');
    await expect(picture).toHaveAttribute('src', /^data:image\/webp;base64,/);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(128);
    await save(page, 'Remover foto');
    await expect(menu.locator('img')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Sem foto, aparecem as suas iniciais.')).toBeVisible();
  });

  await test.step('skills', async () => {
    const field = page.getByLabel('Suas habilidades').first();
    const skills = page.getByRole('list', { name: 'Suas habilidades' }).getByRole('listitem');
    await field.fill('Excel avançado, SQL');
    await field.press('Enter');
    await expect(skills).toHaveText(['Excel avançado', 'SQL']);
    await field.fill('excel avancado');
    await field.press('Enter');
    await expect(page.getByText('“excel avancado” já está na lista.')).toBeVisible();
    await expect(skills).toHaveCount(2);
    await field.fill('');
    await save(page, 'Salvar habilidades');
    await page.reload();
    await expect(skills).toHaveText(['Excel avançado', 'SQL']);
    await button(page, 'Remover SQL').click();
    await save(page, 'Salvar habilidades');
    await page.reload();
    await expect(skills).toHaveText(['Excel avançado']);
  });
});

test('the theme changes at once and is the one shown after a reload', async ({ page }) => {
  await signUpWith(page);
  await openSettings(page);
  await page
    .getByRole('navigation', { name: 'Seções desta página' })
    .getByRole('link', { name: 'Aparência' })
    .click();
  await expect(page.getByRole('heading', { name: 'Aparência' })).toBeInViewport();
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const inFooter = page.getByRole('contentinfo').getByLabel('Tema');
  const light = await paper();
  await page.getByRole('radio', { name: 'Escuro' }).check();
  const dark = await paper();
  expect(dark).not.toBe(light);
  await expect(inFooter).toHaveValue('dark');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Escuro' })).toBeChecked();
  await expect(inFooter).toHaveValue('dark');
  expect(await paper()).toBe(dark);
});

test('the cookie choice closes the bar, is kept as a record and holds after a reload', async ({ page }) => {
  const { uid } = await signUpWith(page);
  await openSettings(page);
  const bar = page.getByRole('region', { name: 'Preferências de cookies' });
  await expect(bar).toBeVisible();
  await page.getByRole('radio', { name: 'Recusar' }).check();
  await expect(bar).toBeHidden();
  await expect.poll(() => answersAboutCookies(uid)).toBe(1);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Recusar' })).toBeChecked();
  await expect(bar).toBeHidden();
});

test('the same goal changes nothing, another one asks and then clears the diagnosis', async ({ page }) => {
  await signUpDiagnosed(page);
  await openSettings(page);
  const goal = page.getByLabel('Objetivo principal');
  await expect(goal).toHaveValue('Analista de Dados');
  await save(page, 'Salvar objetivo', UNCHANGED);

  const dialog = page.getByRole('dialog', { name: 'Mudar o objetivo principal?' });
  await goal.fill('Gerente Administrativa');
  await button(page, 'Salvar objetivo').click();
  await expect(dialog).toContainText('o resultado do diagnóstico atual é limpo');
  await expect(dialog).toContainText('o plano de carreira atual é limpo; o que você concluiu volta');
  await dialog.getByRole('button', { name: 'Voltar' }).click();
  await page.goto('/perfil');
  await expect(page.getByRole('heading', { name: 'Seu diagnóstico' })).toBeVisible();

  await openSettings(page);
  await goal.fill('Gerente Administrativa');
  await button(page, 'Salvar objetivo').click();
  await dialog.getByRole('button', { name: 'Mudar objetivo' }).click();
  await answered(page, SAVED);
  await page.goto('/perfil');
  await expect(page.getByRole('heading', { name: 'Comece pelo diagnóstico' })).toBeVisible();
  await expect(plan(page)).toContainText('Seu plano aparece aqui assim que o diagnóstico for concluído');
  await expect(journey(page)).toContainText('25 pontos');
  await openSettings(page);
  await expect(goal).toHaveValue('Gerente Administrativa');
});

test('a CV is changed or removed only after the question, and "Voltar" keeps it', async ({ page }) => {
  await signUpDiagnosed(page);
  await openSettings(page);
  const area = page.getByLabel('Texto do currículo');
  await expect(area).toHaveValue(/Rita Moreira/);
  const changing = page.getByRole('dialog', { name: 'Mudar o currículo?' });
  const removing = page.getByRole('dialog', { name: 'Remover o currículo?' });
  const before = await area.inputValue();

  await area.fill(`${before}\nCurso de liderança, 2026`);
  await button(page, 'Salvar currículo').click();
  await expect(changing).toContainText('o resultado do diagnóstico atual é limpo');
  await changing.getByRole('button', { name: 'Voltar' }).click();
  await expect(area).toHaveValue(`${before}\nCurso de liderança, 2026`);
  await page.reload();
  await expect(area).toHaveValue(before);

  await button(page, 'Remover currículo').click();
  await expect(removing).toContainText('O texto do seu currículo será apagado do seu perfil.');
  await removing.getByRole('button', { name: 'Voltar' }).click();
  await page.reload();
  await expect(area).toHaveValue(before);

  await area.fill(`${before}\nCurso de liderança, 2026`);
  await button(page, 'Salvar currículo').click();
  await changing.getByRole('button', { name: 'Mudar currículo' }).click();
  await answered(page, SAVED);
  await button(page, 'Remover currículo').click();
  await removing.getByRole('button', { name: 'Remover currículo' }).click();
  await answered(page, SAVED);
  await expect(area).toHaveValue('');
  await page.reload();
  await expect(area).toHaveValue('');
  await expect(button(page, 'Remover currículo')).toHaveCount(0);
  await page.goto('/perfil');
  await expect(page.getByRole('heading', { name: 'Comece pelo diagnóstico' })).toBeVisible();
});

test('saving without a connection shows an error and keeps what was typed', async ({ page, context }) => {
  await signUpWith(page);
  await openSettings(page);
  const name = page.getByLabel('Nome', { exact: true });
  await name.fill('Rita Sem Rede');
  await context.setOffline(true);
  await save(page, 'Salvar nome', 'Ocorreu um erro ao salvar suas alterações.');
  await expect(name).toHaveValue('Rita Sem Rede');
  await expect(page.getByRole('banner').getByRole('button', { name: /Menu da conta: Rita$/ })).toBeVisible();
  await context.setOffline(false);
  await save(page, 'Salvar nome');
  await page.reload();
  await expect(name).toHaveValue('Rita Sem Rede');
});

test('the panel shows phase, points, badges, archetype, use and plan, and a task changes the points', async ({
  page,
}) => {
  await signUpDiagnosed(page);
  await page.goto('/perfil');
  await expect(page.getByRole('heading', { level: 1, name: 'Olá, Rita' })).toBeVisible();
  await expect(journey(page).getByRole('list').first().getByRole('listitem')).toHaveCount(5);
  await expect(journey(page)).toContainText('Fase 2 de 5');
  await expect(journey(page).locator('[aria-current="step"]')).toHaveCount(1);
  await expect(journey(page)).toContainText('25 pontos');

  const badges = page.getByRole('region', { name: 'Selos' });
  await expect(badges.getByRole('heading', { level: 3, name: 'Protagonista Iniciante' })).toBeVisible();
  await expect(badges.getByText(/Conquistado em/)).toHaveCount(1);
  await badges.getByText('Para conquistar: 5 selos').click();
  await expect(page.getByRole('list', { name: 'Selos para conquistar' }).getByRole('listitem')).toHaveCount(
    5,
  );
  await expect(page.getByRole('region', { name: 'Arquétipo' })).toContainText('Não mapeado');
  await expect(page.getByRole('region', { name: 'Plano e assinatura' })).toContainText('Grátis');
  const usage = page.getByRole('region', { name: 'Uso do mês' });
  await expect(usage.getByRole('listitem')).toHaveCount(6);
  await expect(usage.getByRole('listitem').first()).toContainText('usado 0 de 1');

  const task = plan(page).getByRole('checkbox').first();
  const title = (await plan(page).getByRole('listitem').first().locator('label').innerText()).trim();
  await stored(page, () => task.check());
  await expect(journey(page)).toContainText('30 pontos');
  await expect(plan(page)).toContainText(/1 de \d+ tarefas concluídas/);
  await page.goto('/diagnostico/resultado#plano');
  const same = page
    .getByRole('region', { name: 'Seu plano de 90 dias' })
    .getByRole('checkbox', { name: title });
  await expect(same).toBeChecked();
  await page.goto('/perfil');
  await expect(journey(page)).toContainText('30 pontos');
  await page.goto('/diagnostico/resultado#plano');
  await stored(page, () => same.uncheck());
  await page.goto('/perfil');
  await expect(journey(page)).toContainText('25 pontos');
  await expect(plan(page)).toContainText(/0 de \d+ tarefas concluídas/);
  await task.check();
  await expect(journey(page)).toContainText('30 pontos');
  await task.uncheck();
  await expect(journey(page)).toContainText('25 pontos');
});

test('a manager opens their settings and their panel', async ({ page }) => {
  await page.goto('/login?next=%2Fconfiguracoes');
  await logIn(page, MANAGER);
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações da Conta' })).toBeVisible();
  await page.goto('/perfil');
  await expect(page.getByRole('heading', { level: 1, name: /^Olá/ })).toBeVisible();
});

test("the export is a file with every document of the person and nobody else's", async ({ page }) => {
  const { uid, person } = await signUpDiagnosed(page);
  const { email } = person;
  await openSettings(page);
  await refuseCookies(page, uid);
  const arriving = page.waitForEvent('download');
  await button(page, 'Baixar meus dados').click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/^aura-meus-dados-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  const { account, documents } = JSON.parse(text) as {
    account: { uid: string; email: string };
    documents: { path: string; data: Record<string, unknown> }[];
  };
  expect(account).toMatchObject({ uid, email });
  const paths = documents.map(({ path }) => path).toSorted();
  const ownPaths = paths.filter((path) => path.startsWith('users/'));
  expect(ownPaths).toEqual(await storedPaths(`users/${uid}`));
  // Messages that were sent to the person, which a worker keeps in its own time.
  expect(paths.filter((path) => !/^(users|sentMessages|messageOutbox)\//.test(path))).toEqual([]);
  for (const kind of ['diagnoses', 'pointEvents', 'consents']) {
    expect(paths, kind).toContainEqual(expect.stringMatching(`^users/${uid}/${kind}/`));
  }
  const profile = documents.find(({ path }) => path === `users/${uid}`)?.data;
  expect(profile?.['resumeText']).toContain('Distribuidora Horizonte');
  expect(text).not.toContain('demo.aura');
});

test('an old sign-in asks for the password again, and the export goes on by itself', async ({ page }) => {
  const { person } = await signUpWith(page);
  await openSettings(page);
  const message =
    'Esta operação é sensível e requer autenticação recente. Faça login novamente antes de tentar novamente.';
  await page.route(
    '**/api/account/export',
    (route) => route.fulfill({ status: 403, json: { error: { code: 'recent_login_required', message } } }),
    { times: 1 },
  );
  await button(page, 'Baixar meus dados').click();
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' });
  await expect(dialog.getByLabel('Sua senha')).toBeFocused();
  await dialog.getByLabel('Sua senha').fill('outra-senha-qualquer');
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog.getByText('A senha não confere.')).toBeVisible();
  const arriving = page.waitForEvent('download');
  await dialog.getByLabel('Sua senha').fill(person.password);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  const text = await readFile(await (await arriving).path(), 'utf8');
  expect(text).toContain(person.email);
  await expect(dialog).toHaveCount(0);
});

test('a deleted account is gone: with its data, in the other tab, and at the login', async ({
  page,
  context,
}) => {
  const { uid, person } = await signUpDiagnosed(page);
  await openSettings(page);
  await refuseCookies(page, uid);
  const other = await context.newPage();
  await other.goto('/perfil');
  await expect(other.getByRole('heading', { level: 1, name: 'Olá, Rita' })).toBeVisible();

  await button(page, 'Excluir minha conta').click();
  const dialog = page.getByRole('dialog', { name: 'Excluir sua conta?' });
  const erase = dialog.getByRole('button', { name: 'Excluir minha conta' });
  for (const typed of ['', 'excluir', 'APAGAR']) {
    await dialog.getByLabel('Para confirmar, digite EXCLUIR').fill(typed);
    await erase.click();
    await expect(dialog.getByText('Digite EXCLUIR, em letras maiúsculas.')).toBeVisible();
  }
  expect(await accountId(person.email)).toBe(uid);

  await dialog.getByLabel('Para confirmar, digite EXCLUIR').fill('EXCLUIR');
  await erase.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Sua conta e seus dados foram excluídos.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
  await expect(other).toHaveURL(/\/login/);
  expect(await storedPaths(`users/${uid}`)).toEqual([]);
  expect(await accountId(person.email)).toBeNull();

  await page.goto('/login');
  await logIn(page, person);
  await expect(page.locator('main').getByRole('alert')).toHaveText('Email ou senha inválidos.');
});
