import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { createListedCompany } from '../../../test-support/company/listed-company.ts';
import { openOwnDatabase } from '../../../test-support/own-database.ts';
import { closeWaiting } from './close-waiting.ts';

const db = openOwnDatabase();
const NOW = new Date('2026-11-09T07:00:00.000Z');

/** The database, in which something happens right before the first transaction. */
function dbWith(meanwhile: () => Promise<unknown>): Firestore {
  let happens: Promise<unknown> | null = null;
  const runTransaction: Firestore['runTransaction'] = async (...given) => {
    await (happens ??= meanwhile());
    return db.runTransaction(...given);
  };
  return Object.assign(Object.create(db) as Firestore, { runTransaction });
}

it('closes no group for a department that its people have left', async () => {
  const company = await createListedCompany(db);
  const { people } = company.documents;
  const ids = await company.list(10, { addedAt: new Date('2026-11-08T12:00:00.000Z') });
  const move = () => Promise.all(ids.map((id) => people.doc(id).update({ department: 'obras' })));
  await closeWaiting(dbWith(move), company.documents, { now: NOW, fewestAccounts: 0, ownDomains: [] });
  const { docs } = await people.get();
  expect(docs.map((person) => person.get('group.unit') as unknown)).toEqual(ids.map(() => 'obras'));
});
