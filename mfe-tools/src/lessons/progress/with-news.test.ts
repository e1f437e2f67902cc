import type { ReviewCard } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { withNews } from './use-progress.ts';

const card = (dueAt: number): ReviewCard => ({
  dueAt,
  stability: 1,
  difficulty: 5,
  scheduledDays: 1,
  learningSteps: 0,
  reps: 1,
  lapses: 0,
  state: 2,
  lastReviewAt: 0,
});
const practice = { days: ['2026-11-22'], timeZone: 'America/Recife' };
const empty = { status: 'ready', lessons: [], practice: null } as const;

test('an answer adds its card to the lesson and to the due ones, and leaves other lessons alone', () => {
  const first = withNews(empty, {
    lessonId: 'a',
    completedAt: null,
    practice,
    answered: { questionId: 'q1', card: card(200) },
  });
  const both = withNews(first, {
    lessonId: 'b',
    completedAt: null,
    practice,
    answered: { questionId: 'q1', card: card(300) },
  });
  const again = withNews(both, {
    lessonId: 'a',
    completedAt: '2026-11-22T12:00:00.000Z',
    practice,
    answered: { questionId: 'q2', card: card(100) },
  });
  expect(again.practice).toBe(practice);
  expect(again.lessons.map(({ lessonId, nextDueAt }) => [lessonId, nextDueAt?.getTime()])).toEqual([
    ['b', 300],
    ['a', 100],
  ]);
  expect(Object.keys(again.lessons[1]?.cards ?? {})).toEqual(['q1', 'q2']);
  expect(again.lessons[1]?.completedAt).toEqual(new Date('2026-11-22T12:00:00Z'));
});

test('a lesson keeps the day of its first completion', () => {
  const done = withNews(empty, { lessonId: 'a', completedAt: '2026-11-20T12:00:00.000Z', practice });
  const later = withNews(done, { lessonId: 'a', completedAt: '2026-11-22T12:00:00.000Z', practice });
  expect(later.lessons[0]?.completedAt).toEqual(new Date('2026-11-20T12:00:00Z'));
});
