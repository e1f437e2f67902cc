import { sampleCases } from '@aura/testing';
import { expect, test, type Page } from '@playwright/test';
import { makePerson, signUpWith } from '../../support/accounts.ts';
import { box, ledgerOf, PLANNED, points, TITLES } from '../../support/career-plan.ts';
import { stopClock } from '../../support/clock.ts';
import { consentBar, refuseButton } from '../../support/consent.ts';
import {
  ACCOUNT_SERVICE,
  crashesOf,
  DATABASE,
  expectSound,
  intercept,
  loseAnswer,
  WRITES,
  type FaultJourney,
} from '../../support/faults.ts';
import { openTool } from '../../support/optimizer.ts';
import { logIn, newPerson } from '../../support/people.ts';

/* The numbers are those of docs/faults.md. */

const alert = (page: Page) => page.locator('main').getByRole('alert');
const notices = (page: Page) => page.getByRole('region', { name: 'Avisos' });
const NOT_SAVED = 'Ocorreu um erro ao salvar suas alterações.';

const JOURNEYS: readonly FaultJourney[] = [
  [
    '8: a sign-in without a database is tried five times, said, and works once it is back',
    async ({ page }) => {
      const crashes = crashesOf(page);
      const { person } = await makePerson();
      await page.clock.install();
      await page.goto('/login?next=%2Fperfil');
      const asked = await intercept(page, DATABASE, (route) => route.abort());
      await stopClock(page);
      await logIn(page, person);
      for (const [attempt, pauseMs] of [0, 600, 1_200, 1_800, 2_400].entries()) {
        await page.clock.runFor(pauseMs);
        await expect.poll(asked).toBe(attempt + 1);
      }
      await expect(
        page
          .getByText('Não foi possível carregar os dados do seu perfil. Tente fazer login novamente.')
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
      await expectSound(page, crashes);
      await page.unroute(DATABASE);
      await page.clock.resume();
      await logIn(page, person);
      await expect(page).toHaveURL('/perfil');
    },
  ],
  [
    '9: with a slow database a change shows at once, and pressing again writes it once',
    async ({ page }) => {
      const crashes = crashesOf(page);
      await signUpWith(page);
      await page.goto('/configuracoes');
      const field = page.getByLabel('Nome', { exact: true });
      await field.fill('Nina Devagar');
      const { promise: opened, resolve: open } = Promise.withResolvers<void>();
      const written = await intercept(page, WRITES, async (route) => {
        await opened;
        await route.continue();
      });
      await page.getByRole('button', { name: 'Salvar nome' }).evaluate((button: HTMLElement) => {
        for (let press = 0; press < 5; press += 1) button.click();
      });
      await expect(
        page.getByRole('banner').getByRole('button', { name: 'Menu da conta: Nina' }),
      ).toBeVisible();
      await expectSound(page, crashes);
      open();
      await expect(notices(page).getByText('Suas alterações foram salvas.')).toBeVisible();
      expect(written()).toBe(1);
      await page.reload();
      await expect(field).toHaveValue('Nina Devagar');
    },
  ],
  [
    '11: a tick whose answer is lost is not counted again when it is repeated',
    async ({ page }) => {
      const crashes = crashesOf(page);
      const { uid } = await openTool(page, '/perfil', PLANNED);
      await expect(box(page, TITLES[0])).toBeVisible();
      await intercept(page, WRITES, (route, count) => (count === 1 ? loseAnswer(route) : route.continue()));
      await box(page, TITLES[0]).click();
      await expect(page.getByText(NOT_SAVED)).toBeVisible();
      await expect(box(page, TITLES[0])).not.toBeChecked();
      await expectSound(page, crashes);
      await box(page, TITLES[0]).check();
      await points(page, 5);
      await box(page, TITLES[1]).check();
      await points(page, 10);
      await expect.poll(async () => (await ledgerOf(uid)).map(({ balance }) => balance)).toEqual([5, 10]);
    },
  ],
  [
    '12: without the account service public pages stay, and the sign-in works once it is back',
    async ({ page }) => {
      const crashes = crashesOf(page);
      const { person } = await makePerson();
      const asked = await intercept(page, ACCOUNT_SERVICE, (route) => route.abort());
      await page.goto('/login?next=%2Fperfil');
      await logIn(page, person);
      await expect(alert(page)).toBeVisible();
      await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
      const before = asked();
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Perguntas frequentes', exact: true })
        .click();
      await expect(page).toHaveURL('/faq');
      await expectSound(page, crashes);
      expect([before > 0, asked() - before]).toEqual([true, 0]);
      await page.unroute(ACCOUNT_SERVICE);
      await page.goto('/login?next=%2Fperfil');
      await logIn(page, person);
      await expect(page).toHaveURL('/perfil');
    },
  ],
  [
    '13: a call whose token has expired is repeated with a fresh one, and nobody notices',
    async ({ page }) => {
      const crashes = crashesOf(page);
      await signUpWith(page);
      const refusal = { error: { code: 'unauthenticated', message: 'Entre de novo.' } };
      const now = new Date().toISOString();
      const session = { device: 'Chrome no Linux', signedInAt: now, lastSeen: now, isThis: true };
      const asked = await intercept(page, '**/account/sessions', (route, count) =>
        count === 1
          ? route.fulfill({ status: 401, json: refusal })
          : route.fulfill({ json: { sessions: [session] } }),
      );
      const renewed = page.waitForResponse(/securetoken/);
      await page.goto('/configuracoes');
      await renewed;
      await expect(page.getByRole('list', { name: 'Onde sua conta foi usada' })).toContainText(
        session.device,
      );
      await expect(page).toHaveURL('/configuracoes');
      await expectSound(page, crashes);
      expect(asked()).toBe(2);
    },
  ],
  [
    '15: a browser that blocks the pop-up says so in the page, and the password still lets in',
    async ({ page }) => {
      const crashes = crashesOf(page);
      const { person } = await makePerson();
      await page.addInitScript(() => {
        window.open = () => null;
      });
      await page.goto('/login?next=%2Fperfil');
      await page.getByRole('button', { name: 'Continuar com o Google' }).click();
      await expect(alert(page)).toContainText('Ocorreu um erro inesperado. Por favor, tente novamente.');
      await expectSound(page, crashes);
      await logIn(page, person);
      await expect(page).toHaveURL('/perfil');
    },
  ],
  [
    '15: a pop-up that is closed is said to be cancelled, and a second one signs in',
    async ({ page }) => {
      const crashes = crashesOf(page);
      await page.clock.install();
      await page.goto('/login?next=%2Fperfil');
      const open = async () => {
        const opened = page.waitForEvent('popup');
        await page.getByRole('button', { name: 'Continuar com o Google' }).click();
        return opened;
      };
      await (await open()).close();
      await expect(async () => {
        await page.clock.runFor(3_000);
        await expect(alert(page)).toHaveText('O processo de login com o Google foi cancelado.', {
          timeout: 300,
        });
      }).toPass();
      await expectSound(page, crashes);
      // The first of two is left to itself: the second one counts, and no message tells of the first.
      const first = await open();
      const second = await open();
      await second.locator('.js-new-account').click();
      await second.locator('#email-input').fill(newPerson().email);
      await second.locator('#display-name-input').fill('Nina Google');
      await second.locator('#sign-in').click();
      await expect(page).toHaveURL('/perfil');
      await first.close();
      await expectSound(page, crashes);
    },
  ],
  [
    '16: a network that comes and goes loses no tick, counts none twice, and makes no storm of calls',
    async ({ page }) => {
      const crashes = crashesOf(page);
      const { uid } = await openTool(page, '/perfil', PLANNED);
      await expect(box(page, TITLES[2])).toBeVisible();
      const written = await intercept(page, WRITES, (route) => route.continue());
      for (const title of TITLES) {
        await page.context().setOffline(true);
        await box(page, title).click();
        await expect(notices(page).getByText(NOT_SAVED).first()).toBeVisible();
        await expect(box(page, title)).not.toBeChecked();
        await page.context().setOffline(false);
        await box(page, title).check();
      }
      await points(page, 15);
      await expect.poll(async () => (await ledgerOf(uid)).map(({ balance }) => balance)).toEqual([5, 10, 15]);
      // One call for each press, and one for the phase that the third task closes.
      expect(written()).toBeLessThanOrEqual(2 * TITLES.length + 1);
      await expectSound(page, crashes);
      await page.reload();
      await points(page, 15);
    },
  ],
  ...(
    [
      ['31: a browser without room', fillStorage],
      ['32: a browser that refuses every storage', refuseStorage],
    ] as const
  ).map(([what, seize]): FaultJourney => [
    `${what} signs a person in, and its pages work`,
    async ({ page }) => {
      const crashes = crashesOf(page);
      const { person } = await makePerson();
      await page.addInitScript(seize);
      await page.goto('/login?next=%2Fperfil');
      await refuseButton(page).click();
      await expect(consentBar(page)).toBeHidden();
      await logIn(page, person);
      await expect(page).toHaveURL('/perfil');
      await expect(page.locator('main')).toContainText('Rita');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contato' }).click();
      await expect(page).toHaveURL('/contato');
      await expect(consentBar(page)).toBeHidden();
      await expect(page.getByRole('button', { name: /Menu da conta/ })).toBeVisible();
      await expectSound(page, crashes);
    },
  ]),
];

for (const [title, walk] of sampleCases('faults of accounts', JOURNEYS, 2)) test(title, walk);

function refuseStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(globalThis, name, {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
}

function fillStorage(): void {
  for (const [owner, names] of [
    [Storage.prototype, ['setItem']],
    [IDBObjectStore.prototype, ['put', 'add']],
  ] as const)
    for (const name of names)
      Object.defineProperty(owner, name, {
        value: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      });
}
