import type { LessonProgress } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { memoryBackend, person } from '../testing/memory-backend.ts';
import { testPage } from '../testing/test-page.ts';
import { createLessonRecords } from './lesson-records.ts';

const at = (day: number): Date => new Date(Date.UTC(2026, 10, day));

const progress = (lessonId: string, day: number): LessonProgress => ({
  lessonId,
  completedAt: at(day),
  completedBy: 'questions',
  cards: {
    'melhor-hora': {
      dueAt: at(day + 2).getTime(),
      stability: 2.3,
      difficulty: 2.1,
      scheduledDays: 2,
      learningSteps: 0,
      reps: 2,
      lapses: 0,
      state: 2,
      lastReviewAt: at(day).getTime(),
    },
  },
  nextDueAt: at(day + 2),
  updatedAt: at(day),
});

async function open() {
  const backend = memoryBackend(person('ana'));
  backend.documents.set('users/ana', {});
  const page = testPage(backend);
  await page.session.ensure();
  return { backend, ...createLessonRecords(page.session) };
}

test('lessons come with the one of the last time first, and one of an unknown form empty', async () => {
  const { backend, listLessonProgress } = await open();
  for (const [id, day] of [
    ['primeira', 1],
    ['terceira', 3],
  ] as const)
    backend.documents.set(`users/ana/lessonProgress/${id}`, { ...progress(id, day) });
  backend.documents.set('users/ana/lessonProgress/segunda', { ...progress('segunda', 2), cards: 'muitos' });
  expect(await listLessonProgress()).toEqual({
    ok: true,
    value: [
      { id: 'terceira', progress: progress('terceira', 3) },
      { id: 'segunda', progress: null },
      { id: 'primeira', progress: progress('primeira', 1) },
    ],
  });
});

test('no more are asked for than the rules let one query read', async () => {
  const { backend, listLessonProgress } = await open();
  for (let day = 1; day <= 51; day += 1)
    backend.documents.set(`users/ana/lessonProgress/licao-${day}`, { ...progress(`licao-${day}`, day) });
  const listed = await listLessonProgress();
  expect(listed.ok && listed.value).toHaveLength(50);
  expect(listed.ok && listed.value[0]?.id).toBe('licao-51');
});

test('the days of practice are read, and nothing where there are none', async () => {
  const { backend, loadPractice } = await open();
  expect(await loadPractice()).toEqual({ ok: true, value: null });
  const practice = { days: ['2026-11-09', '2026-11-10'], timeZone: 'America/Sao_Paulo' };
  backend.documents.set('users/ana/lessonState/practice', practice);
  expect(await loadPractice()).toEqual({ ok: true, value: practice });
  backend.documents.set('users/ana/lessonState/practice', { days: ['ontem'], timeZone: '' });
  expect(await loadPractice()).toEqual({ ok: true, value: null });
});

test('a failure of the database is told in each case', async () => {
  const { backend, ...records } = await open();
  backend.disturb = async () => ({ code: 'permission-denied' });
  for (const outcome of await Promise.all([records.listLessonProgress(), records.loadPractice()]))
    expect(outcome).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(/^Não foi possível/) },
    });
});
