import type { Firestore, Query } from 'firebase-admin/firestore';
import { documentsOf } from '../../firebase/documents-of.ts';
import { BILLING } from '../billing-record.ts';

/** Documents of one query; they come without their content. */
const PAGE = 300;

/** Everybody whose access has come to an end, or changes by now, without anything happening at Stripe. */
export const peopleDue = (db: Firestore, now: Date): AsyncGenerator<string> =>
  eachOnce([
    db.collection('users').where('acesso_expira_em', '<=', now).orderBy('acesso_expira_em'),
    db.collection(BILLING).where('entitlement.changesAt', '<=', now).orderBy('entitlement.changesAt'),
  ]);

/**
 * Everybody whose access may be another than what Stripe says: those, and all who have ever begun to buy something,
 * those first who were not compared for longest. So whoever has no turn one night has one the next.
 */
export const everybodyWhoBuys = (db: Firestore, now: Date): AsyncGenerator<string> =>
  eachOnce([
    db.collection('users').where('acesso_expira_em', '<=', now).orderBy('acesso_expira_em'),
    db.collection(BILLING).orderBy('comparedAt'),
  ]);

/** Documents of both collections are named by the person. */
async function* eachOnce(queries: readonly Query[]): AsyncGenerator<string> {
  const seen = new Set<string>();
  for (const query of queries) {
    for await (const { id } of documentsOf(query.select(), PAGE)) {
      if (seen.has(id)) continue;
      seen.add(id);
      yield id;
    }
  }
}
