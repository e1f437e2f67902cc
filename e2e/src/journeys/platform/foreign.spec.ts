import { expect, test, type Locator, type Page } from '@playwright/test';
import type { RemoteAsset } from '@aura/shared-federation/contract';
import { sampleCases } from '@aura/testing';
import { openForeignSite, type ForeignSite } from '../../support/foreign-site.ts';
import { logIn } from '../../support/people.ts';
import { complaintsOf, requestsOf } from '../../support/watch.ts';
import { FOREIGN, keptDigest, sourcesDigest, type ForeignName } from '../../stored/foreign.ts';

/* Remotes that Vite and webpack built, each with its own tool chain, in the shell. */

const ANA = { email: 'ana@demo.aura', password: 'demonstracao-2026' };
const UNREACHABLE = 'Não conseguimos carregar esta parte da Aura';

const NAMES = ['mural', 'agenda'] as const;
const TITLES = { mural: 'Mural', agenda: 'Agenda' } as const;

const headline = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });
const originOf = ({ releases }: ForeignSite, name: ForeignName) => new URL(releases[name].baseUrl).origin;
const menu = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });
/** Style sheets of a remote that are on the page. */
const sheetsOf = (page: Page, site: ForeignSite, name: ForeignName) =>
  page.locator(`head link[rel="stylesheet"][href^="${originOf(site, name)}"]`);

/** What the copy of React that drew an element calls its own properties. */
const reactMarkOf = (element: Locator): Promise<string | undefined> =>
  element.evaluate((node) =>
    Object.keys(node)
      .find((key) => key.startsWith('__reactFiber$'))
      ?.slice('__reactFiber$'.length),
  );

/** Kinds of files of which a byte is changed. */
const CHANGED = [
  ['entry', 'entry'],
  ['script', 'script'],
  ['style sheet', 'style'],
  ['manifest', 'tooling'],
] as const;

for (const name of NAMES) {
  const title = TITLES[name];
  const other = name === 'mural' ? 'agenda' : 'mural';

  test(`${name}: its page is shown in the shell, knows the person, leads on, and cleans up`, async ({
    page,
  }) => {
    await using site = await openForeignSite();
    const complaints = complaintsOf(page);
    const asked = requestsOf(page);
    await page.goto(`${site.origin}/login`);
    await logIn(page, ANA);
    await expect(page).not.toHaveURL(/\/login/);
    expect(asked.filter((url) => /\/foreign\./.test(url) || url.startsWith(originOf(site, name)))).toEqual(
      [],
    );

    await page.evaluate(() => void Object.assign(window, { isSame: true }));
    await menu(page, title).click();
    await expect(headline(page, title)).toBeFocused();
    await expect(page.getByText('Quem está aqui: Ana Prado')).toBeVisible();
    const card = page.getByText('Quem está aqui: Ana').locator('..');
    await expect(card).toHaveCSS('max-width', '640px');
    expect(asked.filter((url) => /\/foreign\.\w+\.js$/.test(url))).toHaveLength(1);
    await expect(sheetsOf(page, site, name)).toHaveCount(1);

    await page.locator('main').getByRole('link', { name: `Ir para` }).click();
    await expect(headline(page, TITLES[other])).toBeFocused();
    await expect(sheetsOf(page, site, name)).toHaveCount(0);
    await expect(page.locator(`[data-remote="${name}"]`)).toHaveCount(0);
    await page.goBack();
    await expect(headline(page, title)).toBeFocused();
    await expect(page.getByText('Quem está aqui: Ana')).toBeVisible();
    await menu(page, 'Meu Painel').click();
    await expect(headline(page, title)).toHaveCount(0);
    await expect(sheetsOf(page, site, name)).toHaveCount(0);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test(`${name}: it draws with the shell's React, and each of its files is asked for with its hash`, async ({
    page,
  }) => {
    await using site = await openForeignSite();
    await page.goto(`${site.origin}/${name}`);
    await expect(headline(page, title)).toBeVisible();
    // Two copies of React name what they keep on an element differently.
    const marks = {
      shell: await reactMarkOf(page.locator('header').first()),
      remote: await reactMarkOf(page.locator('main h1')),
    };
    expect(marks.remote).toBeDefined();
    expect(marks.remote).toBe(marks.shell);
    const { baseUrl, descriptor } = site.releases[name];
    const loaded = await page.evaluate(
      (prefix) =>
        performance
          .getEntriesByType('resource')
          .map(({ name: url }) => url)
          .filter((url) => url.startsWith(prefix)),
      baseUrl,
    );
    const listed = new Set([descriptor.entry, ...descriptor.assets].map(({ file }) => baseUrl + file));
    expect(loaded.filter((url) => !listed.has(url))).toEqual([]);
    expect(new Set(loaded)).toEqual(listed);
  });

  for (const [what, kind] of sampleCases(`changed files of ${name}`, CHANGED, 1)) {
    test(`${name}: nothing of it runs after a byte of its ${what} was changed`, async ({ page }) => {
      await using site = await openForeignSite();
      await site.corrupt(name, fileOf(site, name, kind));
      await page.goto(`${site.origin}/${name}`);
      await expect(page.locator('main').getByText(UNREACHABLE)).toBeVisible();
      expect(await page.locator('main').getByText('Ninguém entrou nesta página').count()).toBe(0);
      // The rest of the site goes on, the other one included.
      await menu(page, TITLES[other]).click();
      await expect(headline(page, TITLES[other])).toBeVisible();
    });
  }

  test(`${name}: the kept build matches its folder`, () => {
    expect(keptDigest(name)).toBe(sourcesDigest(FOREIGN[name]));
  });
}

function fileOf(site: ForeignSite, name: ForeignName, kind: RemoteAsset['kind'] | 'entry'): string {
  const { entry, assets } = site.releases[name].descriptor;
  const file = kind === 'entry' ? entry.file : assets.find((asset) => asset.kind === kind)?.file;
  if (!file) throw new Error(`${name} has no ${kind}`);
  return file;
}

test('a module that is as released when it is fetched, and another one when it is imported, does not run', async ({
  page,
}) => {
  await using site = await openForeignSite();
  const { baseUrl, descriptor } = site.releases.mural;
  let changed = 0;
  await page.route(baseUrl + descriptor.entry.file, async (route) => {
    if (route.request().resourceType() === 'fetch') return route.continue();
    changed += 1;
    const response = await route.fetch();
    return route.fulfill({ response, body: `globalThis.tampered = true;${await response.text()}` });
  });
  await page.goto(`${site.origin}/mural`);
  await expect(page.locator('main').getByText(UNREACHABLE)).toBeVisible();
  expect(changed).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
});

test('files that fail at first are requested again, and the page is shown', async ({ page }) => {
  await using site = await openForeignSite();
  for (const name of NAMES) {
    let refused = 0;
    await page.route(`${originOf(site, name)}/**`, (route) =>
      refused++ < 2 ? route.abort('connectionfailed') : route.continue(),
    );
    await page.goto(`${site.origin}/${name}`);
    await expect(headline(page, TITLES[name])).toBeVisible();
    expect(refused).toBeGreaterThan(2);
  }
});
