import type { Firestore, Query } from 'firebase-admin/firestore';
import { BELOW_COMPANY } from '@aura/shared-company';

/** All memberships of a person, active and ended, in any company. */
export const queryMemberships = (db: Firestore, uid: string): Query =>
  db.collectionGroup(BELOW_COMPANY.members).where('uid', '==', uid);

/** The invitations that a person accepted. */
export const queryAcceptedInvites = (db: Firestore, uid: string): Query =>
  db.collectionGroup(BELOW_COMPANY.invites).where('acceptedBy', '==', uid);

/** Replaces a person who accepted and left. The link stays used and looks unchanged to the company. */
export const NOBODY_ANY_MORE = 'nobody-any-more';
