import { MINUTE_MS, type LessonProgress, type ReviewCard } from '@aura/shared-domain';
import type { Lesson } from '../lesson.ts';

type Questions = Pick<Lesson, 'questions'>;

/** Of FSRS: a card in its first steps, and one that was forgotten. */
const LEARNING = 1;
const FORGOTTEN = 3;

/** Whether the last answer was right: a wrong one is asked again after a minute, or makes the question one to learn anew. */
export const wasRight = ({ state, dueAt, lastReviewAt }: ReviewCard): boolean =>
  state !== FORGOTTEN && !(state === LEARNING && dueAt - (lastReviewAt ?? dueAt) <= MINUTE_MS);

/** Right answers that complete a lesson: two thirds of its questions. */
export const countNeeded = ({ questions }: Questions): number => Math.ceil((questions.length * 2) / 3);

/** Questions whose last answer was right. */
export const countRight = ({ questions }: Questions, cards: LessonProgress['cards']): number =>
  questions.filter(({ id }) => {
    const card = Object.hasOwn(cards, id) ? cards[id] : undefined;
    return card !== undefined && wasRight(card);
  }).length;

/** Whether two thirds of the questions were answered rightly, at the first or a later try. */
export const hasPassed = (lesson: Questions, cards: LessonProgress['cards']): boolean =>
  lesson.questions.length > 0 && countRight(lesson, cards) >= countNeeded(lesson);
