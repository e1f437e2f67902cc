import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import {
  addNotifications,
  err,
  ok,
  TRACKER_LIMITS,
  type Notification,
  type Result,
  type ResponseOf,
  alertsCheckEndpoint,
} from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import { enqueueMessage } from '../../messages/enqueue-message.ts';
import { parseProfile } from '../../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../../profile/profile-failures.ts';
import { toFirestore } from '../../profile/to-firestore.ts';
import { TRANSACTION_OPTIONS, type PersonQueue } from '../../usage/person-queue.ts';
import type { JobMarket } from '../market/job-market.ts';
import { composeAlertMessage } from './alert-message.ts';
import { buildAlertChange, buildAlertNotification, findNews, type Present } from './alert-news.ts';
import { isDue, readStoredAlert } from './stored-alert.ts';

export interface AlertDeps {
  readonly db: Firestore;
  readonly queue: PersonQueue;
  readonly market: JobMarket;
  readonly now: () => Date;
  /** Whether to send news also by e-mail: for people who do not visit. */
  readonly byMail?: boolean;
}

export type AlertsChecked = ResponseOf<typeof alertsCheckEndpoint>;

/** Jobs that one saved search looks at, the closest to its words. */
const MOST_LOOKED_AT = 2_000;

interface Look {
  readonly alert: DocumentReference;
  /** The query as JSON: a search changed in the meantime waits for the next run. */
  readonly asked: string;
  readonly present: Present;
}

/**
 * Runs the due saved searches of a person, remembers their results and reports new ones. Repeating it on the same day
 * changes nothing. Costs nothing.
 */
export function checkAlerts(deps: AlertDeps): (uid: string) => Promise<Result<AlertsChecked, Failure>> {
  const { db, queue, market, byMail = false } = deps;
  return async (uid) => {
    const now = deps.now();
    const alerts = await db.collection(`users/${uid}/jobAlerts`).limit(TRACKER_LIMITS.alerts).get();
    const looks: Look[] = [];
    for (const document of alerts.docs) {
      const alert = readStoredAlert(document.data());
      if (!alert || !isDue(alert, now)) continue;
      const found = await market.search(alert.query, MOST_LOOKED_AT);
      if (!found.ok) return err({ code: 'unavailable' });
      const { hits, totals, sources } = found.value;
      const postings = hits.filter(({ group }) => group === 'meets').map(({ posting }) => posting);
      const present = { postings, truncated: postings.length < totals.meets, sources };
      looks.push({ alert: document.ref, asked: JSON.stringify(alert.query), present });
    }
    if (looks.length === 0) return ok({ checked: 0, news: 0 });
    const tell = (tx: Transaction) => commit(tx, db.doc(`users/${uid}`), looks, { now, byMail });
    return queue(uid, () => db.runTransaction(tell, TRANSACTION_OPTIONS));
  };
}

async function commit(
  tx: Transaction,
  person: DocumentReference,
  looks: readonly Look[],
  { now, byMail }: { readonly now: Date; readonly byMail: boolean },
): Promise<Result<AlertsChecked, Failure>> {
  const [current, ...stored] = await tx.getAll(person, ...looks.map(({ alert }) => alert));
  const profile = parseProfile(current?.data());
  if (!profile.ok) return err(PROFILE_FAILURES[profile.error]);
  const told: Notification[] = [];
  const checked = { checked: 0, news: 0 };
  for (const [at, { alert: document, asked, present }] of looks.entries()) {
    const alert = readStoredAlert(stored[at]?.data());
    // Another call may have looked first, or the person may have changed or deleted the search.
    if (!alert || !isDue(alert, now) || JSON.stringify(alert.query) !== asked) continue;
    const news = findNews(alert, present) ?? [];
    tx.update(document, buildAlertChange(alert, present, news, now));
    if (news.length > 0) {
      told.push(buildAlertNotification(document.id, alert, news, now));
      if (byMail)
        enqueueMessage(
          tx,
          person.firestore,
          composeAlertMessage(person.id, document.id, alert, { present, news, now }),
          now,
        );
    }
    checked.checked += 1;
    checked.news += news.length;
  }
  const change = addNotifications(profile.value, told);
  if (change) tx.update(person, toFirestore(change));
  return ok(checked);
}
