import {
  LessonProgressSchema,
  ok,
  PracticeSchema,
  type LessonProgress,
  type Practice,
  type Result,
} from '@aura/shared-domain';
import { forPerson, type Failure } from '../session/for-person.ts';
import type { Session } from '../session/session.ts';
import { parsed } from './parsed.ts';

/** What was learned of a lesson; `progress` is null where it was stored in a form that this build does not know. */
export interface ListedLessonProgress {
  /** Id of the lesson. */
  readonly id: string;
  readonly progress: LessonProgress | null;
}

export interface LessonRecords {
  /** What was read or answered, the lesson of the last time first; at most fifty. */
  readonly listLessonProgress: () => Promise<Result<ListedLessonProgress[], Failure>>;
  /** The days of practice; null where there are none, or they are unreadable. */
  readonly loadPractice: () => Promise<Result<Practice | null, Failure>>;
}

/** Lessons that are listed, and as many as the security rules let one query read. */
const LISTED_LESSONS = 50;

const FAILED = {
  list: 'Não foi possível carregar seu progresso nos micro-learnings. Tente novamente.',
  practice: 'Não foi possível carregar seus dias de aprendizado. Tente novamente.',
} as const;

/** What micro-learnings have stored for the person. The backend writes it. */
export function createLessonRecords(session: Session): LessonRecords {
  return {
    listLessonProgress: () =>
      forPerson(session, FAILED.list, async ({ backend, uid }) => {
        const listed = await backend.listNewest(`users/${uid}/lessonProgress`, 'updatedAt', LISTED_LESSONS);
        if (!listed.ok) return listed;
        return ok(listed.value.map(({ id, data }) => ({ id, progress: parsed(LessonProgressSchema, data) })));
      }),

    loadPractice: () =>
      forPerson(session, FAILED.practice, async ({ backend, uid }) => {
        const read = await backend.readDocument(`users/${uid}/lessonState/practice`);
        return read.ok ? ok(parsed(PracticeSchema, read.value)) : read;
      }),
  };
}
