import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  err,
  ok,
  type RequestOf,
  type ResponseOf,
  type Result,
  lessonCompleteEndpoint,
} from '@aura/shared-domain';
import { isRead, type Lesson } from '@aura/shared-lessons';
import type { Failure } from '../http/failure.ts';
import type { PersonCall } from '../http/person-endpoint.ts';
import { TRANSACTION_OPTIONS, type PersonQueue } from '../usage/person-queue.ts';
import { LESSON_FAILURES } from '../generated/failures.ts';
import { locateLessonDocuments, readLearner } from './lesson-documents.ts';
import { storeProgress } from './store-progress.ts';

export interface LessonDeps {
  readonly db: Firestore;
  readonly queue: PersonQueue;
  readonly now: () => Date;
  /** A lesson with its text; null if the id is unknown. */
  readonly loadLesson: (id: string) => Promise<Lesson | null>;
}

type Request = RequestOf<typeof lessonCompleteEndpoint>;
type Completed = ResponseOf<typeof lessonCompleteEndpoint>;

/** POST /lessons/{slug}/complete: completes a read lesson, once. A completed lesson does not change. */
export function completeLesson(deps: LessonDeps): PersonCall<Request, Completed> {
  return async (uid, request) => {
    const lesson = await deps.loadLesson(request.slug);
    if (!lesson) return err(LESSON_FAILURES.notThere);
    const now = deps.now();
    const completing = { ...request, uid, lesson, now };
    return deps.queue(uid, () =>
      deps.db.runTransaction((tx) => complete(deps.db, tx, completing), TRANSACTION_OPTIONS),
    );
  };
}

interface Completing extends Request {
  readonly uid: string;
  readonly lesson: Lesson;
  readonly now: Date;
}

async function complete(
  db: Firestore,
  tx: Transaction,
  { uid, lesson, timeZone, now, ...reading }: Completing,
): Promise<Result<Completed, Failure>> {
  const documents = locateLessonDocuments(db, uid, lesson.id);
  const learner = await readLearner(tx, documents);
  if (!learner.ok) return learner;
  const { progress, practice } = learner.value;
  if (progress?.completedAt) {
    const days = practice ?? { days: [], timeZone };
    return ok({ completedAt: progress.completedAt.toISOString(), newBadges: [], practice: days });
  }
  if (!isRead(reading, lesson.readingTime)) return err(LESSON_FAILURES.notRead);
  const next = {
    lessonId: lesson.id,
    completedAt: now,
    completedBy: 'reading',
    cards: progress?.cards ?? {},
    nextDueAt: progress?.nextDueAt ?? null,
    updatedAt: now,
  } as const;
  const learned = storeProgress(tx, documents, learner.value, { next, timeZone, now });
  return ok({ completedAt: now.toISOString(), ...learned });
}
