import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  addNotifications,
  err,
  ok,
  type ResponseOf,
  type Result,
  insightsCheckEndpoint,
} from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';
import { parseProfile } from '../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../profile/profile-failures.ts';
import { toFirestore } from '../profile/to-firestore.ts';
import { TRANSACTION_OPTIONS, type PersonQueue } from '../usage/person-queue.ts';
import { countDueReviews } from './due-reviews.ts';
import { insightsOf, type Circumstances } from './insights-of.ts';

export interface InsightDeps {
  readonly db: Firestore;
  readonly queue: PersonQueue;
  readonly now: () => Date;
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
      // Outside of the transaction: a review that ends meanwhile need not wait for it.
      const dueReviews = await countDueReviews(db, uid, now);
      return db.runTransaction((tx) => tell(db, tx, uid, { dueReviews, now }), TRANSACTION_OPTIONS);
    });
}

async function tell(
  db: Firestore,
  tx: Transaction,
  uid: string,
  circumstances: Circumstances,
): Promise<Result<InsightsChecked, Failure>> {
  const person = db.doc(`users/${uid}`);
  const profile = parseProfile((await tx.get(person)).data());
  if (!profile.ok) return err(PROFILE_FAILURES[profile.error]);
  const news = insightsOf(profile.value, circumstances);
  const change = addNotifications(profile.value, news);
  if (change) tx.update(person, toFirestore(change));
  return ok({ added: news.length });
}
