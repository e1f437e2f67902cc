import type { Firestore, Query } from 'firebase-admin/firestore';
import { BELOW_COMPANY, COMPANIES } from '@aura/shared-company';

/** The companies that a person manages. */
export const queryManaged = (db: Firestore, uid: string): Query =>
  db.collection(COMPANIES).where('managers', 'array-contains', uid);

/** Finds a manager's own actions in the logs of companies. */
export const queryDeeds = (db: Firestore, uid: string): Query => queryEntriesWhere(db, 'actorUid', uid);

/** Finds the log entries about a person becoming or ceasing to be a manager. */
export const queryEntriesAbout = (db: Firestore, uid: string): Query =>
  queryEntriesWhere(db, 'subjectUid', uid);

/** Finds the log entries that name an address: whoever was invited to manage may have no account yet. */
export const queryEntriesNaming = (db: Firestore, email: string): Query =>
  queryEntriesWhere(db, 'detail', email.toLowerCase());

const queryEntriesWhere = (
  db: Firestore,
  field: 'actorUid' | 'subjectUid' | 'detail',
  value: string,
): Query => db.collectionGroup(BELOW_COMPANY.auditLog).where(field, '==', value);
