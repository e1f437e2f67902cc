import { REVIEW_SIZE, type LessonProgress, type ReviewCard } from '@aura/shared-domain';
import { LESSON_SUMMARIES } from '../library/summaries.ts';

/** A question that is due. */
export interface DueReview {
  readonly lessonId: string;
  readonly questionId: string;
  readonly card: ReviewCard;
}

/**
 * The questions to ask now: of those that were answered and are due, the ones that have waited longest, in an order
 * in which a lesson does not follow itself as long as another one is left. Lessons that are no more are passed over.
 */
export function findDueReviews(
  progress: readonly LessonProgress[],
  now: Date,
  limit: number = REVIEW_SIZE,
): DueReview[] {
  const due = progress
    .filter(({ lessonId }) => LESSON_SUMMARIES.some(({ id }) => id === lessonId))
    .flatMap(({ lessonId, cards }) =>
      Object.entries(cards).map(([questionId, card]) => ({ lessonId, questionId, card })),
    )
    .filter(({ card }) => card.dueAt <= now.getTime())
    .toSorted(compareByWaiting);
  return orderLessonsApart(due.slice(0, limit));
}

/** When the next question is due; null without questions. */
export function findNextDue(cards: LessonProgress['cards']): Date | null {
  const times = Object.values(cards).map(({ dueAt }) => dueAt);
  return times.length === 0 ? null : new Date(Math.min(...times));
}

const compareByWaiting = (a: DueReview, b: DueReview): number =>
  a.card.dueAt - b.card.dueAt ||
  compareTexts(a.lessonId, b.lessonId) ||
  compareTexts(a.questionId, b.questionId);

/** Not by a language's rules, which differ between machines. */
const compareTexts = (a: string, b: string): number => Number(a > b) - Number(a < b);

function orderLessonsApart(reviews: readonly DueReview[]): DueReview[] {
  const left = [...reviews];
  const ordered: DueReview[] = [];
  while (left.length > 0) {
    const other = left.findIndex(({ lessonId }) => lessonId !== ordered.at(-1)?.lessonId);
    ordered.push(...left.splice(Math.max(other, 0), 1));
  }
  return ordered;
}
