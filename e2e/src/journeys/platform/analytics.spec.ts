import { isDeepRun } from '@aura/testing';
import { expect, test, type Page } from '@playwright/test';
import { idOf } from '../../support/accounts.ts';
import { acceptButton, cookiesInFooter, refuseButton, startWithConsent } from '../../support/consent.ts';
import { crashesOf, expectSound, intercept } from '../../support/faults.ts';
import {
  consoleEvents,
  googleEvents,
  outsideRequests,
  pixelEvents,
  withMeasuring,
} from '../../support/measuring.ts';
import { logIn, newPerson, signOut, signUp, type Person } from '../../support/people.ts';

/* The pages are changed on their way, which a worker between them and the network would hide. */
test.use({ serviceWorkers: 'block' });

/** Signs out and in again, changes the name and writes to the operator. */
async function useTheProduct(page: Page, person: Person) {
  await signOut(page);
  await page.goto('/login?next=%2Fconfiguracoes');
  await logIn(page, person);
  await expect(page).toHaveURL('/configuracoes');
  await rename(page, 'Rita Canário');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contato' }).click();
  // The settings have a field of the same name, and stay until the other page is there.
  await expect(page).toHaveTitle('Contato · Aura');
  await expect(page.getByLabel('Assunto')).toBeVisible();
  await sendMessage(page, person);
}

async function rename(page: Page, name: string) {
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Salvar nome' }).click();
  await expect(page.getByRole('button', { name: `Menu da conta: ${name.split(' ')[0]}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar nome' })).toBeEnabled();
}

async function sendMessage(page: Page, { email }: Person) {
  await page.getByLabel('Nome', { exact: true }).fill('Rita Canário');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Assunto').selectOption('Dúvida sobre o produto');
  await page.getByLabel('Mensagem').fill('Uma pergunta que não entra em medição alguma.');
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByRole('heading', { name: 'Recebemos sua mensagem.' })).toBeVisible();
}

/** Every other machine. */
const OUTSIDE = /^https?:\/\/(?!localhost|127\.0\.0\.1)/;

/** What nothing that is measured may hold. */
const personal = (person: Person, uid: string) =>
  new RegExp(
    [uid, person.email, person.email.split('@')[0], 'Rita', 'Can[aá]rio', 'pergunta'].join('|'),
    'i',
  );

test('after Aceitar the events appear with their own keys and nothing personal', async ({ page }) => {
  const events = consoleEvents(page);
  const person = newPerson();
  await page.goto('/faq');
  await acceptButton(page).click();
  await signUp(page, person);
  const uid = await idOf(person);
  await useTheProduct(page, person);
  await expect
    .poll(async () => (await events()).map(({ name }) => name))
    .toEqual(['usuario_criado', 'login', 'user_profile_updated', 'generate_lead']);
  expect(await events()).toEqual([
    { name: 'usuario_criado', plan: 'freemium', userId: expect.stringMatching(/./) },
    { name: 'login', method: 'email' },
    { name: 'user_profile_updated', updatedFields: ['name'] },
    { name: 'generate_lead' },
  ]);
  const [, ...others] = await events();
  expect(JSON.stringify(others)).not.toMatch(personal(person, uid));
});

test('the console does not show the id of an account', async ({ page }) => {
  const events = consoleEvents(page);
  const person = newPerson();
  await startWithConsent(page, 'accepted');
  await signUp(page, person);
  await expect.poll(async () => (await events()).length).toBe(1);
  expect(JSON.stringify(await events())).not.toMatch(personal(person, await idOf(person)));
});

const serviceScripts = (requests: readonly string[]) =>
  requests
    .filter((url) => /googletagmanager|connect\.facebook/.test(url))
    .map((url) => new URL(url).hostname);
const BOTH = ['connect.facebook.net', 'www.googletagmanager.com'];
const measuringCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => /^_(ga|fb)/.test(name));

test.describe('with measuring services', () => {
  test.beforeEach(async ({ page }) => {
    await withMeasuring(page);
    // The event counts once the message has arrived; how it arrives is the matter of another journey.
    await page.route('**/api/contact', (route) => route.fulfill({ json: { received: true } }));
  });

  test('they load nothing before Aceitar, and receive their events afterwards', async ({ page }) => {
    const outside = outsideRequests(page);
    const person = newPerson();
    await page.goto('/faq');
    await page.getByRole('banner').getByRole('link', { name: 'Criar conta' }).click();
    await expect(page).toHaveURL('/signup');
    await page.waitForLoadState('networkidle');
    expect(outside).toEqual([]);
    expect(await measuringCookies(page)).toEqual([]);

    await acceptButton(page).click();
    await expect.poll(() => serviceScripts(outside).toSorted()).toEqual(BOTH);
    await signUp(page, person);
    const uid = await idOf(person);
    await useTheProduct(page, person);

    const EXPECTED = [
      ['track', 'CompleteRegistration', {}],
      ['trackCustom', 'Login', { method: 'email' }],
      ['track', 'Lead', {}],
    ];
    await expect.poll(() => pixelEvents(outside)).toEqual(EXPECTED);
    await expect
      .poll(() => googleEvents(outside).map(({ name }) => name))
      .toEqual(['usuario_criado', 'login', 'user_profile_updated', 'generate_lead']);
    const own = googleEvents(outside).map(({ parameters }) => {
      const keys = Object.keys(parameters).filter((key) => !['send_to', 'origin'].includes(key));
      return keys.toSorted();
    });
    expect(own).toEqual([
      ['page_location', 'plan', 'userId'],
      ['method', 'page_location'],
      ['page_location', 'updatedFields'],
      ['page_location'],
    ]);
    for (const { parameters } of googleEvents(outside))
      expect(parameters['page_location']).toMatch(/^http:\/\/localhost:\d+\/[a-z-]*$/);
    expect(googleEvents(outside)[0]?.parameters['userId']).toMatch(/^[0-9a-f]{32}$/);
    expect(decodeURIComponent(outside.join('\n'))).not.toMatch(personal(person, uid));
  });

  if (isDeepRun())
    test('40: services that something blocks change nothing of the product', async ({ page }) => {
      const crashes = crashesOf(page);
      const blocked = await intercept(page, OUTSIDE, (route) => route.abort());
      const person = newPerson();
      await startWithConsent(page, 'accepted');
      await signUp(page, person);
      await expect.poll(blocked).toBeGreaterThan(1);
      await useTheProduct(page, person);
      await expectSound(page, crashes);
    });

  test('a refusal loads nothing, on any page', async ({ page }) => {
    const outside = outsideRequests(page);
    await page.goto('/faq');
    await refuseButton(page).click();
    await signUp(page, newPerson());
    await signOut(page);
    await page.reload({ waitUntil: 'networkidle' });
    expect(outside).toEqual([]);
  });

  test('a withdrawal stops them at once and removes their cookies, also after a reload', async ({ page }) => {
    const outside = outsideRequests(page);
    const person = newPerson();
    await page.goto('/signup');
    await page.getByLabel('E-mail').focus();
    await acceptButton(page).click();
    await signUp(page, person);
    await expect.poll(() => pixelEvents(outside).length).toBe(1);
    await expect.poll(() => googleEvents(outside).length).toBe(1);
    expect((await measuringCookies(page)).toSorted()).toEqual(['_fbp', '_ga', '_ga_TEST']);

    await cookiesInFooter(page).click();
    await refuseButton(page).click();
    await expect.poll(() => measuringCookies(page)).toEqual([]);
    await page.waitForLoadState('networkidle');
    outside.length = 0;
    await useTheProduct(page, person);
    await page.reload({ waitUntil: 'networkidle' });
    expect(outside).toEqual([]);
    expect(await measuringCookies(page)).toEqual([]);
  });

  test('a withdrawal in the settings counts too, and a second acceptance starts again', async ({ page }) => {
    const outside = outsideRequests(page);
    await startWithConsent(page, 'accepted');
    await signUp(page, newPerson());
    await expect.poll(() => pixelEvents(outside).length).toBe(1);
    await page.getByRole('button', { name: /Menu da conta/ }).click();
    await page.getByRole('link', { name: 'Configurações da Conta' }).click();
    const choice = page.getByRole('group', { name: 'Cookies de medição' });
    await choice.getByRole('radio', { name: 'Recusar' }).check();
    await expect.poll(() => measuringCookies(page)).toEqual([]);
    await page.waitForLoadState('networkidle');
    outside.length = 0;
    await rename(page, 'Nina Sem Medida');
    expect(outside).toEqual([]);

    await choice.getByRole('radio', { name: 'Aceitar' }).check();
    await rename(page, 'Bia Com Medida');
    await expect.poll(() => googleEvents(outside).map(({ name }) => name)).toEqual(['user_profile_updated']);
    expect(serviceScripts(outside)).toEqual([]);
    expect(pixelEvents(outside)).toEqual([]);
  });
});
