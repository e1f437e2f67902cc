import { expect, test, type Locator, type Page } from '@playwright/test';
import { openGallery } from '../../support/gallery.ts';

const SUCCESS = 'Alterações salvas.';
const ERROR = 'Não foi possível salvar. Tente novamente.';
const INFO = 'Há uma tarefa nova no seu plano.';

// By its label: on this page a section about notices has the same name.
const region = (page: Page) => page.locator('section[aria-label="Avisos"]');
const toast = (page: Page, text: string) => region(page).getByText(text);
const dismiss = (page: Page) => region(page).getByRole('button', { name: 'Dispensar aviso' });
const show = (page: Page, kind: 'sucesso' | 'erro' | 'informação') =>
  page.getByRole('button', { name: `Mostrar ${kind}` });

/** From here on time passes only where a test says so. */
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2026-03-10T12:00:00-03:00' });
  await openGallery(page);
  await page.clock.pauseAt('2026-03-10T13:00:00-03:00');
});

const moveAway = (page: Page) => page.mouse.move(5, 300);

test('each kind stays five seconds, and is announced by a region that was there before', async ({ page }) => {
  for (const [kind, text, role] of [
    ['sucesso', SUCCESS, 'status'],
    ['erro', ERROR, 'alert'],
    ['informação', INFO, 'status'],
  ] as const) {
    const live = region(page).getByRole(role);
    await expect(live).toHaveCount(1);
    await expect(live).toBeEmpty();
    const before = await live.elementHandle();
    await show(page, kind).click();
    await expect(live.getByText(text)).toBeVisible();
    expect(await live.evaluate((element, known) => element === known, before)).toBe(true);
    await page.clock.runFor(4990);
    await expect(toast(page, text)).toBeVisible();
    await page.clock.runFor(10);
    await expect(toast(page, text)).toHaveCount(0);
  }
});

test('it waits while the pointer is on it, and then goes after the time that was left', async ({ page }) => {
  await show(page, 'sucesso').click();
  await page.clock.runFor(3000);
  await toast(page, SUCCESS).hover();
  await page.clock.runFor(60_000);
  await expect(toast(page, SUCCESS)).toBeVisible();
  await moveAway(page);
  await page.clock.runFor(1900);
  await expect(toast(page, SUCCESS)).toBeVisible();
  await page.clock.runFor(100);
  await expect(toast(page, SUCCESS)).toHaveCount(0);
});

test('it waits while it has the focus', async ({ page }) => {
  await show(page, 'erro').click();
  await dismiss(page).focus();
  await page.clock.runFor(60_000);
  await expect(toast(page, ERROR)).toBeVisible();
  await show(page, 'sucesso').focus();
  await page.clock.runFor(5000);
  await expect(toast(page, ERROR)).toHaveCount(0);
});

test('the keyboard reaches it, dismisses it, and returns to where it was', async ({ page }) => {
  const last = page.getByRole('main').locator('a, button').last();
  await show(page, 'sucesso').focus();
  await page.keyboard.press('Enter');
  for (const key of ['Enter', 'Space']) {
    await expect(toast(page, SUCCESS)).toBeVisible();
    await last.focus();
    await page.keyboard.press('Tab');
    await expect(dismiss(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(toast(page, SUCCESS)).toHaveCount(0);
    await expect(last).toBeFocused();
    await show(page, 'sucesso').press('Enter');
  }
});

test('at most four are shown, each with its own five seconds and its own button', async ({ page }) => {
  await show(page, 'sucesso').click();
  await page.clock.runFor(2000);
  await show(page, 'erro').click();
  await page.clock.runFor(1000);
  await show(page, 'informação').click();
  for (const text of [SUCCESS, ERROR, INFO]) await expect(toast(page, text)).toBeVisible();
  await expectApart([toast(page, SUCCESS), toast(page, ERROR), toast(page, INFO)]);

  await page.clock.runFor(2000);
  await expect(toast(page, SUCCESS)).toHaveCount(0);
  await expect(toast(page, ERROR)).toBeVisible();
  await region(page).getByRole('alert').getByRole('button', { name: 'Dispensar aviso' }).press('Enter');
  await expect(toast(page, ERROR)).toHaveCount(0);
  await expect(toast(page, INFO)).toBeVisible();

  for (let times = 0; times < 5; times += 1) await show(page, 'erro').press('Enter');
  await expect(dismiss(page)).toHaveCount(4);
  await expect(toast(page, INFO)).toHaveCount(0);
  await page.clock.runFor(5000);
  await expect(dismiss(page)).toHaveCount(0);
});

/** Toasts do not overlap. */
async function expectApart(toasts: readonly Locator[]) {
  const boxes = await Promise.all(toasts.map((one) => one.boundingBox()));
  const sorted = boxes
    .map((box) => ({ top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }))
    .toSorted((a, b) => a.top - b.top);
  for (const [index, { top }] of sorted.entries())
    if (index > 0) expect(top).toBeGreaterThanOrEqual(sorted[index - 1]?.bottom ?? 0);
}
