import type { Firestore, Query } from 'firebase-admin/firestore';
import { walkDocuments } from '../../firebase/walk-documents.ts';
import { BILLING } from '../billing-record.ts';

/** Documents per query; each contains the field that sorts the query, which finds the next page. */
const PAGE = 300;

const queryEndedAccesses = (db: Firestore, now: Date): Query =>
  db
    .collection('users')
    .where('acesso_expira_em', '<=', now)
    .orderBy('acesso_expira_em')
    .select('acesso_expira_em');

/** People whose access has ended, or changes by now, without an event from Stripe. */
export const walkPeopleDue = (db: Firestore, now: Date): AsyncGenerator<string> =>
  streamOnce([
    queryEndedAccesses(db, now),
    db
      .collection(BILLING)
      .where('entitlement.changesAt', '<=', now)
      .orderBy('entitlement.changesAt')
      .select('entitlement.changesAt'),
  ]);

/**
 * All people whose access may differ from Stripe's data: the ones above, and all who have ever started a purchase,
 * those compared longest ago first. Anyone missed one night is therefore first in the next.
 */
export const walkEverybodyWhoBuys = (db: Firestore, now: Date): AsyncGenerator<string> =>
  streamOnce([
    queryEndedAccesses(db, now),
    db.collection(BILLING).orderBy('comparedAt').select('comparedAt'),
  ]);

/** Documents of both collections are named by the person. */
async function* streamOnce(queries: readonly Query[]): AsyncGenerator<string> {
  const seen = new Set<string>();
  for (const query of queries) {
    for await (const { id } of walkDocuments(query, PAGE)) {
      if (seen.has(id)) continue;
      seen.add(id);
      yield id;
    }
  }
}
