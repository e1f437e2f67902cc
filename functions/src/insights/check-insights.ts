import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  addNotifications,
  computeDay,
  err,
  insightsCheckEndpoint,
  LessonProgressSchema,
  ok,
  type ResponseOf,
  type Result,
} from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';
import { enqueueMessage } from '../messages/enqueue-message.ts';
import { parseProfile, withDates } from '../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../profile/profile-failures.ts';
import { toFirestore } from '../profile/to-firestore.ts';
import { TRANSACTION_OPTIONS, type PersonQueue } from '../usage/person-queue.ts';
import { collectInsights, type Circumstances } from './collect-insights.ts';
import * as v from 'valibot';
import { findDueReviews } from '@aura/shared-lessons';

export interface InsightDeps {
  readonly db: Firestore;
  readonly queue: PersonQueue;
  readonly now: () => Date;
  /** Whether to send the insights also by e-mail: for people who do not visit. */
  readonly byMail?: boolean;
}

export type InsightsChecked = ResponseOf<typeof insightsCheckEndpoint>;

/**
 * POST /insights/check: tells a person what there is to tell them now. Asking again changes nothing, at once or in
 * another process. Costs nothing.
 */
export function checkInsights(deps: InsightDeps): (uid: string) => Promise<Result<InsightsChecked, Failure>> {
  const { db, queue } = deps;
  return (uid) =>
    queue(uid, async () => {
      const now = deps.now();
      // Outside of the transaction: a concurrent review need not wait for it.
      const due = await countDueReviews(db, uid, now);
      return db.runTransaction((tx) => tell(deps, tx, uid, { dueReviews: due, now }), TRANSACTION_OPTIONS);
    });
}

async function tell(
  { db, byMail = false }: InsightDeps,
  tx: Transaction,
  uid: string,
  circumstances: Circumstances,
): Promise<Result<InsightsChecked, Failure>> {
  const person = db.doc(`users/${uid}`);
  const profile = parseProfile((await tx.get(person)).data());
  if (!profile.ok) return err(PROFILE_FAILURES[profile.error]);
  const news = collectInsights(profile.value, circumstances);
  const change = addNotifications(profile.value, news);
  if (change) tx.update(person, toFirestore(change));
  const items = news.slice(0, 20).map(({ text, link }) => ({ title: text, path: link ?? undefined }));
  if (byMail && items.length > 0) {
    const about = computeDay(circumstances.now);
    enqueueMessage(tx, db, { kind: 'due-tasks', to: { uid }, values: { items }, about }, circumstances.now);
  }
  return ok({ added: news.length });
}

/** Number of review questions for a person now. Unreadable data counts as none. */
async function countDueReviews(db: Firestore, uid: string, now: Date): Promise<number> {
  const { docs } = await db.collection(`users/${uid}/lessonProgress`).where('nextDueAt', '<=', now).get();
  const progress = docs
    .map((document) => v.safeParse(LessonProgressSchema, withDates(document.data())))
    .flatMap(({ success, output }) => (success ? [output] : []));
  return findDueReviews(progress, now).length;
}
