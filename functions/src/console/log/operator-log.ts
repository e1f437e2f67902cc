import { createHash } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { OperatorActionSchema, type OperatorAction } from '@aura/mfe-platform/api';
import { withDates } from '../../profile/parse-profile.ts';
import { TRANSACTION_OPTIONS } from '../../usage/person-queue.ts';
import type { Operator } from '../operator.ts';

/** Collection of operators' actions, one document per number. Only expiry deletes one, and none is changed. */
export const OPERATOR_LOG = 'operatorLog';
/** The end of the log, for appending. */
const HEAD = 'operatorLogState/head';

/** Five years: the period for claims (art. 27 of the CDC). */
const KEPT_MS = 5 * 365 * 24 * 60 * 60 * 1000;

/** An operator's action. It has no field for people's texts. */
export interface Deed {
  readonly operator: Operator;
  readonly action: OperatorAction;
  /** The account that it was done with; null for none. */
  readonly subjectUid: string | null;
  /** The object, in our own words. */
  readonly detail: string;
  /** The operator's reason; null if none is required. */
  readonly reason: string | null;
  readonly at: Date;
}

const StoredEntrySchema = v.object({
  number: v.number(),
  at: v.date(),
  operatorUid: v.string(),
  operator: v.string(),
  action: OperatorActionSchema,
  subjectUid: v.nullable(v.string()),
  detail: v.string(),
  reason: v.nullable(v.string()),
  /** Hash of the entry before; empty for the first. */
  previous: v.string(),
  hash: v.string(),
});
export type StoredEntry = Readonly<v.InferOutput<typeof StoredEntrySchema>>;

export const parseEntry = (data: unknown): StoredEntry => v.parse(StoredEntrySchema, withDates(data));

const HeadSchema = v.object({ number: v.number(), hash: v.string() });
const EMPTY = { number: 0, hash: '' };

/**
 * The log within a transaction. Reads, and so has to be opened before anything is written.
 * @returns adds entries; each carries the hash of the one before, so that one that was changed or taken out shows
 */
export async function openLog(tx: Transaction, db: Firestore): Promise<(deed: Deed) => void> {
  const head = db.doc(HEAD);
  const stored = (await tx.get(head)).data();
  let last = stored ? v.parse(HeadSchema, stored) : EMPTY;
  return ({ operator, at, ...deed }) => {
    const { uid: operatorUid, name } = operator;
    const number = last.number + 1;
    const entry = { ...deed, at, operatorUid, operator: name, number, previous: last.hash };
    const hash = hashOf(entry);
    // Fails if the number exists: entries are never overwritten.
    tx.create(locateEntry(db, number), { ...entry, hash, expiresAt: new Date(at.getTime() + KEPT_MS) });
    last = { number, hash };
    tx.set(head, last);
  };
}

/** Logs an action without a change. Await it before showing data or calling another service. */
export const note = (db: Firestore, deed: Deed): Promise<void> =>
  db.runTransaction(async (tx) => (await openLog(tx, db))(deed), TRANSACTION_OPTIONS);

/** Whether an entry is what was written. */
export const isUnchanged = (entry: StoredEntry): boolean => entry.hash === hashOf(entry);

const locateEntry = (db: Firestore, number: number) =>
  db.collection(OPERATOR_LOG).doc(String(number).padStart(12, '0'));

const hashOf = (entry: Omit<StoredEntry, 'hash'>): string => {
  const { number, at, operatorUid, operator, action, subjectUid, detail, reason, previous } = entry;
  const fields = [
    number,
    at.toISOString(),
    operatorUid,
    operator,
    action,
    subjectUid,
    detail,
    reason,
    previous,
  ];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
};
