import type { Registry } from '@aura/shared-federation/contract';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { signUpWith } from '../../support/accounts.ts';
import { startWithConsent } from '../../support/consent.ts';
import { text } from '../../support/database.ts';
import { banner, menuLinks } from '../../support/header.ts';
import { changePageData } from '../../support/page-data.ts';

/* The pages are changed on their way, which a worker between them and the network would hide. */
test.use({ serviceWorkers: 'block' });

/* A menu of twenty entries, some of them in groups: as a registry of many teams has it. */

const SHELL_ENTRIES = 2;
const LABELS = ['Diagnóstico', 'Trilhas', 'Mentoria em grupo', 'Radar', 'Metas', 'Comunidade', 'Agenda'];
const ENTRIES = Array.from({ length: 20 - SHELL_ENTRIES }, (_, index) => ({
  label: index < LABELS.length ? (LABELS[index] ?? '') : `Ferramenta ${index}`,
  path: `/entrada-${index}`,
  order: index,
  ...(index === 1 || index === 2 ? { group: 'Aprender' } : index > 14 ? { group: 'Carreira' } : {}),
}));

/** An address that is drawn in the browser (for a visitor the login), as if the remotes had these entries and no other. */
async function openWithTwenty(page: Page) {
  await changePageData<Registry>(page, 'aura-registry', ({ remotes, ...rest }) => ({
    ...rest,
    remotes: remotes.map((remote) => {
      const isTools = remote.current.descriptor.name === 'tools';
      const descriptor = { ...remote.current.descriptor, navigation: isTools ? ENTRIES : [] };
      return { ...remote, current: { ...remote.current, descriptor } };
    }),
  }));
  await page.goto('/perfil');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Parts of the bar that are cut off, in a second line or over other content. */
const misplaced = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('header > div');
    const items = [...(bar?.querySelectorAll('a, button, summary') ?? [])].filter(
      (item) => item.checkVisibility() && !item.closest('details:not([open]) > ul'),
    );
    const boxes = items.map((item) => ({ label: item.textContent, box: item.getBoundingClientRect() }));
    const [first] = boxes;
    const limit = document.documentElement.clientWidth;
    return boxes
      .filter(({ box }, index) => {
        const next = boxes[index + 1]?.box;
        const isOutside = box.left < 0 || box.right > limit || box.height > 50;
        const isLower =
          first !== undefined && Math.abs(box.top + box.bottom - first.box.top - first.box.bottom) > 8;
        return isOutside || isLower || (next !== undefined && box.right > next.left);
      })
      .map(({ label }) => label);
  });

test.beforeEach(({ page }) => startWithConsent(page, 'refused'));

for (const width of [1024, 1280, 1600]) {
  test(`twenty entries are one line at ${width} px, and all of them are reached by the keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await openWithTwenty(page);
    expect(await misplaced(page)).toEqual([]);

    const more = banner(page).locator('summary', { hasText: 'Mais' });
    const seen = new Set<string>();
    for (const menu of await banner(page).locator('summary:visible').all()) {
      await menu.focus();
      await page.keyboard.press('Enter');
      await expect(menu.locator('xpath=..')).toHaveAttribute('open');
      for (const label of await menuLinks(page).allInnerTexts()) seen.add(label.trim());
      await page.keyboard.press('Tab');
      await expect(menu.locator('xpath=..').locator('a:focus')).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(menu).toBeFocused();
      await expect(menu.locator('xpath=..')).not.toHaveAttribute('open');
    }
    const wanted = [...ENTRIES.map(({ label }) => label), 'Recursos', 'Para empresas'];
    expect([...seen].toSorted()).toEqual(wanted.toSorted());

    await more.click();
    await banner(page).getByRole('link', { name: 'Para empresas' }).click();
    await expect(page).toHaveURL('/para-empresas');
    await expect(more.locator('xpath=..')).not.toHaveAttribute('open');
  });
}

const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('in the application the rail shows all entries beside the page, also in a low window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 480 });
  await signUpWith(page, { name: text('Wanderwilhelmina Souza') });
  await openWithTwenty(page);
  const account = banner(page).getByRole('button', { name: /Menu da conta: Wander/ });
  await expect(account).toBeInViewport({ ratio: 1 });
  const last = menuLinks(page).last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  const rail = await box(banner(page));
  expect((await box(last)).y + 20).toBeLessThan((await box(account)).y);
  expect((await box(page.locator('main'))).x).toBeGreaterThanOrEqual(rail.x + rail.width);
});

test('in a narrow window, as at 200 % of zoom, the menu lists all entries under their headings', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWithTwenty(page);
  await banner(page).getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menuLinks(page)).toHaveCount(20);
  const group = banner(page).getByRole('list', { name: 'Aprender' });
  await expect(group.getByRole('link')).toHaveText(['Trilhas', 'Mentoria em grupo']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the written menu is one line at 1024 px, and "Mais" opens', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 720 });
    await page.goto('/faq');
    const more = banner(page).locator('summary', { hasText: 'Mais' });
    if (await more.isVisible()) await more.click();
    await expect(banner(page).getByRole('link', { name: 'Para empresas' })).toBeVisible();
  });
});
