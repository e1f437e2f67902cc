import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { signUpWith } from '../../support/accounts.ts';
import { openNewCockpit } from '../../support/cockpit.ts';
import { consentBar, refuseButton } from '../../support/consent.ts';
import { confirmationLinkFor } from '../../support/database.ts';
import { expectOnFirstScreen, SCREENS } from '../../support/one-screen.ts';
import { fillSignUp, newPerson, type Person } from '../../support/people.ts';

test.use({ viewport: SCREENS[0] });

/** Invites a person through the form; returns the path of their link. */
async function invite(page: Page, { name, email }: Person): Promise<string> {
  await page.getByRole('link', { name: 'Pessoas da empresa' }).click();
  await page.getByRole('button', { name: 'Convidar uma pessoa' }).click();
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Nome' }).fill(name);
  await main.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await main.getByLabel('Departamento', { exact: true }).fill('Produto');
  await main.getByRole('button', { name: 'Criar convite' }).click();
  await main.getByLabel('Criar o departamento “Produto”').check();
  await main.getByRole('button', { name: 'Criar departamento e convite' }).click();
  const link = page.getByLabel(`Link de ${name}`);
  await expect(link).toBeVisible();
  return new URL(await link.inputValue()).pathname;
}

const answer = (page: Page) => page.getByRole('region', { name: 'Sua resposta' });
const SHARE = 'Aceitar e participar dos números';
const STAY_OUT = 'Aceitar sem participar';

/** What has to be known, the ways to answer, and the way to the rest. */
async function expectOneScreen(page: Page, ways: readonly Locator[]): Promise<void> {
  const main = page.getByRole('main');
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    await expectOnFirstScreen(page, [
      main.getByRole('heading', { level: 1 }),
      main.getByText('oferece o plano Equilíbrio'),
      main.getByText('números de grupos, nunca os seus'),
      main.getByText('a empresa não fica sabendo da sua resposta'),
      main.getByText('Nenhuma proteção é perfeita'),
      ...ways,
      main.getByText('Ler tudo antes de responder'),
    ]);
  }
  await page.setViewportSize(SCREENS[0]);
}

test('somebody invited reads, confirms their address, accepts, objects and leaves', async ({
  browser,
  page,
}) => {
  test.slow();
  const person = newPerson('Lia Campos');
  const { name: companyName } = await openNewCockpit(page);
  const path = await invite(page, person);

  const context = await browser.newContext({ viewport: SCREENS[0] });
  const theirs = await context.newPage();
  await test.step('the page says what the company sees before a person signs in', async () => {
    await theirs.goto(path);
    await refuseButton(theirs).click();
    await expect(consentBar(theirs)).toBeHidden();
    await expect(theirs.getByRole('heading', { level: 1, name: 'Sua empresa convidou você.' })).toBeVisible();
    await expect(theirs.getByText(companyName).first()).toBeVisible();
    await expect(theirs.getByText('A empresa nunca vê')).toBeHidden();
    await expectOneScreen(theirs, [
      answer(theirs).getByRole('link', { name: 'Entrar' }),
      answer(theirs).getByRole('link', { name: 'Criar conta' }),
    ]);
    await theirs.getByText('Ler tudo').click();
    await expect(theirs.getByText('A empresa nunca vê')).toBeVisible();
    await expectNoViolations(theirs, 'an invitation');
    await answer(theirs).getByRole('link', { name: 'Criar conta' }).click();
    await fillSignUp(theirs, person);
    await expect(theirs).toHaveURL(`${path}#sua-resposta`);
  });

  await test.step('nobody can accept before confirming the address', async () => {
    await expect(answer(theirs).getByText('Confirme o seu e-mail')).toBeVisible();
    await expect(answer(theirs).getByRole('button', { name: STAY_OUT })).toBeHidden();
    await expectOneScreen(theirs, [answer(theirs).getByRole('link', { name: 'Confirmar e-mail' })]);
    await answer(theirs).getByRole('link', { name: 'Confirmar e-mail' }).click();
    await expect(theirs.getByRole('heading', { level: 1, name: 'Confirme o seu e-mail' })).toBeVisible();
    const own = theirs.getByRole('main');
    await own.getByRole('button', { name: 'Enviar e-mail de confirmação' }).click();
    await expect(own.getByText('E-mail enviado')).toBeVisible();
    await own.getByRole('button', { name: 'Já confirmei' }).click();
    await expect(own.getByText(/ainda não foi confirmado/)).toBeVisible();
    const mail = await context.newPage();
    await mail.goto(await confirmationLinkFor(person.email));
    await mail.close();
    await own.getByRole('button', { name: 'Já confirmei' }).click();
    await expect(theirs).toHaveURL(`${path}#sua-resposta`);
    await expect(theirs.getByRole('group', { name: 'Sua resposta' })).toBeFocused();
  });

  await test.step('both answers are on one screen, and accepting gives the plan of the company', async () => {
    const accept = answer(theirs).getByRole('button', { name: SHARE });
    await expectOneScreen(theirs, [accept, answer(theirs).getByRole('button', { name: STAY_OUT })]);
    await accept.click();
    await expect(theirs.getByText('Convite aceito.')).toBeVisible();
    await theirs.goto('/planos');
    await expect(theirs.getByText('Equilíbrio').first()).toBeVisible();
    await expect(theirs.locator('body')).not.toContainText(/Grátis|R\$\s?\d|Assinar/u);
  });

  await test.step('they object and leave by themselves', async () => {
    await theirs.goto('/configuracoes');
    const company = theirs.getByRole('article', { name: companyName });
    const sharing = company.getByLabel('Participar dos números do grupo');
    await expect(sharing).toBeChecked();
    await sharing.click();
    await expect(sharing).not.toBeChecked();
    await company.getByRole('button', { name: 'Sair da empresa' }).click();
    await theirs.getByRole('dialog').getByRole('button', { name: 'Sair da empresa' }).click();
    await expect(company).toBeHidden();
  });

  await test.step('a used link says so, and the company learns nothing', async () => {
    await theirs.goto(path);
    await answer(theirs).getByRole('button', { name: STAY_OUT }).click();
    await expect(theirs.getByText(/não vale mais/).first()).toBeVisible();
    await context.close();
    await page.getByLabel('Buscar na lista').fill(person.name);
    await page.getByRole('button', { name: 'Buscar' }).click();
    const listed = page.getByRole('row').filter({ hasText: person.email });
    await expect(listed).toContainText('Convite válido até');
    await expect(listed).not.toContainText(/aceit|particip|saiu/i);
  });
});

test('a person signed in with another account leaves it and returns to the invitation', async ({
  browser,
  page,
}) => {
  await openNewCockpit(page);
  const path = await invite(page, newPerson('Lia Campos'));
  const context = await browser.newContext();
  const theirs = await context.newPage();
  const other = newPerson();
  await signUpWith(theirs, {}, { ...other, email: `outra.${other.email}` });
  await theirs.goto(path);
  await expect(answer(theirs).getByText('Esta conta não é a do convite')).toBeVisible();
  await answer(theirs).getByRole('link', { name: 'Usar outra conta' }).click();
  await theirs.getByRole('main').getByRole('button', { name: 'Sair desta conta' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
  await expect(theirs.getByText('você vai para “Convite”')).toBeVisible();
  await theirs.goBack();
  await expect(answer(theirs).getByRole('link', { name: 'Entrar' })).toBeVisible();
  await context.close();
});

test('an invalid link says what to do', async ({ page }) => {
  await page.goto(`/convite/horizonte.${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Este convite não vale mais.');
  await expect(page.getByText(/RH/).first()).toBeVisible();
});
