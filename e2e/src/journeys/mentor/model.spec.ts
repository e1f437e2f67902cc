import { expect, test, type Page } from '@playwright/test';
import { text } from '../../support/database.ts';
import {
  lastExchange,
  openMentor,
  openMentorWithModel,
  QUESTION,
  send,
  storedMessages,
  storedParts,
  whole,
} from '../../support/mentor.ts';
import { startBackendWithModel, type BackendWithModel } from '../../support/model/backend-with-model.ts';
import { MODEL_WORDS } from '../../support/model/scripted-model.ts';

// One backend with a model for all journeys of this file, each with its own script.
test.describe.configure({ mode: 'serial' });

let backend: BackendWithModel;
test.beforeAll(async () => {
  backend = await startBackendWithModel();
});
test.afterAll(() => backend.close());
test.beforeEach(() => {
  backend.model.script = 'writes';
  backend.model.letWrite(Infinity);
});

/** The displayed texts of the last answer's parts. */
async function shownTexts(page: Page, parts: readonly { readonly text: string }[]): Promise<void> {
  for (const part of parts)
    await expect(lastExchange(page).getByText(part.text, { exact: true })).toHaveCount(1);
}

test('on: the model writes, the coach decides the content, and no name goes to the model', async ({
  page,
}) => {
  const account = await openMentorWithModel(page, backend);
  await send(page, `${QUESTION} Meu e-mail é ${account.person.email}.`);
  await whole(page);
  const parts = await storedParts(account.uid);
  expect(parts.map(({ by }) => by)).toEqual(parts.map(() => 'model'));
  expect(parts.every((part) => part.text.includes(MODEL_WORDS))).toBe(true);
  await shownTexts(page, parts);
  await expect(lastExchange(page).getByText(/IA/).first()).toBeVisible();
  expect(backend.model.asked.join('')).not.toContain(account.person.email);
  // A screen reader is given whole sentences, each once.
  const spoken = await page.getByTestId('spoken').innerText();
  expect(spoken.split(MODEL_WORDS)).toHaveLength(parts.length + 1);
});

test('off until the person turns it on', async ({ page }) => {
  await backend.serve(page, '/mentor');
  const account = await openMentor(page, { plan: text('impulso') });
  const before = backend.model.asked.length;
  await send(page, QUESTION);
  await whole(page);
  expect(backend.model.asked).toHaveLength(before);
  expect((await storedParts(account.uid)).every(({ by }) => by === 'coach')).toBe(true);
});

test('slow: when the model does not begin, the coach answers', async ({ page }) => {
  backend.model.script = 'stalls';
  const account = await openMentorWithModel(page, backend);
  await send(page, QUESTION);
  await whole(page);
  const parts = await storedParts(account.uid);
  expect(parts.every(({ by }) => by === 'coach')).toBe(true);
  await shownTexts(page, parts);
});

for (const script of ['breaks', 'rambles'] as const) {
  test(`broken: when the model ${script}, the coach answers`, async ({ page }) => {
    backend.model.script = script;
    const account = await openMentorWithModel(page, backend);
    await send(page, QUESTION);
    await whole(page);
    const parts = await storedParts(account.uid);
    expect(parts.every(({ by }) => by === 'coach')).toBe(true);
    await shownTexts(page, parts);
  });
}

test('cut in the middle: the answer goes on by itself, without a lost or doubled word', async ({ page }) => {
  backend.model.letWrite(1);
  const account = await openMentorWithModel(page, backend);
  await send(page, QUESTION);
  await expect(lastExchange(page).getByText(MODEL_WORDS)).toHaveCount(1);
  backend.cut();
  backend.model.letWrite(2);
  await expect(lastExchange(page).getByText(MODEL_WORDS)).toHaveCount(2);
  backend.cut();
  backend.model.letWrite(Infinity);
  await whole(page);
  await shownTexts(page, await storedParts(account.uid));
  expect(await storedMessages(account.uid)).toBe(1);
});

test('stopped by the person, and gone on with', async ({ page }) => {
  backend.model.letWrite(1);
  const account = await openMentorWithModel(page, backend);
  await send(page, QUESTION);
  await expect(lastExchange(page).getByText(MODEL_WORDS)).toHaveCount(1);
  await page.getByRole('button', { name: 'Parar a resposta' }).click();
  await expect(lastExchange(page)).toContainText('Você parou a resposta aqui.');
  backend.model.letWrite(Infinity);
  await lastExchange(page).getByRole('button', { name: 'Continuar a resposta' }).click();
  await whole(page);
  await shownTexts(page, await storedParts(account.uid));
  expect(await storedMessages(account.uid)).toBe(1);
});

test('left while it is written: the whole answer is there after a reload', async ({ page }) => {
  backend.model.letWrite(1);
  const account = await openMentorWithModel(page, backend);
  await send(page, QUESTION);
  await expect(lastExchange(page).getByText(MODEL_WORDS)).toHaveCount(1);
  await page.reload();
  const resume = lastExchange(page).getByRole('button', { name: 'Continuar a resposta' });
  await expect(resume).toBeVisible();
  backend.model.letWrite(Infinity);
  await resume.click();
  await whole(page);
  await shownTexts(page, await storedParts(account.uid));
});
