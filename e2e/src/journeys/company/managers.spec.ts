import { expect, test } from '@playwright/test';
import { signUpWith } from '../../support/accounts.ts';
import { expectNoViolations, settled } from '../../support/axe.ts';
import { openNewCockpit } from '../../support/cockpit.ts';
import { refuseButton } from '../../support/consent.ts';
import { confirmAddress } from '../../support/database.ts';
import { newPerson } from '../../support/people.ts';

test.use({ viewport: { width: 360, height: 780 } });

test('a manager invites another, who accepts, takes the first one out, and stays as the last', async ({
  browser,
  page,
}) => {
  test.slow();
  const second = newPerson('Rui Torres');
  const { name: company, manager } = await openNewCockpit(page);
  await page.goto('/cockpit/configuracao');
  const own = page.getByRole('region', { name: 'Quem entra neste painel' });
  const path =
    await test.step('the page says what a manager may do before an invitation is sent', async () => {
      await own.getByLabel('E-mail de quem vai entrar na gestão').fill(second.email);
      await own.getByRole('button', { name: 'Convidar para a gestão' }).click();
      const question = page.getByRole('dialog', { name: /para a gestão\?$/ });
      await settled(page);
      await expectNoViolations(page, 'the question before somebody is invited to manage');
      await question.getByRole('button', { name: 'Convidar', exact: true }).click();
      const link = own.getByLabel(`Link de ${second.email}`);
      await expect(link).toBeVisible();
      await expect(own.getByText('convite até')).toBeVisible();
      return new URL(await link.inputValue()).pathname;
    });

  const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
  const theirs = await context.newPage();
  await test.step('the invited person accepts, and the cockpit opens at once', async () => {
    await theirs.goto('/');
    await refuseButton(theirs).click();
    const { uid } = await signUpWith(theirs, {}, second);
    await confirmAddress(uid);
    await theirs.goto(path);
    await expect(theirs.getByText(company).first()).toBeVisible();
    await settled(theirs);
    await expectNoViolations(theirs, 'an invitation to manage');
    await theirs.getByRole('button', { name: 'Entrar na gestão' }).click();
    await expect(theirs.getByRole('heading', { level: 1, name: 'Você está na gestão.' })).toBeVisible();
    await theirs.getByRole('link', { name: 'Abrir o Painel de Gestão' }).click();
    await expect(theirs).toHaveURL(/\/cockpit$/);
    await expect(theirs.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('a removed manager sees nothing more, and the last one cannot be removed', async () => {
    await theirs.goto('/cockpit/configuracao');
    const list = theirs.getByRole('region', { name: 'Quem entra neste painel' });
    await list.getByRole('button', { name: `Retirar acesso: ${manager.name}` }).click();
    await theirs.getByRole('dialog').getByRole('button', { name: 'Retirar acesso' }).click();
    await expect(list.getByRole('button', { name: `Retirar acesso: ${manager.name}` })).toBeHidden();
    await expect(list.getByText('Para sair da gestão, convide antes outra pessoa.')).toBeVisible();
    await expect(list.getByRole('button', { name: 'Sair da gestão' })).toBeHidden();
    await page.reload();
    await expect(own).toBeHidden();
  });

  await test.step('the log of the company shows all of it', async () => {
    await theirs.goto('/cockpit/registro');
    const log = theirs.getByRole('main').getByRole('row');
    await expect(log.filter({ hasText: second.email }).first()).toBeVisible();
    await expect(log.filter({ hasText: manager.name }).first()).toBeVisible();
  });
  await context.close();
});
