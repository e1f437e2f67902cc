import type { LessonProgress } from '@aura/shared-domain';
import type { Lesson } from '../lesson.ts';

/** Whether every question of a lesson was answered, right or wrong. */
export const areAllAnswered = (
  { questions }: Pick<Lesson, 'questions'>,
  cards: LessonProgress['cards'],
): boolean => questions.length > 0 && questions.every(({ id }) => Object.hasOwn(cards, id));
