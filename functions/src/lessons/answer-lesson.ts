import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  err,
  ok,
  type LessonProgress,
  type RequestOf,
  type ResponseOf,
  type Result,
  lessonAnswerEndpoint,
} from '@aura/shared-domain';
import { gradeOf, hasPassed, isRight, findNextDue, reviewCard, type Lesson } from '@aura/shared-lessons';
import type { Failure } from '../http/failure.ts';
import type { PersonCall } from '../http/person-endpoint.ts';
import { TRANSACTION_OPTIONS } from '../usage/person-queue.ts';
import type { LessonDeps } from './complete-lesson.ts';
import { LESSON_FAILURES } from '../generated/failures.ts';
import { locateLessonDocuments, readLearner } from './lesson-documents.ts';
import { storeProgress } from './store-progress.ts';

type Request = RequestOf<typeof lessonAnswerEndpoint>;
type Answered = ResponseOf<typeof lessonAnswerEndpoint>;

/**
 * POST /lessons/{slug}/answers: counts an answer to a question, once, and completes the lesson with two thirds right.
 * An answer to an outdated state counts nothing and returns the stored one.
 */
export function answerLesson(deps: LessonDeps): PersonCall<Request, Answered> {
  return async (uid, request) => {
    const lesson = await deps.loadLesson(request.slug);
    if (!lesson) return err(LESSON_FAILURES.notThere);
    const question = lesson.questions.find(({ id }) => id === request.questionId);
    if (!question) return err(LESSON_FAILURES.otherQuestion);
    const right = isRight(question, request.answer);
    const answering = { ...request, uid, lesson, right, now: deps.now() };
    return deps.queue(uid, () =>
      deps.db.runTransaction((tx) => answer(deps.db, tx, answering), TRANSACTION_OPTIONS),
    );
  };
}

interface Answering extends Request {
  readonly uid: string;
  readonly lesson: Lesson;
  readonly right: boolean;
  readonly now: Date;
}

async function answer(db: Firestore, tx: Transaction, given: Answering): Promise<Result<Answered, Failure>> {
  const { uid, lesson, questionId, right, timeZone, now } = given;
  const documents = locateLessonDocuments(db, uid, lesson.id);
  const learner = await readLearner(tx, documents);
  if (!learner.ok) return learner;
  const { progress, practice } = learner.value;
  const known = progress?.cards[questionId] ?? null;
  if (given.reps !== (known?.reps ?? 0)) {
    if (!known) return err(LESSON_FAILURES.neverAnswered);
    const days = practice ?? { days: [], timeZone };
    const { completedAt } = describeProgress(progress);
    return ok({ counted: false, right, card: known, completedAt, newBadges: [], practice: days });
  }
  const card = reviewCard(known, gradeOf(right, given.grade), now);
  const next = withCard(progress, { lesson, questionId, card, now });
  const learned = storeProgress(tx, documents, learner.value, { next, timeZone, now });
  return ok({ counted: true, right, card, ...describeProgress(next), ...learned });
}

const describeProgress = (progress: LessonProgress | null): Pick<Answered, 'completedAt'> => ({
  completedAt: progress?.completedAt?.toISOString() ?? null,
});

interface CountedAnswer extends Pick<Answering, 'lesson' | 'questionId' | 'now'> {
  readonly card: Answered['card'];
}

/** The progress after an answer that counts. */
function withCard(
  progress: LessonProgress | null,
  { lesson, questionId, card, now }: CountedAnswer,
): LessonProgress {
  const cards = { ...progress?.cards, [questionId]: card };
  const isCompletedNow = !progress?.completedAt && hasPassed(lesson, cards);
  return {
    lessonId: lesson.id,
    completedAt: isCompletedNow ? now : (progress?.completedAt ?? null),
    completedBy: isCompletedNow ? 'questions' : (progress?.completedBy ?? null),
    cards,
    nextDueAt: findNextDue(cards),
    updatedAt: now,
  };
}
