import { HOUR_MS } from '@aura/shared-domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LessonProgress, ReviewCard } from '@aura/shared-domain';
import { findDueReviews, findNextDue, type DueReview } from './due-reviews.ts';
import { reviewCard } from './review-card.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const fresh = reviewCard(null, 'good', NOW);

/** A card that has been due for some hours; negative where it will be. */
const waiting = (hours: number): ReviewCard => ({ ...fresh, dueAt: NOW.getTime() - hours * HOUR_MS });

const progress = (lessonId: string, hours: Readonly<Record<string, number>>): LessonProgress => ({
  lessonId,
  completedAt: null,
  completedBy: null,
  cards: Object.fromEntries(Object.entries(hours).map(([id, count]) => [id, waiting(count)])),
  nextDueAt: null,
  updatedAt: NOW,
});

const [A, B, C] = ['negociacao-salarial', 'primeiros-90-dias', 'mudar-de-area'] as const;
const ids = (reviews: readonly DueReview[]) => reviews.map(({ questionId }) => questionId);

describe('findDueReviews', () => {
  it('asks only due reviews, the longest waiting first', () => {
    const due = findDueReviews([progress(A, { a1: 1, a2: -1, a3: 0 }), progress(B, { b1: 5 })], NOW);
    expect(ids(due)).toEqual(['b1', 'a1', 'a3']);
    expect(due[0]).toEqual({ lessonId: B, questionId: 'b1', card: waiting(5) });
  });

  it('lets lessons take turns', () => {
    const due = findDueReviews([progress(A, { a1: 9, a2: 8, a3: 7 }), progress(B, { b1: 3, b2: 2 })], NOW);
    expect(ids(due)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  });

  it('leaves the most recently due ones to another day', () => {
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`a${at}`, 20 - at]));
    const due = findDueReviews([progress(A, many), progress(B, { b1: 1 })], NOW);
    expect(ids(due)).toEqual(Array.from({ length: 10 }, (_, at) => `a${at}`));
    expect(ids(findDueReviews([progress(A, many)], NOW, 3))).toEqual(['a0', 'a1', 'a2']);
  });

  it('passes over lessons that the library no longer has', () => {
    expect(findDueReviews([progress('licao-retirada', { x: 5 })], NOW)).toEqual([]);
  });

  it('is the same in any order of progress, and avoids a lesson following itself', () => {
    const hours = fc.dictionary(
      fc.constantFrom('q1', 'q2', 'q3', 'q4', 'q5'),
      fc.integer({ min: -3, max: 9 }),
    );
    fc.assert(
      fc.property(hours, hours, hours, (a, b, c) => {
        const all = [progress(A, a), progress(B, b), progress(C, c)];
        const due = findDueReviews(all, NOW);
        expect(findDueReviews(all.toReversed(), NOW)).toEqual(due);
        const repeated = due.findIndex(({ lessonId }, at) => lessonId === due[at - 1]?.lessonId);
        const rest = repeated === -1 ? [] : due.slice(repeated);
        expect(new Set(rest.map(({ lessonId }) => lessonId)).size).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('findNextDue', () => {
  it('is when the first of them is due', () => {
    const { cards } = progress(A, { a1: -5, a2: -2, a3: -9 });
    expect(findNextDue(cards)).toEqual(new Date(NOW.getTime() + 2 * HOUR_MS));
  });

  it('is empty if nothing was answered', () => {
    expect(findNextDue({})).toBeNull();
  });
});
