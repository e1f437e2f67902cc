import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { LessonProgressSchema } from '@aura/shared-domain';
import { dueReviews } from '@aura/shared-lessons';
import { withDates } from '../profile/parse-profile.ts';

/** Questions of the review that a person would be offered now. What this build cannot read counts for nothing. */
export async function countDueReviews(db: Firestore, uid: string, now: Date): Promise<number> {
  const { docs } = await db.collection(`users/${uid}/lessonProgress`).where('nextDueAt', '<=', now).get();
  const progress = docs
    .map((document) => v.safeParse(LessonProgressSchema, withDates(document.data())))
    .flatMap(({ success, output }) => (success ? [output] : []));
  return dueReviews(progress, now).length;
}
