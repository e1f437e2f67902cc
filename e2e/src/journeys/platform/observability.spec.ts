import { expect, test, type Browser, type Page } from '@playwright/test';
import { signUpWith } from '../../support/accounts.ts';
import { accountId, confirmAddress } from '../../support/database.ts';
import { logIn, newPerson, signUp } from '../../support/people.ts';

/* Operators learn about remotes, and no one learns about people. */

const OPERATOR = { email: 'operacao@demo.aura', password: 'demonstracao-2026' };
const A_BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** A page that the site does not take for a machine's. */
async function openAsPerson(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ userAgent: A_BROWSER, ...(baseURL && { baseURL }) });
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
  return context.newPage();
}

test('operators see a visit by remote and version, without a sign of who it was', async ({
  browser,
  baseURL,
  page: operatorsPage,
}) => {
  const page = await openAsPerson(browser, baseURL);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/telemetry')) sent.push(request.postData() ?? '');
  });
  const person = newPerson('Marina Canário');
  await signUp(page, person);
  // Only an account that showed that its e-mail is its own counts as one.
  await confirmAddress((await accountId(person.email)) ?? '');
  await page.goto('/ferramentas-ia?q=canario-do-endereco');
  await expect(page.getByRole('heading', { level: 1, name: /próxima oportunidade/ })).toBeVisible();
  // A batch leaves by itself after some seconds.
  await expect.poll(() => sent.join(), { timeout: 30_000 }).toContain('"remote":"tools"');
  // A report about a remote counts for the account, once.
  await expect.poll(() => sent.join()).toMatch(/"remote":"tools".*"pass":"a\./);
  await page.context().close();
  for (const secret of [person.email, 'Marina', 'Canário', 'canario-do-endereco', person.password])
    expect(sent.join()).not.toContain(secret);

  await operatorsPage.goto('/login?next=/operacao/publicacoes');
  await logIn(operatorsPage, OPERATOR);
  await expect(operatorsPage).toHaveURL('/operacao/publicacoes');
  await expect
    .poll(async () => {
      await operatorsPage.getByRole('button', { name: /Atualizar/ }).click();
      return operatorsPage.getByRole('row', { name: /tools/ }).count();
    })
    .toBeGreaterThan(0);
});

test('only operators see the figures', async ({ page }) => {
  await signUpWith(page);
  await page.goto('/operacao');
  await expect(page.getByRole('heading', { name: 'Acesso restrito' })).toBeVisible();
});
