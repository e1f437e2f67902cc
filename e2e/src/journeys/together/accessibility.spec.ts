import { sampleCases } from '@aura/testing';
import { expect, test, type Page } from '@playwright/test';
import { signInAs } from '../../support/accounts.ts';
import { expectNoViolations, settled } from '../../support/axe.ts';
import { consentBar, refuseButton, startWithConsent } from '../../support/consent.ts';
import { signUpDiagnosed } from '../../support/diagnoses.ts';
import { twoNotices } from '../../support/notifications.ts';
import { everyRoute } from '../../support/routes.ts';
import { layoutShift } from '../../support/watch.ts';

const MANAGER = { email: 'gestora@demo.aura', password: 'demonstracao-2026' };
const NOWHERE = '/nada';

/** Answers the cookie question, so that its bar covers nothing. */
async function refuseCookies(page: Page): Promise<void> {
  await refuseButton(page).click();
  await expect(consentBar(page)).toBeHidden();
}

/** Looks at pages; a short run looks at some of them. @param suite who is there, and in which theme */
async function checkEach(page: Page, suite: string, paths: readonly string[], short: number): Promise<void> {
  for (const path of sampleCases(`accessibility for ${suite}`, paths, short)) {
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
      const paths = [...open.map(({ path }) => path), NOWHERE];
      await checkEach(page, `a visitor, ${colorScheme}`, paths, 5);

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
      await signUpDiagnosed(page, twoNotices());
      const all = (await everyRoute(request)).map(({ path }) => path);
      // Signed-in people are redirected from these two.
      const paths = [...all.filter((path) => !['/login', '/signup'].includes(path)), NOWHERE];
      await checkEach(page, `a person, ${colorScheme}`, paths, 7);
    });

    test('no page has a violation for a manager', async ({ page, request }) => {
      await startWithConsent(page, 'refused');
      await signInAs(page, MANAGER);
      const own = (await everyRoute(request)).filter(({ access }) => access !== 'public');
      const paths = ['/', ...own.map(({ path }) => path), '/planos', '/ferramentas-ia'];
      await checkEach(page, `a manager, ${colorScheme}`, paths, 5);
    });
  });
}

/** The spacing of text that readers may set, as WCAG 2.2 names it (1.4.12). */
const WIDE_TEXT = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Sets the spacing as a reader's own style sheet does, which the policy of the page does not hold back. */
const widenText = (page: Page) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, WIDE_TEXT);

test('no page scrolls sideways at 320 px, as at 400 % of zoom, jumps, or needs narrow text or its own colours', async ({
  page,
  request,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 700 });
  const routes = sampleCases('pages at 320 px', await everyRoute(request), 10);
  const expectFits = async (path: string, who: string) => {
    await page.goto(path);
    await settled(page);
    expect.soft(await layoutShift(page), `${path} for ${who} jumps`).toBeLessThanOrEqual(0.02);
    expect.soft(await measureOverflow(page), `${path} for ${who}`).toBeLessThanOrEqual(0);
    await widenText(page);
    expect.soft(await measureOverflow(page), `${path} for ${who}, wide text`).toBeLessThanOrEqual(0);
  };
  for (const { path, access } of routes) if (access === 'public') await expectFits(path, 'a visitor');
  await expectFits(NOWHERE, 'a visitor');
  await startWithConsent(page, 'refused');
  await signUpDiagnosed(page, twoNotices());
  for (const { path, access } of routes) if (access !== 'public') await expectFits(path, 'a person');

  // Where the system chooses the colours, neither the place in the menu nor a button may depend on one.
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/perfil');
  const here = page.getByRole('navigation', { name: 'Atalhos' }).locator('[aria-current="page"]');
  await expect(here).toHaveCSS('text-decoration-line', 'underline');
  const button = page.getByRole('main').getByRole('link', { name: 'Ver o resultado' });
  await expect(button).toHaveCSS('border-top-style', 'solid');
  await expect(button).not.toHaveCSS('border-top-width', '0px');
});
