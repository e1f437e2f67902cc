import { expect, test, type Page } from '@playwright/test';
import { signUpWith } from '../../support/accounts.ts';
import { signUpDiagnosed } from '../../support/diagnoses.ts';
import { foreignCv, pdfCv } from '../../support/documents.ts';
import { SCREENS } from '../../support/one-screen.ts';
import { stored } from '../../support/notifications.ts';
import { fillSignUp, logIn, newPerson, signOut } from '../../support/people.ts';
import { atStep, goToReview, goToStep, send, startDiagnosis, uploadCv } from '../../support/wizard.ts';

const tasks = (tab: Page) => tab.getByRole('region', { name: 'Seu plano de 90 dias' }).getByRole('checkbox');

test('a person goes from a trial over the sign-up to a result, a task and its points, and finds them after signing in again', async ({
  page,
}) => {
  const cv = pdfCv();
  const person = newPerson();
  await test.step('without an account the CV is read on the device and gets its first remarks', async () => {
    await page.goto('/ferramentas-ia');
    await page.getByRole('link', { name: 'Ler um currículo' }).click();
    await page.getByLabel('Escolha ou arraste seu currículo').setInputFiles(cv);
    const first = page.getByRole('region', { name: 'O que ajudaria primeiro' });
    await expect(first.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(cv.person);
    await page.getByRole('link', { name: 'Criar conta e continuar' }).click();
    await fillSignUp(page, person);
    await expect(page.getByRole('heading', { level: 1, name: 'Diagnóstico de carreira' })).toBeVisible();
  });

  await startDiagnosis(page, 'completo', 'Analista de Marketing Digital');
  await page.getByRole('button', { name: 'Conferir o que foi lido' }).click();
  await atStep(page, 'Confira o que foi lido');
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(cv.person);
  await goToReview(page);
  await send(page);

  await test.step('every strength quotes the line that proves it', async () => {
    const strengths = page.getByRole('region', { name: 'O que você já tem' });
    await expect(strengths.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(strengths.locator('blockquote').first()).not.toBeEmpty();
    const headings = await strengths.getByRole('heading', { level: 3 }).count();
    expect(headings).toBeLessThanOrEqual(5);
    expect(await strengths.locator('blockquote').count()).toBeGreaterThanOrEqual(headings);
  });

  await test.step('the number is recomputed in front of the person', async () => {
    await page.getByRole('tab', { name: 'Cálculo' }).click();
    await expect(page.getByRole('heading', { name: 'Como calculamos' })).toBeVisible();
    await expect(page.getByText('A conta refeita não bate')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Provas');
  });

  await test.step('a task moves the points and the server keeps both', async () => {
    await page.getByRole('tab', { name: 'Plano' }).click();
    const plan = page.getByRole('region', { name: 'Seu plano de 90 dias' });
    const task = plan.getByRole('checkbox').first();
    await stored(page, () => task.check());
    await expect(page.getByText('+5 pontos').first()).toBeVisible();
    await page.goto('/perfil');
    await expect(page.getByRole('region', { name: 'Sua jornada' })).toContainText('30 pontos');
    await expect(page.locator('main')).toContainText('Protagonista Iniciante');
    await page.goto('/diagnostico/resultado#plano');
    await expect(plan.getByRole('checkbox').first()).toBeChecked();
    await stored(page, () => plan.getByRole('checkbox').first().uncheck());
    await page.goto('/perfil');
    await expect(page.getByRole('region', { name: 'Sua jornada' })).toContainText('25 pontos');
  });

  await test.step('signed out, the result asks for the login and comes back', async () => {
    await signOut(page);
    await expect(page).toHaveURL('/');
    await page.goto('/diagnostico/resultado');
    await expect(page).toHaveURL('/login?next=%2Fdiagnostico%2Fresultado');
    await logIn(page, person);
    await expect(page).toHaveURL('/diagnostico/resultado');
    await expect(page.getByRole('heading', { level: 1, name: 'Resultado do diagnóstico' })).toBeVisible();
  });
});

test('a task that another tab has completed stays completed, and the next one is counted too', async ({
  page,
  context,
}) => {
  await signUpDiagnosed(page);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/diagnostico/resultado?aba=plano');
  await expect(tasks(page).first()).toBeVisible();
  await expect(tasks(other).first()).toBeVisible();

  await stored(page, () => tasks(page).nth(0).check());
  await expect(page.getByText('+5 pontos').first()).toBeVisible();
  await tasks(other).nth(1).check();
  await expect(tasks(other).nth(0)).toBeChecked();
  await expect(tasks(other).nth(1)).toBeChecked();
  await other.goto('/perfil');
  await expect(other.getByRole('region', { name: 'Sua jornada' })).toContainText('35 pontos');
});

test('a CV written outside the team is read in the browser', async ({ page }) => {
  const cv = foreignCv();
  test.skip(cv === null, 'the test data (AURA_TESTDATA) is absent');
  if (!cv) return;
  await signUpWith(page);
  await startDiagnosis(page, 'completo', 'Cientista de Dados');
  await uploadCv(page, cv);
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('John Doe');
  await expect(page.getByLabel('E-mail')).toHaveValue('john.doe@email.com');
});

test('on a phone, without a CV: one question at a time, and a partial result that invents no strength', async ({
  page,
}) => {
  const [phone] = SCREENS;
  await page.setViewportSize(phone);
  await signUpWith(page);
  await startDiagnosis(page, 'completo', 'Analista de Dados');
  await goToStep(page, 'O que você gosta de fazer');

  await test.step('a tap answers and leads on, the browser leads back, and skipping stays quiet', async () => {
    const statement = (at: number) => page.getByRole('group', { name: `Frase ${at} de 24` });
    const scale = statement(1).getByRole('radio');
    await expect(scale.first()).toHaveAccessibleName('Não gostaria nada');
    await expect(scale.last()).toHaveAccessibleName('Gostaria muito');
    await expect(page.locator('main').getByRole('radio')).toHaveCount(await scale.count());
    const skip = page.getByRole('button', { name: 'Pular este passo' });
    // The last tap was at the place of the bar, where it now lies under the pointer.
    await page.mouse.move(0, 0);
    await expect(skip).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await statement(1).getByText('Gostaria muito').click();
    await expect(statement(2)).toBeFocused();
    await expect(page.getByText('1 de 24', { exact: true })).toBeVisible();
    await expect(skip).toHaveCount(0);
    await page.goBack();
    await expect(scale.last()).toBeChecked();
  });

  await goToReview(page);
  await send(page);
  await expect(page.locator('main blockquote')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Plano' }).click();
  await expect(tasks(page).first()).toBeVisible();
});

test('a reload in the middle loses nothing', async ({ page }) => {
  await signUpWith(page);
  await startDiagnosis(page, 'completo', 'Cozinheira de hospital');
  await expect(page.getByText('Progresso salvo')).toBeVisible();
  await page.goto('/diagnostico-carreira');
  await page.getByRole('button', { name: 'Continuar de onde parei' }).click();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await atStep(page, 'Aonde você quer chegar?');
  await expect(page.getByRole('combobox', { name: 'Cargo que você busca' })).toHaveValue(
    'Cozinheira de hospital',
  );
});

test('a changed goal shows what it clears, and the earlier version stays readable', async ({ page }) => {
  await signUpDiagnosed(page);
  await page.goto('/diagnostico-carreira');
  await page.getByRole('button', { name: 'Começar o completo' }).click();
  await page.getByRole('combobox', { name: 'Cargo que você busca' }).fill('Gerente Administrativo');
  await page.keyboard.press('Escape');
  await goToReview(page);
  await page.getByRole('button', { name: 'Enviar e ver o resultado' }).click();
  const dialog = page.getByRole('dialog', { name: 'O resultado novo entra no lugar do atual' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Enviar e refazer o plano' }).click();
  await expect(page).toHaveURL(/\/diagnostico\/resultado$/);
  await page.getByRole('tab', { name: 'Cálculo' }).click();
  await expect(page.getByRole('heading', { name: 'Versões anteriores' })).toBeVisible();
  await expect(page.locator('main')).toContainText('Analista de Dados');
  await page.goto('/perfil');
  await expect(page.getByRole('heading', { name: 'Protagonista Iniciante' })).toHaveCount(1);
});

test('the quick variant is counted: the second one of the month is refused and nothing is lost', async ({
  page,
}) => {
  await signUpWith(page);
  await startDiagnosis(page, 'rápido', 'Analista de Dados');
  await goToReview(page);
  await send(page);
  await startDiagnosis(page, 'rápido', 'Motorista de caminhão');
  await goToReview(page);
  await page.getByRole('button', { name: 'Enviar e ver o resultado' }).click();
  await expect(page.getByText('O diagnóstico não foi feito')).toBeVisible();
  await expect(page.getByText('Você chegou ao limite de diagnósticos rápidos deste mês')).toBeVisible();
  await expect(page.getByText('Motorista de caminhão')).toBeVisible();
  // Refused before anything was cleared: the first result is still there.
  await page.goto('/diagnostico/resultado');
  await expect(page.locator('main')).toContainText('Analista de Dados');
});
