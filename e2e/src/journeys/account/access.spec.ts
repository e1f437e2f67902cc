import { expect, test } from '@playwright/test';
import { makePerson, signUpWith } from '../../support/accounts.ts';
import { accountId, listDocuments, passwordLinksFor, text } from '../../support/database.ts';
import { logIn, newPerson, signOut } from '../../support/people.ts';

test('the messages of the catalogue: wrong password, taken e-mail, weak password, bad e-mail', async ({
  page,
}) => {
  const { person } = await makePerson();
  const alert = page.locator('main').getByRole('alert');

  await page.goto('/login');
  await logIn(page, { ...person, password: 'outra-senha-qualquer' });
  await expect(alert).toHaveText('Email ou senha inválidos.');
  await logIn(page, { email: newPerson().email, password: person.password });
  await expect(alert).toHaveText('Email ou senha inválidos.');

  await page.goto('/signup');
  const submit = page.locator('main').getByRole('button', { name: 'Criar conta' });
  await page.getByLabel('Nome').fill('Outra Pessoa');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await submit.click();
  await expect(alert).toHaveText('Este e-mail já está em uso por outra conta.');

  await page.getByLabel('E-mail').fill(newPerson().email);
  await page.getByLabel('Senha', { exact: true }).fill('123456');
  await submit.click();
  await expect(page.getByText('Use pelo menos 10 caracteres.')).toBeVisible();
  await page.getByLabel('Senha', { exact: true }).fill('1Q2W3E4R5T');
  await submit.click();
  await expect(alert).toHaveText(
    'Muita gente usa essa senha, e ela é das primeiras a ser tentadas. Escolha outra.',
  );

  await page.getByLabel('E-mail').fill('sem-arroba');
  await submit.click();
  await expect(page.getByText('O formato do e-mail é inválido.')).toBeVisible();
});

test("Google's pop-up signs a new person in, without a network, and the terms count as accepted", async ({
  page,
  context,
}) => {
  const outside: string[] = [];
  context.on('request', (request) => {
    if (
      !['localhost', '127.0.0.1'].includes(new URL(request.url()).hostname) &&
      request.url().startsWith('http')
    ) {
      outside.push(request.url());
    }
  });
  const { email } = newPerson();
  await page.goto('/login?next=%2Fperfil');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continuar com o Google' }).click();
  const popup = await opened;
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill('Nina Google');
  await popup.locator('#sign-in').click();
  await expect(page).toHaveURL('/perfil');
  await expect(page.locator('main')).toContainText('Nina');
  expect(outside).toEqual([]);
  const uid = await accountId(email);
  await expect
    .poll(async () => (await listDocuments(`users/${uid}/consents`)).map(({ fields }) => fields['terms']))
    .toEqual([text('accepted')]);
});

test('two tabs agree about a sign-out', async ({ page, context }) => {
  await signUpWith(page);
  await page.goto('/configuracoes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/perfil');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await signOut(page);
  await expect(other).toHaveURL(/\/login/);
});

test('a next that leaves the site is dropped', async ({ page }) => {
  const { person } = await makePerson();
  await page.goto('/login?next=//evil.example/x');
  await logIn(page, person);
  await expect(page).toHaveURL('/diagnostico-carreira');
});

test('the password changes only with the current one', async ({ page }) => {
  const { person } = await signUpWith(page);
  await page.goto('/configuracoes');
  const change = async (current: string) => {
    await page.getByLabel('Senha atual').fill(current);
    await page.getByLabel('Nova senha', { exact: true }).fill('uma-senha-nova-2026');
    await page
      .getByRole('button', { name: /senha/i })
      .filter({ hasText: /Alterar|Trocar|Mudar/ })
      .click();
  };
  await change('errada-errada');
  await expect(page.getByText('A senha não confere.')).toBeVisible();
  await change(person.password);
  await expect(page.getByText(/senha (foi )?alterada|senha trocada/i).first()).toBeVisible();
  await signOut(page);
  await page.goto('/login');
  await logIn(page, { ...person, password: 'uma-senha-nova-2026' });
  await expect(page).toHaveURL('/diagnostico-carreira');
});

test('a person asks for the link of a forgotten password, and the answer does not reveal who has an account', async ({
  page,
}) => {
  const { person } = await makePerson();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  const ask = async (email: string) => {
    await page.getByLabel('E-mail da conta').fill(email);
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await expect(page.getByText('Se houver uma conta com este e-mail')).toBeVisible();
  };
  await ask(person.email);
  // The provider's own, and the one that the backend's message may already have made.
  expect(await passwordLinksFor(person.email)).toBeGreaterThan(0);
  await page.reload();
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  const stranger = newPerson().email;
  await ask(stranger);
  expect(await passwordLinksFor(stranger)).toBe(0);
  await expect(page.getByRole('link', { name: 'escolher outra senha' })).toHaveCount(0);
});

test('a forgotten password: the link of the message leads to a page of ours, works once, and lets in', async ({
  page,
}) => {
  const { person } = await makePerson();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  await page.getByLabel('E-mail da conta').fill(person.email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await page.getByRole('link', { name: 'escolher outra senha' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Escolha outra senha' })).toBeVisible();
  await expect(page.getByText(`Da conta ${person.email}.`)).toBeVisible();
  const link = page.url();
  const password = 'outra-senha-longa-2026';
  await page.getByLabel('Senha nova').fill(password);
  await page.getByRole('button', { name: 'Guardar a senha' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Senha guardada' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(/já foi usado ou perdeu a validade/)).toBeVisible();
  await page.goto('/login');
  await logIn(page, { email: person.email, password });
  await expect(page).not.toHaveURL(/login/);
});

test('an address is confirmed on a page of ours, by the link that the demonstration shows', async ({
  page,
}) => {
  await signUpWith(page);
  await page.goto('/confirmar-email');
  await page.getByRole('button', { name: 'Enviar e-mail de confirmação' }).click();
  await page.getByRole('link', { name: 'confirmar o e-mail' }).click();
  await page.getByRole('button', { name: 'Confirmar o e-mail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'E-mail confirmado' })).toBeVisible();
  await page.goto('/confirmar-email');
  await expect(page).not.toHaveURL(/confirmar-email/);
});
