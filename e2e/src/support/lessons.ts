import { DAY_MS } from '@aura/shared-domain';
import { expect, type Locator, type Page } from '@playwright/test';
import { loadLesson, type Lesson, type Question } from '@aura/shared-lessons';
import { integer, map, patchDocument, text } from './database.ts';
import { openTool } from './optimizer.ts';

/** A short lesson that journeys read. */
export const SLUG = 'golpes-em-vagas';

/** Signs up a new person with a diagnosis, and opens a page of the lessons. */
export const openLessons = (page: Page, path = '') => openTool(page, `/micro-learnings${path}`);

export async function lessonOf(slug: string): Promise<Lesson> {
  const lesson = await loadLesson(slug);
  if (!lesson) throw new Error(`no lesson ${slug}`);
  return lesson;
}

/** The label that answers a question rightly; null for one that is written. */
export function rightLabel(question: Question): string | null {
  if (question.kind === 'gap') return null;
  if (question.kind === 'trueFalse') return question.right ? 'Verdadeiro' : 'Falso';
  return question.options[question.right] ?? null;
}

/** Answers a question that is on the page, rightly. */
export async function answerRightly(at: Locator, question: Question): Promise<void> {
  const label = rightLabel(question);
  if (label !== null) await at.getByText(label, { exact: true }).click();
  else await at.getByRole('textbox').fill(question.kind === 'gap' ? (question.accepted[0] ?? '') : '');
  await at.getByRole('button', { name: 'Conferir' }).click();
}

/** The place of a question on the page of its lesson. */
export const questionOnPage = (page: Page, at: number): Locator =>
  page.getByRole('region', { name: 'Perguntas' }).locator('ol > li').nth(at);

/** Stores a completed lesson with questions due since yesterday. */
export async function storeDue(uid: string, slug: string, questions: readonly Question[]): Promise<void> {
  const since = Date.now() - DAY_MS;
  const card = map({
    dueAt: integer(since),
    stability: { doubleValue: 2.3 },
    difficulty: { doubleValue: 5 },
    scheduledDays: integer(2),
    learningSteps: integer(0),
    reps: integer(1),
    lapses: integer(0),
    state: integer(2),
    lastReviewAt: integer(since - 2 * DAY_MS),
  });
  const at = { timestampValue: new Date(since).toISOString() };
  await patchDocument(`users/${uid}/lessonProgress/${slug}`, {
    lessonId: text(slug),
    completedAt: at,
    completedBy: text('questions'),
    cards: map(Object.fromEntries(questions.map(({ id }) => [id, card]))),
    nextDueAt: at,
    updatedAt: at,
  });
}

/** Waits until the worker that answers without a connection looks after the lessons, and a lesson is kept. */
export async function keptForOffline(page: Page, slug: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (path) => {
        const registration = await navigator.serviceWorker.getRegistration('/micro-learnings');
        return registration?.active?.state === 'activated' && (await caches.match(path)) !== undefined;
      }, `/micro-learnings/${slug}`),
    )
    .toBe(true);
}
