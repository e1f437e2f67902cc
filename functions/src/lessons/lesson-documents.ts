import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  err,
  LessonProgressSchema,
  ok,
  PracticeSchema,
  type LessonProgress,
  type Practice,
  type Profile,
  type Result,
} from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';
import { parseProfile, withDates } from '../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../profile/profile-failures.ts';
import { LESSON_FAILURES } from '../generated/failures.ts';

/** Stored documents of a person and one lesson. */
export interface LessonDocuments {
  readonly person: DocumentReference;
  readonly progress: DocumentReference;
  readonly practice: DocumentReference;
}

export function locateLessonDocuments(db: Firestore, uid: string, lessonId: string): LessonDocuments {
  const person = db.doc(`users/${uid}`);
  return {
    person,
    progress: person.collection('lessonProgress').doc(lessonId),
    practice: person.collection('lessonState').doc('practice'),
  };
}

/** The stored data of a learner; null for missing documents. */
export interface Learner {
  readonly profile: Profile;
  readonly progress: LessonProgress | null;
  readonly practice: Practice | null;
}

/** Reads a learner. Data in a form unknown to this build is never overwritten. */
export async function readLearner(
  tx: Transaction,
  documents: LessonDocuments,
): Promise<Result<Learner, Failure>> {
  const { person, progress, practice } = documents;
  const [current, read, days] = await tx.getAll(person, progress, practice);
  const profile = parseProfile(current?.data());
  if (!profile.ok) return err(PROFILE_FAILURES[profile.error]);
  if (!profile.value.diagnosticoCompleto) return err(LESSON_FAILURES.notDiagnosed);
  const stored = v.safeParse(v.optional(LessonProgressSchema), withDates(read?.data()));
  const practised = v.safeParse(v.optional(PracticeSchema), withDates(days?.data()));
  if (!stored.success || !practised.success) return err(LESSON_FAILURES.unreadable);
  return ok({
    profile: profile.value,
    progress: stored.output ?? null,
    practice: practised.output ?? null,
  });
}
