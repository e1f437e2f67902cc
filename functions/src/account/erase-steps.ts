import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { credentialsOf } from '../badges/credential-records.ts';
import { erasePurchases } from '../billing/erase-purchases.ts';
import { forgetAccepting, forgetManaging } from '../company/membership/forget-person.ts';
import { membersOf } from '../company/membership/member-records.ts';
import type { Accounts } from '../firebase/admin.ts';
import { forAllFound } from '../firebase/for-all-found.ts';
import { isMissingAccount, leadsOf } from './owner.ts';

export interface EraseServices {
  readonly db: Firestore;
  readonly accounts: Accounts;
  /** Null where nothing can be bought. */
  readonly stripe: Stripe | null;
}

/** Erases one kind of data of a person. It may be repeated: what is gone already is no failure. */
export interface EraseStep {
  /** Small letters and underscores; appears in the log. */
  readonly name: string;
  readonly erase: (owner: UserRecord, services: EraseServices) => Promise<void>;
}

/**
 * Everything that the erasure of an account takes, in this order. The account itself is last: as long as it is there
 * the person can ask again, and a repetition finishes what was cut short.
 */
export const ERASE_STEPS: readonly EraseStep[] = [
  { name: 'purchases', erase: endPurchases },
  { name: 'documents', erase: eraseDocuments },
  // What a checkout under way began meanwhile; without a profile none begins any more.
  { name: 'later_purchases', erase: endPurchases },
  { name: 'memberships', erase: eraseMemberships },
  { name: 'company_role', erase: eraseCompanyRole },
  { name: 'badge_credentials', erase: eraseBadgeCredentials },
  { name: 'leads', erase: eraseLeads },
  { name: 'account', erase: eraseAccountRecord },
];

/** Before anything else goes: what cannot be ended is charged on, and then the account has to stay. */
async function endPurchases({ uid }: UserRecord, { db, stripe }: EraseServices): Promise<void> {
  await erasePurchases(db, stripe, uid);
}

/**
 * The profile goes first: calls under way write in a transaction with it, and fail once it is gone, so that nothing
 * is added below it after the rest was listed.
 */
async function eraseDocuments({ uid }: UserRecord, { db }: EraseServices): Promise<void> {
  const profile = db.doc(`users/${uid}`);
  await profile.delete();
  await db.recursiveDelete(profile);
}

/**
 * Also what a company that ended a membership still counted. After the profile: without one nobody is accepted any
 * more. The entry of the company's own list stays, as the company wrote it; nothing in it says that they accepted.
 */
async function eraseMemberships({ uid }: UserRecord, { db }: EraseServices): Promise<void> {
  await eraseFound(membersOf(db, uid));
  await forgetAccepting(db, uid);
}

/** What a manager did, and what was done about them, stays in the log of the company, without who it was. */
async function eraseCompanyRole({ uid }: UserRecord, { db }: EraseServices): Promise<void> {
  await forgetManaging(db, uid);
}

/** With its record gone, a credential that was given out no longer counts. */
async function eraseBadgeCredentials({ uid }: UserRecord, { db }: EraseServices): Promise<void> {
  await eraseFound(credentialsOf(db, uid));
}

async function eraseLeads(owner: UserRecord, { db }: EraseServices): Promise<void> {
  const leads = leadsOf(db, owner);
  if (leads) await eraseFound(leads);
}

/** Erases whatever a query finds, until it finds nothing. */
const eraseFound = (query: Query): Promise<void> =>
  forAllFound(query, (batch, ref) => void batch.delete(ref));

/** Revoked first, so that a deletion that fails has still ended the sessions of other devices. */
async function eraseAccountRecord({ uid }: UserRecord, { accounts }: EraseServices): Promise<void> {
  try {
    await accounts.revokeRefreshTokens(uid);
    await accounts.deleteUser(uid);
  } catch (error) {
    if (!isMissingAccount(error)) throw error;
  }
}
