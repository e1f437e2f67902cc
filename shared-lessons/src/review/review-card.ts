import type { GradeOfRecall, ReviewCard } from '@aura/shared-domain';
import { createEmptyCard, fsrs, Rating, type Card, type Grade } from 'ts-fsrs';

/** A question comes back when it is remembered with this probability. */
const RETENTION = 0.9;

const scheduler = fsrs({ request_retention: RETENTION, enable_fuzz: false });

const RATINGS: Readonly<Record<GradeOfRecall, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

/** The grade that counts: a wrong answer was not remembered, whatever the person thinks of it. */
export const gradeOf = (right: boolean, grade: GradeOfRecall): GradeOfRecall => (right ? grade : 'again');

/**
 * What is known of a question after one more answer, by FSRS-6 with its own parameters.
 * @param card null for the first answer
 * @param now a clock that went back counts as the time of the answer before
 */
export function reviewCard(card: ReviewCard | null, grade: GradeOfRecall, now: Date): ReviewCard {
  const at = new Date(Math.max(now.getTime(), card?.lastReviewAt ?? 0));
  const known = card ? toLibrary(card) : createEmptyCard(at);
  return toReviewCard(scheduler.next(known, at, RATINGS[grade]).card);
}

/** The library works out the days since the last answer by itself; what it once stored of them is not kept. */
const toLibrary = (card: ReviewCard): Card => ({
  due: new Date(card.dueAt),
  stability: card.stability,
  difficulty: card.difficulty,
  elapsed_days: 0,
  scheduled_days: card.scheduledDays,
  learning_steps: card.learningSteps,
  reps: card.reps,
  lapses: card.lapses,
  state: card.state,
  ...(card.lastReviewAt !== null && { last_review: new Date(card.lastReviewAt) }),
});

const toReviewCard = (card: Card): ReviewCard => ({
  dueAt: card.due.getTime(),
  stability: card.stability,
  difficulty: card.difficulty,
  scheduledDays: card.scheduled_days,
  learningSteps: card.learning_steps,
  reps: card.reps,
  lapses: card.lapses,
  state: card.state,
  lastReviewAt: card.last_review?.getTime() ?? null,
});
