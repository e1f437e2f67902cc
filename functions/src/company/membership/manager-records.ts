import type { Firestore, Query } from 'firebase-admin/firestore';
import { BELOW_COMPANY, COMPANIES } from '@aura/shared-company';

/** The companies that a person manages. */
export const queryManaged = (db: Firestore, uid: string): Query =>
  db.collection(COMPANIES).where('managers', 'array-contains', uid);

/** What the logs of companies have of a manager's own deeds. */
export const queryDeeds = (db: Firestore, uid: string): Query => entriesWhere(db, 'actorUid', uid);

/** What they have about a manager: that they became one, or are one no more. */
export const entriesAbout = (db: Firestore, uid: string): Query => entriesWhere(db, 'subjectUid', uid);

const entriesWhere = (db: Firestore, field: 'actorUid' | 'subjectUid', uid: string): Query =>
  db.collectionGroup(BELOW_COMPANY.auditLog).where(field, '==', uid);
