import { sampleCases } from '@aura/testing';
import { expect, test, type Page } from '@playwright/test';
import type { RemoteRoute } from '@aura/shared-federation/contract';
import { openContractSite, type ContractSite } from '../../support/contract-site.ts';
import { logIn } from '../../support/people.ts';
import { complaintsOf } from '../../support/watch.ts';

/* Shells and remotes are released apart: each must run with what the other was before. A short run tries some pages
 * of every remote. */

/** Pages of each remote that a short run opens. */
const SHORT = 2;

const PASSWORD = 'demonstracao-2026';
const PERSON = { email: 'ana@demo.aura', password: PASSWORD };
const OPERATOR = { email: 'operacao@demo.aura', password: PASSWORD };
const MANAGER = { email: 'gestora@demo.aura', password: PASSWORD };

for (const shell of ['previous', 'present'] as const) {
  const remotes = shell === 'previous' ? 'present' : 'previous';

  test(`the pages of the ${remotes} remotes work in the ${shell} shell`, async ({ page }) => {
    test.setTimeout(180_000);
    const site = await openContractSite(shell);
    try {
      const complaints = complaintsOf(page);
      const routes = routesToTry(site, shell);
      expect(routes.length).toBeGreaterThan(0);
      await visit(
        page,
        site,
        routes.filter(({ access }) => access === 'public'),
      );
      const signedIn = routes.filter(({ access }) => access === 'signedIn' || access === 'diagnosed');
      await signIn(page, site, PERSON);
      await visit(
        page,
        site,
        signedIn.filter((route) => !isForOperators(route)),
      );
      await becomeNobody(page);
      await signIn(page, site, OPERATOR);
      await visit(page, site, signedIn.filter(isForOperators));
      await becomeNobody(page);
      await signIn(page, site, MANAGER);
      await visit(
        page,
        site,
        routes.filter(({ access }) => access === 'gestor_rh'),
      );
      expect(complaints).toEqual([]);
    } finally {
      site.close();
    }
  });
}

const routesToTry = ({ releases, isOfShell }: ContractSite, shell: string): RemoteRoute[] =>
  releases.flatMap(({ descriptor: { name, routes } }) => {
    const literal = routes.filter(({ path }) => !/[:*]/.test(path) && !isOfShell(path));
    return sampleCases(`contract of ${name} with the ${shell} shell`, literal, SHORT);
  });

/** Pages that request data for operators only. */
const isForOperators = ({ path }: RemoteRoute): boolean => path.startsWith('/operacao');

async function becomeNobody(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() =>
    indexedDB.databases().then((all) => all.map(({ name }) => indexedDB.deleteDatabase(name ?? ''))),
  );
}

async function signIn(page: Page, { origin }: ContractSite, person: typeof PERSON): Promise<void> {
  await page.goto(`${origin}/login`);
  await logIn(page, person);
  await expect(page).not.toHaveURL(/\/login/);
}

/** Opens pages one after the other; each shows something of its remote, which its slot holds. */
async function visit(page: Page, { origin }: ContractSite, routes: readonly RemoteRoute[]): Promise<void> {
  for (const { path } of routes) {
    await page.goto(origin + path);
    // Prerendered pages hydrate on interaction.
    await page.getByRole('banner').getByRole('link').first().hover();
    await expect(page.locator('main [data-remote] h1'), path).toBeVisible();
  }
}
