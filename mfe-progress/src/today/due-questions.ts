import { LessonProgressSchema, type LessonProgress } from '@aura/shared-domain';
import { collection } from '@aura/shared-session';

/** What was answered of each lesson; as many as the security rules let one query read. */
export const lessonRecords = collection({
  name: 'lessonProgress',
  schema: LessonProgressSchema,
  newestBy: 'updatedAt',
  limit: 50,
  failed: { list: 'Não foi possível carregar suas revisões. Tente novamente.' },
});

/** How many questions wait to be asked again. */
export const countDueQuestions = (progress: readonly LessonProgress[], now: Date): number =>
  progress.flatMap(({ cards }) => Object.values(cards)).filter(({ dueAt }) => dueAt <= now.getTime()).length;
