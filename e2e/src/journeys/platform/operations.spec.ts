import { expect, test, type Browser, type Page } from '@playwright/test';
import { sampleCases } from '@aura/testing';
import { press, reach, type } from '../../support/keyboard.ts';
import { fillSignUp, logIn, newPerson } from '../../support/people.ts';
import { openReleasedSite } from '../../support/released-site.ts';

/* The operators' actions on their page, with the keyboard alone. Both widths share one store. */
test.describe.configure({ mode: 'serial' });

const OPERATOR = { email: 'operacao@demo.aura', password: 'demonstracao-2026' };
const A_BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** A page that the site does not take for a machine's. */
async function openAsPerson(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ userAgent: A_BROWSER, baseURL });
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
  return context.newPage();
}

/** Opens a change of the sample remote, says why, and confirms it. */
async function confirmChange(page: Page, change: string | RegExp, reason: string): Promise<void> {
  await press(page, page.getByRole('button', { name: change }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'O que muda' })).toBeVisible();
  await type(page, dialog.getByRole('textbox', { name: 'Motivo' }), reason);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

const shown = (page: Page, version: string) =>
  page.getByRole('heading', { level: 1, name: `Ensaio ${version}` });

for (const width of sampleCases('widths of the releases', [1280, 360], 1))
  test(`a staged version is promoted, its error is read in the source, and it is rolled back, at ${width} px`, async ({
    page,
    browser,
  }) => {
    await using site = await openReleasedSite();
    // A retry, and the other width, continue with the store's current state.
    const minor = Math.floor(Date.now() / 1000);
    const [good, bad] = [`1.${minor}.0`, `1.${minor}.1`];
    await site.publish(good);
    await site.stage(bad, { kind: 'percent', percent: 10, seed: `sample@${bad}` });

    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.origin}/login?next=/operacao/publicacoes`);
    await logIn(page, OPERATOR);
    const standing = page.getByRole('table', { name: 'O que as pessoas recebem' });
    const sample = standing.getByRole('row', { name: /^sample / });
    await expect(sample).toContainText(good);
    await expect(sample).toContainText(`${bad} (para 10% das pessoas com sessão)`);
    await confirmChange(page, `Promover ${bad} de sample`, 'sem erros em dois dias');
    await expect(page.getByText(`sample ${bad} agora é a versão de todos.`)).toBeVisible();
    const promotion = page
      .getByRole('table', { name: /^Histórico/ })
      .getByRole('row')
      .filter({ hasText: bad })
      .filter({ hasText: 'Promovida para todos' });
    await expect(promotion).toContainText('Otávio Lemos (operação)');
    await expect(promotion).toContainText('sem erros em dois dias');

    // A person gets it, and meets its error.
    const person = await openAsPerson(browser, site.origin);
    await person.goto('/signup');
    await fillSignUp(person, newPerson());
    await expect(person).not.toHaveURL(/signup/);
    await person.goto('/ensaio');
    await expect(shown(person, bad)).toBeVisible();
    const told = person.waitForRequest(
      (request) => request.url().endsWith('/telemetry') && (request.postData() ?? '').includes('"frames"'),
    );
    await person.getByRole('button', { name: 'Falhar no evento' }).click();
    expect((await told).postData()).not.toContain('falha');

    const details = page.locator('details', { hasText: `sample ${bad}` }).locator('summary');
    await expect(async () => {
      await page.getByRole('button', { name: 'Atualizar' }).press('Enter');
      await expect(details).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await press(page, details);
    await press(page, page.getByRole('button', { name: /^Ver no código: Error/ }));
    const dialog = page.getByRole('dialog', { name: `Error em sample ${bad}` });
    await expect(dialog.getByText('Texto no código: falha no evento')).toBeVisible();
    await expect(dialog.getByText(/src\/app\.tsx:\d+:\d+/).first()).toBeVisible();
    await expect(dialog.getByText('em failInEvent')).toBeVisible();
    await expect(dialog.locator('[data-thrown]').first()).toContainText(
      `throw new Error('falha no evento');`,
    );
    await reach(page, dialog.getByRole('button', { name: 'Fechar' }).last());
    await page.keyboard.press('Enter');

    await confirmChange(page, 'Voltar versão de sample', 'erro ao salvar');
    await expect(page.getByText(`sample ${bad} foi recolhida; ${good} é a versão de todos.`)).toBeVisible();
    await person.reload();
    await expect(shown(person, good)).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await person.context().close();
  });
