import { expect, test, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { openSampleSite, type SampleSite } from '../../support/sample-site.ts';

/* What a remote does wrong stays inside the main area, and is over once the remote is right again. */

const RETRY = 'Tentar novamente';
const UNREACHABLE = 'Não conseguimos carregar esta parte da Aura';
const CRASHED = 'Algo deu errado nesta parte da Aura';

async function openSite(): Promise<SampleSite> {
  return openSampleSite(`isolation-${randomUUID()}`);
}

const headline = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Header, footer and the rest of the site are there, and going elsewhere and back works. */
async function expectSiteGoesOn(page: Page, message: string): Promise<void> {
  await expect(page.locator('main').getByText(message)).toBeVisible();
  // There is always one headline: that of the expected page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ensaio');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const address = page.url();
  await page.getByRole('banner').getByRole('link', { name: 'Recursos' }).click();
  // The address changes before the page does: going back at once would be no visit elsewhere.
  await expect(headline(page, /./)).not.toHaveText('Ensaio');
  await expect(page).toHaveURL(/\/recursos$/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.locator('main').getByText(message)).toBeVisible();
}

/** Marks the document, to tell later whether it is still the same one. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isSame: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSame' in window);

test('a remote that is missing is said, and a retry shows it without a page load once it is there', async ({
  page,
}) => {
  await using site = await openSite();
  const release = await site.build('1.0.0');
  site.release({ current: release });
  await site.remove(release);
  await page.goto(`${site.origin}/ensaio`);
  await mark(page);
  await expectSiteGoesOn(page, UNREACHABLE);

  await site.restore(release);
  await page.getByRole('button', { name: RETRY }).click();
  await expect(headline(page, 'Ensaio 1.0.0')).toBeFocused();
  expect(await isMarked(page)).toBe(true);
});

test('a remote that does not answer is waited for, said to be slow, and given up', async ({ page }) => {
  await using site = await openSite();
  site.release({ current: await site.build('1.0.0') });
  await page.clock.install();
  // Never answered: the requests are left to wait.
  await page.route(`${site.remoteOrigin}/**`, () => undefined);
  await page.goto(`${site.origin}/ensaio`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByText('Carregando…')).toBeVisible();
  await page.clock.runFor(10_500);
  await expect(page.getByText('Está demorando mais que o normal…')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.clock.runFor(12_000);
  await expect(page.getByText('Esta parte da Aura demorou demais para responder')).toBeVisible();

  await page.unroute(`${site.remoteOrigin}/**`);
  await page.getByRole('button', { name: RETRY }).click();
  await page.clock.runFor(2_000);
  await expect(headline(page, 'Ensaio 1.0.0')).toBeVisible();
});

test('a person leaves a remote that is still on its way, or never ends mounting, and other pages show at once', async ({
  page,
}) => {
  await using site = await openSite();
  site.release({ current: await site.build('1.0.0') });
  const visit = (link: string) => page.getByRole('banner').getByRole('link', { name: link }).click();
  await page.route(`${site.remoteOrigin}/**`, () => undefined);
  await page.goto(`${site.origin}/ensaio`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByText('Carregando…')).toBeVisible();
  await visit('Recursos');
  await expect(headline(page, /./)).toBeVisible({ timeout: 2_000 });
  await expect(page).toHaveURL(/\/recursos$/);
  await page.unroute(`${site.remoteOrigin}/**`);

  await page.goto(`${site.origin}/ensaio?falha=parada`);
  await expect(page.locator('main [data-version="1.0.0"]')).toBeAttached();
  await visit('Recursos');
  await expect(headline(page, /./)).toBeVisible({ timeout: 2_000 });
  await visit('Ensaio');
  await expect(headline(page, 'Ensaio 1.0.0')).toBeFocused({ timeout: 2_000 });
  await page.goBack();
  await page.goBack();
  await expect(page.getByText('Carregando…')).toBeVisible();
});

for (const [what, files] of [
  ['entry', /^remoteEntry\..*\.js$/],
  ['script', /^(?!remoteEntry).*\.js$/],
  ['style sheet', /\.css$/],
] as const) {
  test(`a remote with a changed ${what} is not shown until the released file is back`, async ({ page }) => {
    await using site = await openSite();
    const release = await site.build('1.0.0');
    site.release({ current: release });
    expect(await site.corrupt(release, files)).toBeGreaterThan(0);
    await page.goto(`${site.origin}/ensaio`);
    await expectSiteGoesOn(page, UNREACHABLE);
    expect(await page.locator('main').getByText('Texto do ensaio').count()).toBe(0);

    await site.remove(release);
    await site.restore(release);
    await page.getByRole('button', { name: RETRY }).click();
    await expect(headline(page, 'Ensaio 1.0.0')).toBeVisible();
  });
}

test('a broken version gives way to the last good one', async ({ page }) => {
  await using site = await openSite();
  const previous = await site.build('1.0.0');
  const current = await site.build('1.1.0');
  await site.corrupt(current, /^remoteEntry/);
  site.release({ current, previous });
  await page.goto(`${site.origin}/ensaio`);
  await expect(headline(page, 'Ensaio 1.0.0')).toBeVisible();
});

const STAND_IN = 'Você está na versão anterior desta parte da Aura';

test('a version that throws while it draws gives way by itself, also after a reload, until a newer one comes', async ({
  page,
}) => {
  await using site = await openSite();
  const previous = await site.build('1.0.0');
  const current = await site.build('1.1.0');
  site.release({ current, previous });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const askedOfBroken = () => asked.splice(0).filter((url) => url.startsWith(current.baseUrl));
  await page.goto(`${site.origin}/ensaio?falha=desenho@1.1.0`);
  await expect(headline(page, 'Ensaio 1.0.0')).toBeVisible();
  await expect(page.getByText(STAND_IN)).toBeVisible();
  expect(askedOfBroken()).not.toEqual([]);
  await page.getByRole('button', { name: 'Entendi' }).click();
  await expect(page.getByText(STAND_IN)).toBeHidden();

  await page.reload();
  await expect(headline(page, 'Ensaio 1.0.0')).toBeVisible();
  await expect(page.getByText(STAND_IN)).toBeHidden();
  site.release({ current: await site.build('1.2.0'), previous: current });
  await page.reload();
  await expect(headline(page, 'Ensaio 1.2.0')).toBeVisible();
});

test('a page whose own code is missing is shown in the previous version', async ({ page }) => {
  await using site = await openSite();
  const previous = await site.build('1.0.0');
  const current = await site.build('1.1.0');
  site.release({ current, previous });
  const pages = current.descriptor.assets.filter(({ kind, initial }) => kind === 'script' && !initial);
  expect(pages).not.toEqual([]);
  for (const { file } of pages)
    await page.route(current.baseUrl + file, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${site.origin}/ensaio`);
  await expect(headline(page, 'Ensaio 1.1.0')).toBeVisible();
  await page.getByRole('link', { name: 'Abrir a página tardia' }).click();
  await expect(headline(page, 'Página tardia 1.0.0')).toBeVisible();
  await expect(page.getByText(STAND_IN)).toBeVisible();
});

test('if the previous version breaks too, the page says so once, without a loop', async ({ page }) => {
  await using site = await openSite();
  const previous = await site.build('1.0.0');
  site.release({ current: await site.build('1.1.0'), previous });
  const crashes: string[] = [];
  page.on('console', (message) => {
    if (/^remote sample@.* Error \(render\)/.test(message.text())) crashes.push(message.text());
  });
  await page.goto(`${site.origin}/ensaio?falha=desenho`);
  await expectSiteGoesOn(page, CRASHED);
  await expect(page.getByText(STAND_IN)).toBeHidden();
  // Two for the first visit, two for the one after going elsewhere and back.
  await expect.poll(() => crashes).toHaveLength(4);
});

test('a remote for another shell is never loaded; a version for this one replaces it', async ({ page }) => {
  await using site = await openSite();
  const previous = await site.build('1.0.0');
  const built = await site.build('2.0.0');
  const current = { ...built, descriptor: { ...built.descriptor, shellApi: { min: 99, max: 99 } } };
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  site.release({ current });
  await page.goto(`${site.origin}/ensaio`);
  await expectSiteGoesOn(page, 'Esta parte da Aura está sendo atualizada');
  expect(asked.filter((url) => url.startsWith(current.baseUrl))).toEqual([]);

  site.release({ current, previous });
  await page.getByRole('button', { name: RETRY }).click();
  await expect(headline(page, 'Ensaio 1.0.0')).toBeVisible();
  expect(asked.filter((url) => url.startsWith(current.baseUrl))).toEqual([]);
});

for (const [when, message] of [
  ['carga', CRASHED],
  ['montagem', CRASHED],
  ['desenho', CRASHED],
  ['efeito', CRASHED],
] as const) {
  test(`a remote that throws (${when}) is said, and the next visit is a fresh one`, async ({ page }) => {
    await using site = await openSite();
    site.release({ current: await site.build('1.0.0') });
    await page.goto(`${site.origin}/ensaio?falha=${when}`);
    await mark(page);
    await expectSiteGoesOn(page, message);

    await page.evaluate(() => history.replaceState(history.state, '', '/ensaio'));
    await page.getByRole('button', { name: RETRY }).click();
    await expect(headline(page, 'Ensaio 1.0.0')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });
}

test('an error in an event or a promise is shown above the remote, which keeps what was typed', async ({
  page,
}) => {
  await using site = await openSite();
  site.release({ current: await site.build('1.0.0') });
  await page.goto(`${site.origin}/ensaio`);
  for (const button of ['Falhar no evento', 'Falhar na promessa']) {
    await page.getByLabel('Anotação').fill('o que eu escrevi');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText('Algo não funcionou nesta parte da Aura')).toBeVisible();
    await expect(page.getByLabel('Anotação')).toHaveValue('o que eu escrevi');
    await page.getByRole('button', { name: 'Dispensar' }).click();
    await expect(page.getByText('Algo não funcionou nesta parte da Aura')).toBeHidden();
  }
  await page.getByRole('button', { name: 'Falhar ao redesenhar' }).click();
  await expect(page.getByText(CRASHED)).toBeVisible();
  await page.getByRole('button', { name: RETRY }).click();
  await expect(headline(page, 'Ensaio 1.0.0')).toBeVisible();
});

test('a version that is released as the remedy comes with a retry, without a page load', async ({ page }) => {
  await using site = await openSite();
  const broken = await site.build('1.0.0');
  await site.corrupt(broken, /^remoteEntry/);
  site.release({ current: broken });
  await page.goto(`${site.origin}/ensaio`);
  await mark(page);
  await expect(page.getByText(UNREACHABLE)).toBeVisible();
  site.release({ current: await site.build('1.0.1') });
  await page.getByRole('button', { name: RETRY }).click();
  await expect(headline(page, 'Ensaio 1.0.1')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('the styles of a remote change nothing outside it', async ({ page }) => {
  await using site = await openSite();
  site.release({ current: await site.build('1.0.0') });
  await page.goto(`${site.origin}/faq`);
  const visit = async (link: string, name: string | RegExp) => {
    await page.getByRole('banner').getByRole('link', { name: link }).click();
    await expect(headline(page, name)).toBeVisible();
  };
  const looks = async () => {
    await visit('Recursos', /./);
    await expect(page).toHaveURL(/recursos/);
    // What the pointer is over looks another way.
    await page.mouse.move(0, 0);
    return page.evaluate(looksOfTheShell);
  };
  const before = await looks();
  await visit('Ensaio', 'Ensaio 1.0.0');
  await expect(page.getByText('Texto do ensaio')).toHaveCSS('color', 'rgb(1, 2, 3)');
  expect(await looks()).toEqual(before);
});

/** Every computed style of every element of header, footer and body. */
async function looksOfTheShell(): Promise<string[]> {
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const elements = [document.body, ...document.querySelectorAll('header *, footer *')];
  return elements.map((element) => {
    const style = getComputedStyle(element);
    const entries = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`);
    return `${element.tagName} ${entries.join(';')}`;
  });
}
