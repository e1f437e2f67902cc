import { MINUTE_MS, SECOND_MS } from '@aura/shared-domain';
import { expect, test, type Page } from '@playwright/test';
import { signUpWith } from '../../support/accounts.ts';
import { comeBack, shiftClock, stopClock } from '../../support/clock.ts';
import { logIn } from '../../support/people.ts';

const ENDED = 'Sua sessão foi encerrada por inatividade. Entre de novo para continuar.';
/** React draws what it has just loaded up to 300 ms later; within the first second the countdown says 60. */
const DRAWN = 500;

const question = (page: Page) => page.getByRole('dialog', { name: 'Você ainda está aí?' });
const countdown = (page: Page) => question(page).getByRole('timer');
const panel = (page: Page) => page.getByRole('heading', { level: 1, name: 'Olá, Rita' });

/** A key that writes nothing: the person is there. */
const act = (page: Page) => page.keyboard.press('Shift');

async function openPanel(page: Page): Promise<void> {
  await page.goto('/perfil');
  await expect(panel(page)).toBeVisible();
}

/** A signed-in person on their panel with a stopped clock, active just now. */
async function signInAndStopClock(page: Page) {
  await page.clock.install();
  const { person } = await signUpWith(page);
  await openPanel(page);
  await stopClock(page);
  await act(page);
  return person;
}

async function expectSignedOutForInactivity(page: Page): Promise<void> {
  await expect(page).toHaveURL('/login?next=%2Fperfil');
  // The page is loaded in no time of the stopped clock, and drawn in some.
  await expect(async () => {
    await page.clock.runFor(DRAWN);
    await expect(page.getByText(ENDED)).toBeVisible({ timeout: SECOND_MS });
  }).toPass();
  await expect(question(page)).toHaveCount(0);
}

test('nothing happens at 29:59, a question with a countdown appears at 30:00, and the person is signed out at 31:00', async ({
  page,
}) => {
  const person = await signInAndStopClock(page);
  await page.clock.runFor(30 * MINUTE_MS - SECOND_MS);
  await expect(panel(page)).toBeVisible();
  await expect(question(page)).toHaveCount(0);

  await page.clock.runFor(SECOND_MS + DRAWN);
  await expect(question(page)).toBeVisible();
  await expect(countdown(page)).toHaveText('60 segundos');
  await expect(question(page).getByRole('button', { name: 'Continuar Logado' })).toBeFocused();
  await page.clock.runFor(SECOND_MS);
  await expect(countdown(page)).toHaveText('59 segundos');

  await page.clock.runFor(58 * SECOND_MS);
  await expect(countdown(page)).toHaveText('1 segundo');
  await expect(page).toHaveURL('/perfil');
  await page.clock.runFor(SECOND_MS - DRAWN);
  await expectSignedOutForInactivity(page);

  await page.clock.resume();
  await logIn(page, person);
  await expect(page).toHaveURL('/perfil');
  await expect(panel(page)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

test('the question holds the focus, and neither the mouse nor a key answers it', async ({ page }) => {
  await signInAndStopClock(page);
  await page.clock.runFor(30 * MINUTE_MS + DRAWN);
  await expect(question(page)).toBeVisible();
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    // Between the last and the first control a browser may pass through its own.
    const isOutside = await page.evaluate(() => {
      const active = document.activeElement;
      return active !== null && active !== document.body && active.closest('dialog') === null;
    });
    expect(isOutside, key).toBe(false);
  }
  await page.mouse.move(100, 100);
  await page.mouse.move(400, 500);
  await page.clock.runFor(30 * SECOND_MS);
  await expect(countdown(page)).toHaveText('30 segundos');
  await page.mouse.move(200, 300);
  await page.clock.runFor(30 * SECOND_MS);
  await expectSignedOutForInactivity(page);
});

test('"Continuar Logado" starts the half hour again', async ({ page }) => {
  await signInAndStopClock(page);
  await page.clock.runFor(31 * MINUTE_MS - DRAWN);
  await expect(countdown(page)).toHaveText('1 segundo');
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
  await page.clock.runFor(30 * MINUTE_MS - SECOND_MS);
  await expect(panel(page)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await page.clock.runFor(SECOND_MS + DRAWN);
  await expect(countdown(page)).toHaveText('60 segundos');
});

test('"Sair" signs out and goes home, without a word about inactivity', async ({ page }) => {
  await signInAndStopClock(page);
  await page.clock.runFor(30 * MINUTE_MS + DRAWN);
  await question(page).getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
  await expect(page.getByText(ENDED)).toHaveCount(0);
});

test('activity in one tab counts for the other, and so does an answer', async ({ page, context }) => {
  await page.clock.install();
  await signUpWith(page);
  await openPanel(page);
  const other = await context.newPage();
  await openPanel(other);
  await stopClock(page);
  await act(page);

  await page.clock.runFor(30 * MINUTE_MS - SECOND_MS);
  await act(other);
  await page.clock.runFor(30 * MINUTE_MS - SECOND_MS);
  await expect(question(page)).toHaveCount(0);
  await expect(question(other)).toHaveCount(0);

  await page.clock.runFor(SECOND_MS + DRAWN);
  await expect(question(page)).toBeVisible();
  await expect(question(other)).toBeVisible();
  await other.getByRole('button', { name: 'Continuar Logado' }).click();
  await expect(question(other)).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);

  await page.clock.runFor(30 * MINUTE_MS + DRAWN);
  await expect(question(page)).toBeVisible();
  await expect(question(other)).toBeVisible();
  // Set, not run: the tabs' clocks would pass the end one after the other, as those of a device never do.
  await shiftClock(page, 8);
  await comeBack(page);
  await expectSignedOutForInactivity(page);
  await expectSignedOutForInactivity(other);
});

test('after eight hours of sleep the person is signed out at once, without the question', async ({
  page,
}) => {
  const person = await signInAndStopClock(page);
  const asked = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const look = () => document.querySelector('dialog') !== null && resolve(true);
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        Object.assign(window, { stopLooking: () => resolve(false) });
      }),
  );
  await shiftClock(page, 8);
  await comeBack(page);
  await expectSignedOutForInactivity(page);
  await page.evaluate(() => (window as unknown as { stopLooking: () => void }).stopLooking());
  expect(await asked).toBe(false);

  await page.clock.resume();
  await logIn(page, person);
  await expect(panel(page)).toBeVisible();
});

test('a person who returns after an hour of sleep has the whole minute to answer', async ({ page }) => {
  await signInAndStopClock(page);
  await shiftClock(page, 1);
  await comeBack(page);
  await expect(countdown(page)).toHaveText('60 segundos');
  await question(page).getByRole('button', { name: 'Continuar Logado' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL('/perfil');
});

test('a clock set back by an hour signs nobody out and asks half an hour later', async ({ page }) => {
  await signInAndStopClock(page);
  await page.clock.runFor(10 * MINUTE_MS);
  await shiftClock(page, -1);
  await comeBack(page);
  await page.clock.runFor(30 * MINUTE_MS - SECOND_MS);
  await expect(panel(page)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await page.clock.runFor(SECOND_MS + DRAWN);
  await expect(countdown(page)).toHaveText('60 segundos');
  await question(page).getByRole('button', { name: 'Continuar Logado' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL('/perfil');
});

test('a visitor is not asked', async ({ page }) => {
  await page.clock.install();
  await page.goto('/planos');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await stopClock(page);
  await act(page);
  await page.clock.runFor(30 * MINUTE_MS + DRAWN);
  await expect(question(page)).toHaveCount(0);
  await page.clock.runFor(120 * MINUTE_MS);
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL('/planos');
});
