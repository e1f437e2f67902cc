import type { Firestore } from 'firebase-admin/firestore';
import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import { walkDocuments } from '../../firebase/walk-documents.ts';
import { enqueueMessage } from '../enqueue-message.ts';
import { KINDS } from '../kinds.ts';

/** A notice as an operator writes it, and whom it concerns: everybody with an account, or the named accounts. */
export const BreachSchema = v.strictObject({
  ...KINDS['breach-notice'].values.entries,
  people: v.union([
    v.literal('all'),
    v.pipe(v.array(v.pipe(v.string(), v.regex(/^[^/]{1,128}$/))), v.minLength(1)),
  ]),
});
export type Breach = v.InferOutput<typeof BreachSchema>;

/** People of one transaction, and of one read of the list of all. */
const PAGE = 200;

/**
 * Enqueues the notice of an incident for each person whom it concerns. It may be repeated after an interruption: a
 * person is told once of an incident.
 * @returns for how many people it was enqueued
 */
export async function sendBreachNotice(
  db: Firestore,
  { people, ...values }: Breach,
  now: Date,
): Promise<Result<number, string>> {
  let count = 0;
  let page: string[] = [];
  const enqueuePage = async () => {
    const uids = page;
    page = [];
    count += uids.length;
    await db.runTransaction(async (tx) => {
      for (const uid of uids)
        enqueueMessage(tx, db, { kind: 'breach-notice', to: { uid }, values, about: values.incident }, now);
    });
  };
  for await (const uid of people === 'all' ? walkEverybody(db) : people) {
    page.push(uid);
    if (page.length === PAGE) await enqueuePage();
  }
  if (page.length > 0) await enqueuePage();
  return count > 0 ? ok(count) : err('Ninguém tem conta neste projeto.');
}

async function* walkEverybody(db: Firestore): AsyncGenerator<string> {
  for await (const { id } of walkDocuments(db.collection('users').select(), PAGE)) yield id;
}
