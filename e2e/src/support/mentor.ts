import { expect, type Locator, type Page } from '@playwright/test';
import { listDocuments, text } from './database.ts';
import { MODEL_NAME, type BackendWithModel } from './model/backend-with-model.ts';
import { openTool } from './optimizer.ts';

type Fields = Parameters<typeof openTool>[2];

/** A question that the mentor gives advice on. */
export const QUESTION = 'Como peço um aumento? Trabalho como analista há 3 anos.';

/** Signs up a new person with a diagnosis, and opens the mentor. */
export async function openMentor(page: Page, fields: Fields = {}, screen = '') {
  const account = await openTool(page, `/mentor-ia${screen}`, fields);
  if (screen === '') await expect(messageField(page)).toBeVisible();
  return account;
}

/** Opens the mentor of a person with a plan where a model is configured, and lets it write. */
export async function openMentorWithModel(page: Page, backend: BackendWithModel) {
  await backend.serve(page, '/mentor');
  const account = await openMentor(page, { plan: text('impulso') });
  await page.getByRole('checkbox', { name: `Deixar uma IA (${MODEL_NAME}) redigir as respostas` }).check();
  return account;
}

export const messageField = (page: Page): Locator => page.getByLabel('Sua mensagem');

/** Sends a message, and does not wait for its answer. */
export async function send(page: Page, message: string): Promise<void> {
  await messageField(page).fill(message);
  await page.getByRole('button', { name: 'Enviar' }).click();
}

/** The last message of the page with its answer. */
export const lastExchange = (page: Page): Locator => page.getByRole('article').last();

/** What stands below the last answer when it is whole. */
export const sources = (page: Page): Locator => lastExchange(page).getByText('De onde vem isto');

/** Waits for the last answer to be whole. */
export const whole = (page: Page): Promise<void> => expect(sources(page)).toBeVisible({ timeout: 40_000 });

interface StoredText {
  readonly arrayValue?: { readonly values?: readonly StoredPart[] };
}
interface StoredPart {
  readonly mapValue: { readonly fields: Readonly<Record<'text' | 'by', { readonly stringValue: string }>> };
}

/** The parts of the answer that is stored for the only message of a person. */
export async function storedParts(uid: string): Promise<{ text: string; by: string }[]> {
  const [message] = await listDocuments(`users/${uid}/mentorMessages`);
  const answer = message?.fields['answer'] as { mapValue: { fields: { parts: StoredText } } } | undefined;
  const parts = answer?.mapValue.fields.parts.arrayValue?.values ?? [];
  return parts.map(({ mapValue: { fields } }) => ({
    text: fields.text.stringValue,
    by: fields.by.stringValue,
  }));
}

/** How many messages are stored for a person. */
export async function storedMessages(uid: string): Promise<number> {
  return (await listDocuments(`users/${uid}/mentorMessages`)).length;
}
