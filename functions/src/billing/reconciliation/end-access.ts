import type { Firestore } from 'firebase-admin/firestore';
import { addNotifications, computeEffectivePlan, set, type ProfileChange } from '@aura/shared-domain';
import { describeAccessEnd } from '../../insights/access-insights.ts';
import { combineChanges } from '../../profile/combine-changes.ts';
import { readPlanHolder, type PlanHolder } from '../../profile/plan-holder.ts';
import { toFirestore } from '../../profile/to-firestore.ts';
import { TRANSACTION_OPTIONS } from '../../usage/person-queue.ts';

/**
 * Stores that an access has ended and its plan with it. Does so only if no other source gives the plan.
 * @returns whether there was something to write
 */
export function endAccess(db: Firestore, uid: string, now: Date): Promise<boolean> {
  const person = db.doc(`users/${uid}`);
  return db.runTransaction(async (tx) => {
    const holder = readPlanHolder(await tx.get(person));
    const change = holder && computeEnd(holder, now);
    if (change) tx.update(person, toFirestore(change));
    return change !== null;
  }, TRANSACTION_OPTIONS);
}

/** The change at the end of an access; null while it continues, or if it has no end. */
export function computeEnd(holder: PlanHolder, now: Date): ProfileChange | null {
  const { plan, acesso_expira_em: end, notifications } = holder;
  if (!end || end.getTime() > now.getTime()) return null;
  const hadPlan = computeEffectivePlan({ plan }, now) !== 'freemium';
  const news = { ...describeAccessEnd(end), read: false, timestamp: now.toISOString() };
  const isNews = hadPlan && !notifications.some(({ id }) => id === news.id);
  return combineChanges(
    { plan: set('freemium'), credits: set(0), acesso_expira_em: set(null) },
    isNews ? addNotifications(holder, [news]) : null,
  );
}
