import { expect, test, type Page } from '@playwright/test';
import { signInAs, signUpWith } from '../support/accounts.ts';
import { expectNoViolations, settled } from '../support/axe.ts';
import { consentBar, refuseButton, startWithConsent } from '../support/consent.ts';
import { signUpDiagnosed } from '../support/diagnoses.ts';
import { PASTED_CV } from '../support/documents.ts';
import { unreadNotifications } from '../support/notifications.ts';
import { everyRoute } from '../support/routes.ts';
import { isTakenOver } from '../support/watch.ts';
import { atStep, pasteCv } from '../support/wizard.ts';

const MANAGER = { email: 'gestora@demo.aura', password: 'demonstracao-2026' };
const NOWHERE = '/nada';

/** Answers the cookie question, so that its bar covers nothing. */
async function refuseCookies(page: Page): Promise<void> {
  await refuseButton(page).click();
  await expect(consentBar(page)).toBeHidden();
}

/** What somebody new has been told. */
const notices = () => {
  const told = [{ text: 'Uma tarefa vence nesta semana.', link: '/perfil' }, { text: 'Seu plano começou.' }];
  return { notifications: unreadNotifications(told, new Date()) };
};

async function checkEach(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await settled(page);
      await expectNoViolations(page, path);
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    test.slow();

    test('no page has a violation for a visitor', async ({ page, request }) => {
      const open = (await everyRoute(request)).filter(({ access }) => access === 'public');
      await page.goto('/');
      await expectNoViolations(page, 'the cookie bar');
      await refuseCookies(page);
      await checkEach(page, [...open.map(({ path }) => path), NOWHERE]);

      await page.goto('/faq');
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      await expectNoViolations(page, 'the answers of the FAQ');
      await page.goto('/contato');
      // What brings the form to life: until then its button cannot be pressed.
      await page.getByLabel('Nome').focus();
      await page.getByRole('button', { name: 'Enviar mensagem' }).click();
      await expect(page.getByText('Informe seu nome.')).toBeVisible();
      await expectNoViolations(page, 'a form with errors');
    });

    test('no page has a violation for somebody with a diagnosis', async ({ page, request }) => {
      await startWithConsent(page, 'refused');
      await signUpDiagnosed(page, notices());
      const paths = (await everyRoute(request)).map(({ path }) => path);
      // Whoever is signed in is led on from these two.
      await checkEach(page, [...paths.filter((path) => !['/login', '/signup'].includes(path)), NOWHERE]);
    });

    test('no step of the diagnosis has a violation', async ({ page }) => {
      await startWithConsent(page, 'refused');
      await signUpWith(page);
      await page.goto('/diagnostico-carreira');
      await page.getByRole('button', { name: 'Começar o completo' }).click();
      await atStep(page, 'Aonde você quer chegar?');
      await page.getByRole('combobox', { name: 'Cargo que você busca' }).fill('Analista');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectNoViolations(page, 'the goal with suggestions');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Continuar', exact: true }).click();
      await atStep(page, 'Seu currículo');
      await expectNoViolations(page, 'the choice of a CV');
      await pasteCv(page, PASTED_CV);
      const on = page.locator('main').getByRole('button', { name: /^(Continuar|Pular este passo)$/ });
      const last = page.getByRole('heading', { name: 'Tudo pronto para enviar?' });
      for (;;) {
        await expectNoViolations(page, page.url());
        if (await last.isVisible()) break;
        const before = page.url();
        await on.click();
        await expect(page).not.toHaveURL(before);
        await expect(page.locator('main :is(h1, h2):focus')).toBeAttached();
      }
    });

    test('no page has a violation for a manager', async ({ page, request }) => {
      await startWithConsent(page, 'refused');
      await signInAs(page, MANAGER);
      const own = (await everyRoute(request)).filter(({ access }) => access !== 'public');
      await checkEach(page, ['/', ...own.map(({ path }) => path), '/planos', '/ferramentas-ia']);
    });

    test('what opens over a page has no violation', async ({ page }) => {
      await page.clock.install();
      await startWithConsent(page, 'refused');
      await signUpWith(page, notices());
      await page.goto('/configuracoes');
      await settled(page);
      const header = page.getByRole('banner');

      await header.getByRole('button', { name: /Menu da conta/ }).click();
      await expect(header.getByRole('button', { name: 'Sair' })).toBeVisible();
      await expectNoViolations(page, 'the menu of the account');

      await header.getByRole('button', { name: /Notificações/ }).click();
      await expect(page.getByRole('region', { name: 'Insights da Aura' })).toBeVisible();
      await expectNoViolations(page, 'the panel of the bell');

      await page.getByRole('main').getByRole('button', { name: 'Excluir minha conta' }).click();
      const deletion = page.getByRole('dialog', { name: 'Excluir sua conta?' });
      await deletion.getByRole('button', { name: 'Excluir minha conta' }).click();
      await expect(deletion.getByText('Digite EXCLUIR, em letras maiúsculas.')).toBeVisible();
      await expectNoViolations(page, 'the question before a deletion');
      await deletion.getByRole('button', { name: 'Voltar' }).click();

      await page.setViewportSize({ width: 360, height: 740 });
      await header.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(header.getByRole('button', { name: 'Fechar menu' })).toBeVisible();
      await expectNoViolations(page, 'the narrow menu');
      await header.getByRole('button', { name: 'Fechar menu' }).click();

      await page.clock.fastForward('30:10');
      await expect(page.getByRole('dialog', { name: 'Você ainda está aí?' })).toBeVisible();
      await expectNoViolations(page, 'the question to somebody inactive');
    });
  });
}

test('no page scrolls sideways at 320 px', async ({ page, request }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 700 });
  const routes = await everyRoute(request);
  const expectNoOverflow = async (path: string, who: string) => {
    await page.goto(path);
    await settled(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${path} for ${who}`).toBeLessThanOrEqual(0);
  };
  for (const { path, access } of routes) if (access === 'public') await expectNoOverflow(path, 'a visitor');
  await expectNoOverflow(NOWHERE, 'a visitor');
  await startWithConsent(page, 'refused');
  await signUpDiagnosed(page, notices());
  for (const { path, access } of routes) if (access !== 'public') await expectNoOverflow(path, 'a person');
});

test('after a change of page the focus is on its heading and the title has changed', async ({ page }) => {
  await page.goto('/planos');
  await page.getByRole('banner').getByRole('link', { name: 'Ferramentas' }).hover();
  // Followed earlier, the link loads the other page as links do.
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'Ferramentas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /próxima oportunidade/ })).toBeFocused();
  await expect(page).toHaveTitle('Ferramentas de carreira · Aura');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
