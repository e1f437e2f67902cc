import { LessonProgressSchema, PracticeSchema } from '@aura/shared-domain';
import { collection } from '@aura/shared-session';

/** Lessons that are listed, and as many as the security rules let one query read. */
const LISTED = 50;

/** What was read or answered, the lesson of the last time first; a document's id is the lesson's. */
export const lessonRecords = collection({
  name: 'lessonProgress',
  schema: LessonProgressSchema,
  newestBy: 'updatedAt',
  limit: LISTED,
  failed: { list: 'Não foi possível carregar seu progresso nos micro-learnings. Tente novamente.' },
});

/** The days of practice: one document, `practice`. */
export const practiceRecords = collection({
  name: 'lessonState',
  schema: PracticeSchema,
  newestBy: 'updatedAt',
  limit: 1,
  failed: { load: 'Não foi possível carregar seus dias de aprendizado. Tente novamente.' },
});
