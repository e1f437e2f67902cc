import type { Firestore, Query } from 'firebase-admin/firestore';
import { BELOW_COMPANY } from '@aura/shared-company';

/** The memberships of a person, active and ended, in whatever company. */
export const queryMemberships = (db: Firestore, uid: string): Query =>
  db.collectionGroup(BELOW_COMPANY.members).where('uid', '==', uid);

/** The invitations that a person accepted. */
export const queryAcceptedInvites = (db: Firestore, uid: string): Query =>
  db.collectionGroup(BELOW_COMPANY.invites).where('acceptedBy', '==', uid);

/** In place of whoever accepted and left: the link stays used, and looks to its company as it did. */
export const NOBODY_ANY_MORE = 'nobody-any-more';
