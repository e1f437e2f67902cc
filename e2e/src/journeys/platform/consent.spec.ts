import { expect, test, type Locator, type Page } from '@playwright/test';
import { signUpWith } from '../../support/accounts.ts';
import {
  acceptButton,
  consentBar,
  cookiesInFooter,
  refuseButton,
  storedConsent,
} from '../../support/consent.ts';
import { listDocuments } from '../../support/database.ts';
import { keptNames } from '../../support/kept-names.ts';
import { consoleEvents, outsideRequests } from '../../support/measuring.ts';
import { newPerson, signOut, signUp } from '../../support/people.ts';
import { isTakenOver } from '../../support/watch.ts';

/** Storage that the product needs; Firebase keeps the session in its own databases. */
const ESSENTIAL = /^(aura\.(consent|hint|theme|lastActivity|registry|sources|scroll)|firebase.*)$/;

const currentChoice = (page: Page) =>
  consentBar(page).getByText('Sua escolha atual').filter({ visible: true });
const choiceInSettings = (page: Page) => page.getByRole('group', { name: 'Cookies de medição' });

for (const answer of ['no answer', 'a refusal']) {
  test(`with ${answer} nothing leaves the site, nothing more is kept and nothing is measured`, async ({
    page,
  }) => {
    const outside = outsideRequests(page);
    const events = consoleEvents(page);
    const strange = async () => (await keptNames(page)).filter((name) => !ESSENTIAL.test(name));
    await page.goto('/');
    await expect(consentBar(page)).toBeVisible();
    if (answer === 'a refusal') await refuseButton(page).click();

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Perguntas frequentes', exact: true })
      .click();
    await expect(page).toHaveURL('/faq');
    expect(await strange()).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contato' }).click();
    await expect(page).toHaveURL('/contato');
    expect(await strange()).toEqual([]);
    await signUp(page, newPerson());
    expect(await strange()).toEqual([]);
    await page.getByRole('button', { name: 'Começar o completo' }).click();
    await expect(page.getByRole('heading', { name: 'Aonde você quer chegar?' })).toBeFocused();
    expect(await strange()).toEqual([]);
    await signOut(page);
    await page.waitForLoadState('networkidle');
    expect(await strange()).toEqual([]);
    expect(outside).toEqual([]);
    expect(await events()).toEqual([]);
    await expect(consentBar(page)).toBeVisible({ visible: answer === 'no answer' });
  });
}

/** Size and computed style. */
async function looks(button: Locator) {
  const { width: across, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
  const style = await button.evaluate((element) =>
    Object.fromEntries(
      [...getComputedStyle(element)].map((name) => [name, getComputedStyle(element).getPropertyValue(name)]),
    ),
  );
  return { across, height, style };
}

test('both answers look the same', async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/faq');
    await expect(consentBar(page)).toBeVisible();
    const accept = await looks(acceptButton(page));
    expect(accept.across).toBeGreaterThan(44);
    expect(await looks(refuseButton(page))).toEqual(accept);
  }
});

for (const [name, choice, button] of [
  ['Aceitar', 'accepted', acceptButton],
  ['Recusar', 'refused', refuseButton],
] as const) {
  test(`${name} is kept with its time and version, and the question does not come back`, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-01T09:30:00-03:00');
    await page.goto('/faq', { waitUntil: 'networkidle' });
    expect(await storedConsent(page)).toBeNull();
    await button(page).click();
    await expect(consentBar(page)).toBeHidden();
    expect(await storedConsent(page)).toEqual({ choice, at: '2026-11-01T12:30:00.000Z', version: 1 });
    await page.reload({ waitUntil: 'networkidle' });
    await expect(consentBar(page)).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Recursos' }).hover();
    await expect.poll(() => isTakenOver(page)).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'Recursos' }).click();
    await expect(page).toHaveURL('/recursos');
    await expect(consentBar(page)).toBeHidden();
  });
}

test('the footer opens the question again, by keyboard too, and the focus comes back', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'networkidle' });
  await expect(currentChoice(page)).toHaveCount(0);
  await refuseButton(page).click();

  await cookiesInFooter(page).click();
  await expect(consentBar(page)).toBeFocused();
  await expect(currentChoice(page)).toHaveText(['Sua escolha atual: recusar.']);
  await acceptButton(page).click();
  await expect(consentBar(page)).toBeHidden();
  await expect(cookiesInFooter(page)).toBeFocused();
  expect(await storedConsent(page)).toMatchObject({ choice: 'accepted' });

  await page.keyboard.press('Enter');
  await expect(consentBar(page)).toBeFocused();
  await expect(currentChoice(page)).toHaveText(['Sua escolha atual: aceitar.']);
  await page.keyboard.press('Tab');
  await expect(refuseButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(acceptButton(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(cookiesInFooter(page)).toBeFocused();
  expect(await storedConsent(page)).toMatchObject({ choice: 'refused' });
});

test('a stored value that is no answer of this version leads to the question again', async ({ page }) => {
  await page.goto('/faq');
  const at = '2026-01-01T00:00:00.000Z';
  for (const kept of [
    'accepted',
    '{"choice":"accepted"',
    'null',
    '[]',
    JSON.stringify({ choice: 'accepted', at, version: 0 }),
    JSON.stringify({ choice: 'accepted', at, version: 2 }),
    JSON.stringify({ choice: 'talvez', at, version: 1 }),
    JSON.stringify({ choice: 'accepted', at: 'ontem', version: 1 }),
    JSON.stringify({ choice: 'accepted', version: 1 }),
  ]) {
    await page.evaluate((value) => localStorage.setItem('aura.consent', value), kept);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(consentBar(page), kept).toBeVisible();
    await expect(currentChoice(page), kept).toHaveCount(0);
  }
  await refuseButton(page).click();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(consentBar(page)).toBeHidden();
});

/** A record in the database. */
const record = (choice: string, source: string) => ({
  choice,
  source,
  version: 1,
  at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
});

test("a signed-in person's answers are recorded, from the bar and from the settings, and both agree", async ({
  page,
}) => {
  const { uid } = await signUpWith(page);
  await page.goto('/perfil');
  const records = `users/${uid}/consents`;
  const recorded = async () => {
    const stored = await listDocuments(records);
    const answers = stored
      .filter(({ fields }) => fields['choice'] !== undefined)
      .map(({ fields }) => ({
        choice: fields['choice']?.['stringValue'],
        source: fields['source']?.['stringValue'],
        version: Number(fields['version']?.['integerValue']),
        at: String(fields['at']?.['timestampValue']),
      }));
    return answers.toSorted((a, b) => a.at.localeCompare(b.at));
  };
  expect(await recorded()).toEqual([]);
  const [terms, ...others] = await listDocuments(records);
  expect(terms?.fields).toMatchObject({
    terms: { stringValue: 'accepted' },
    isAdult: { booleanValue: true },
    hash: { stringValue: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown },
  });
  expect(others).toEqual([]);

  await refuseButton(page).click();
  await expect.poll(recorded).toEqual([record('refused', 'bar')]);

  await page.goto('/configuracoes');
  await expect(choiceInSettings(page).getByRole('radio', { name: 'Recusar' })).toBeChecked();
  await choiceInSettings(page).getByRole('radio', { name: 'Aceitar' }).check();
  expect(await storedConsent(page)).toMatchObject({ choice: 'accepted' });
  await expect.poll(recorded).toEqual([record('refused', 'bar'), record('accepted', 'settings')]);

  await cookiesInFooter(page).click();
  await expect(currentChoice(page)).toHaveText(['Sua escolha atual: aceitar.']);
  await refuseButton(page).click();
  await expect(choiceInSettings(page).getByRole('radio', { name: 'Recusar' })).toBeChecked();
  await expect.poll(async () => (await recorded()).length).toBe(3);
});
