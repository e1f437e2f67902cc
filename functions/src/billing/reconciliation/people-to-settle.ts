import type { Firestore, Query } from 'firebase-admin/firestore';
import { walkDocuments } from '../../firebase/documents-of.ts';
import { BILLING } from '../billing-record.ts';

/** Documents of one query; they come with the one field that they stand in the order of, by which the next page is found. */
const PAGE = 300;

const endedAccesses = (db: Firestore, now: Date): Query =>
  db
    .collection('users')
    .where('acesso_expira_em', '<=', now)
    .orderBy('acesso_expira_em')
    .select('acesso_expira_em');

/** People whose access has ended, or changes by now, without an event from Stripe. */
export const walkPeopleDue = (db: Firestore, now: Date): AsyncGenerator<string> =>
  eachOnce([
    endedAccesses(db, now),
    db
      .collection(BILLING)
      .where('entitlement.changesAt', '<=', now)
      .orderBy('entitlement.changesAt')
      .select('entitlement.changesAt'),
  ]);

/**
 * Everybody whose access may be another than what Stripe says: those, and all who have ever begun to buy something,
 * those first who were not compared for longest. So whoever has no turn one night has one the next.
 */
export const walkEverybodyWhoBuys = (db: Firestore, now: Date): AsyncGenerator<string> =>
  eachOnce([endedAccesses(db, now), db.collection(BILLING).orderBy('comparedAt').select('comparedAt')]);

/** Documents of both collections are named by the person. */
async function* eachOnce(queries: readonly Query[]): AsyncGenerator<string> {
  const seen = new Set<string>();
  for (const query of queries) {
    for await (const { id } of walkDocuments(query, PAGE)) {
      if (seen.has(id)) continue;
      seen.add(id);
      yield id;
    }
  }
}
