import { expect, test, type Page } from '@playwright/test';
import { listDocuments } from '../../support/database.ts';
import { newPerson } from '../../support/people.ts';

const field = {
  name: (page: Page) => page.getByLabel('Nome'),
  email: (page: Page) => page.locator('main').getByLabel('E-mail', { exact: true }),
  subject: (page: Page) => page.getByLabel('Assunto'),
  company: (page: Page) => page.getByLabel('Empresa (opcional)'),
  message: (page: Page) => page.getByLabel('Mensagem'),
};

const send = (page: Page) => page.getByRole('button', { name: 'Enviar mensagem' });

/** What the database keeps of the messages of an address. */
async function leadsOf(email: string) {
  const leads = await listDocuments('leads');
  return leads.filter(({ fields }) => fields['email']?.['stringValue'] === email);
}

async function open(page: Page, path = '/contato'): Promise<void> {
  await page.goto(path);
  await field.name(page).focus();
  await expect(send(page)).toBeEnabled();
}

test('every field explains its fault, and the first one takes the focus', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page);

  await send(page).click();
  await expect(field.name(page)).toBeFocused();
  for (const message of [
    'Informe seu nome.',
    'Informe seu e-mail.',
    'Escolha um assunto.',
    'Escreva sua mensagem.',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(field.name(page)).toHaveAccessibleDescription(/Informe seu nome\./);
  await expect(field.name(page)).toHaveAttribute('aria-invalid', 'true');

  await field.name(page).fill('Rita Moreira');
  for (const address of ['rita', 'rita@exemplo']) {
    await field.email(page).fill(address);
    await send(page).click();
    await expect(field.email(page)).toBeFocused();
    await expect(page.getByText('O formato do e-mail é inválido.')).toBeVisible();
  }

  await field.email(page).fill('rita@exemplo.test');
  await send(page).click();
  await expect(field.subject(page)).toBeFocused();

  await field.subject(page).selectOption({ label: 'Imprensa' });
  await field.message(page).fill('Oi');
  await send(page).click();
  await expect(field.message(page)).toBeFocused();
  await expect(page.getByText('Escreva pelo menos 10 caracteres.')).toBeVisible();
  expect(asked).not.toContainEqual(expect.stringMatching(/contact$/));
});

test('a message that the server could not take keeps everything typed, and a retry stores it once', async ({
  page,
}) => {
  const { email } = newPerson();
  await open(page, '/contato?assunto=empresa');
  await expect(field.subject(page)).toHaveValue('empresa');
  await field.name(page).fill('Rita Moreira');
  await field.email(page).fill(email);
  await field.company(page).fill('Distribuidora Horizonte');
  await field.message(page).fill('Queremos conhecer o programa para trinta pessoas.');

  // Taken by the server, but its answer is lost on the way: the retry must not store it again.
  const unavailable = { code: 'unavailable', message: 'O serviço está indisponível no momento.' };
  await page.route(
    '**/api/contact',
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 503, json: { error: unavailable } });
    },
    { times: 1 },
  );
  await send(page).click();
  const alert = page.locator('main').getByRole('alert');
  await expect(alert).toContainText('Sua mensagem não foi enviada');
  await expect(alert).toContainText('O que você escreveu continua aqui.');
  await expect(field.name(page)).toHaveValue('Rita Moreira');
  await expect(field.email(page)).toHaveValue(email);
  await expect(field.subject(page)).toHaveValue('empresa');
  await expect(field.company(page)).toHaveValue('Distribuidora Horizonte');
  await expect(field.message(page)).toHaveValue('Queremos conhecer o programa para trinta pessoas.');

  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Recebemos sua mensagem.' })).toBeFocused();
  await expect(page.locator('main')).toContainText(`Respondemos a ${email}`);
  const leads = await leadsOf(email);
  expect(leads).toHaveLength(1);
  expect(leads[0]?.fields).toMatchObject({
    name: { stringValue: 'Rita Moreira' },
    subject: { stringValue: 'empresa' },
    company: { stringValue: 'Distribuidora Horizonte' },
    message: { stringValue: 'Queremos conhecer o programa para trinta pessoas.' },
  });

  await page.getByRole('button', { name: 'Enviar outra mensagem' }).click();
  await expect(field.name(page)).toBeFocused();
  await expect(field.message(page)).toHaveValue('');
});

test('no keyboard and no screen reader reaches the field that is there for machines', async ({ page }) => {
  await open(page);
  const names: string[] = [];
  await page.keyboard.press('Tab');
  while (!(await send(page).evaluate((button) => button === document.activeElement))) {
    names.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''));
    expect(names.length).toBeLessThan(20);
    await page.keyboard.press('Tab');
  }
  expect(names).toEqual(expect.arrayContaining(['email', 'subject', 'company', 'message']));
  expect(names).not.toContain('confirmacao_2');
  await expect(page.locator('[name="confirmacao_2"]')).toBeAttached();
  await expect(page.getByRole('textbox', { name: /Deixe este campo/ })).toHaveCount(0);
});

test('an unknown subject in the address chooses none', async ({ page }) => {
  await open(page, '/contato?assunto=%3Cb%3E');
  await expect(field.subject(page)).toHaveValue('');
});
