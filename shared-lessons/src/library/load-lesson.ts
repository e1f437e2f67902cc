import { TEXTS } from '../generated/texts.ts';
import type { Lesson } from '../lesson.ts';
import type { LessonId } from './summaries.ts';

export const isLessonId = (id: string): id is LessonId => Object.hasOwn(TEXTS, id);

/** A lesson with its text; null if the id is unknown. */
export const loadLesson = async (id: string): Promise<Lesson | null> => (isLessonId(id) ? TEXTS[id]() : null);
