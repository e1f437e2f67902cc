import { LESSON_SUMMARIES } from '../generated/summaries.ts';

/** The lessons in the order in which they are listed. Separate from their texts, which only a reader needs. */
export { LESSON_SUMMARIES };

export type LessonId = (typeof LESSON_SUMMARIES)[number]['id'];
