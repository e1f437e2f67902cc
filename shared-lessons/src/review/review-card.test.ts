import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DAY_MS,
  MINUTE_MS,
  GradeOfRecallSchema,
  type GradeOfRecall,
  type ReviewCard,
} from '@aura/shared-domain';
import { gradeOf, reviewCard } from './review-card.ts';

const START = new Date('2026-03-01T12:00:00.000Z');
const GRADES = GradeOfRecallSchema.options;

/** The cards after each answer, each given when the one before made the question due. */
function answered(...grades: readonly GradeOfRecall[]): ReviewCard[] {
  const cards: ReviewCard[] = [];
  for (const grade of grades) {
    const last = cards.at(-1);
    cards.push(reviewCard(last ?? null, grade, last ? new Date(last.dueAt) : START));
  }
  return cards;
}

/** Days until the question is due again. */
const daysOf = (card: ReviewCard | undefined): number =>
  ((card?.dueAt ?? 0) - (card?.lastReviewAt ?? 0)) / DAY_MS;

describe('reviewCard', () => {
  it('begins with the steps of minutes that the algorithm has', () => {
    const minutes = GRADES.map(
      (grade) => (reviewCard(null, grade, START).dueAt - START.getTime()) / MINUTE_MS,
    );
    expect(minutes).toEqual([1, 6, 10, 8 * 24 * 60]);
  });

  it('asks remembered questions at growing intervals', () => {
    const days = answered('good', 'good', 'good', 'good').map(daysOf);
    expect(days.slice(1)).toEqual([2, 11, 46]);
  });

  it('asks forgotten questions the same day, and counts the lapse', () => {
    const cards = answered('good', 'good', 'good', 'again');
    const last = cards.at(-1);
    expect(daysOf(last)).toBeLessThan(1);
    expect(last).toMatchObject({ reps: 4, lapses: 1, state: 3 });
    expect(last?.stability).toBeLessThan(cards[2]?.stability ?? 0);
  });

  it('gives a due question a later time the better it was remembered', () => {
    const card = answered('good', 'good', 'good').at(-1) ?? null;
    const due = GRADES.map((grade) => reviewCard(card, grade, new Date(card?.dueAt ?? 0)).dueAt);
    expect(due).toEqual(due.toSorted((a, b) => a - b));
    expect(new Set(due).size).toBe(GRADES.length);
  });

  it('gives the same for the same', () => {
    expect(answered('good', 'hard', 'easy')).toEqual(answered('good', 'hard', 'easy'));
  });

  it('takes a clock that went back for the time of the answer before', () => {
    const [, card = null] = answered('good', 'good');
    const early = reviewCard(card, 'good', START);
    expect(early).toEqual(reviewCard(card, 'good', new Date(card?.lastReviewAt ?? 0)));
  });

  it('can be stored, counts every answer and is due after it, for any answers', () => {
    const answer = fc.record({
      grade: fc.constantFrom(...GRADES),
      hours: fc.integer({ min: -100, max: 20_000 }),
    });
    fc.assert(
      fc.property(fc.array(answer, { minLength: 1, maxLength: 20 }), (answers) => {
        let card: ReviewCard | null = null;
        let now = START.getTime();
        for (const [at, { grade, hours }] of answers.entries()) {
          now += hours * 60 * MINUTE_MS;
          card = reviewCard(card, grade, new Date(now));
          expect(
            Object.values(card).filter((value) => !(Number.isFinite(value) && Number(value) >= 0)),
          ).toEqual([]);
          expect(card.reps).toBe(at + 1);
          expect(card.dueAt).toBeGreaterThan(card.lastReviewAt ?? Number.NaN);
        }
      }),
    );
  });
});

describe('gradeOf', () => {
  it('lets a right answer have the grade that the person gives it', () => {
    expect(GRADES.map((grade) => gradeOf(true, grade))).toEqual(GRADES);
  });

  it('takes a wrong answer for not remembered', () => {
    expect(new Set(GRADES.map((grade) => gradeOf(false, grade)))).toEqual(new Set(['again']));
  });
});
