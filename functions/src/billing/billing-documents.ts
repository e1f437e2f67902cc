import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { err, ok, type Profile, type Result } from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';
import { parseProfile } from '../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../profile/profile-failures.ts';
import { GRANTS } from './grant.ts';
import { BILLING, parseBillingRecord, type BillingRecord } from './billing-record.ts';

/** Stored documents of a buyer. */
interface BillingDocuments {
  readonly person: DocumentReference;
  readonly billing: DocumentReference;
  /** The plan that an operator gave. */
  readonly grant: DocumentReference;
}

export const locateBilling = (db: Firestore, uid: string): BillingDocuments => ({
  person: db.doc(`users/${uid}`),
  billing: db.collection(BILLING).doc(uid),
  grant: db.collection(GRANTS).doc(uid),
});

export interface Buyer {
  readonly profile: Profile;
  readonly record: BillingRecord;
}

/** A person's profile and purchases. Only people with a profile can buy: the plan is stored in it. */
export async function readBuyer(
  from: Pick<Transaction, 'getAll'> | Firestore,
  { person, billing }: Pick<BillingDocuments, 'person' | 'billing'>,
): Promise<Result<Buyer, Failure>> {
  // Reads the record first: its writer holds a lock on it and needs nothing that this call holds.
  const [stored, own] = await from.getAll(billing, person);
  const profile = parseProfile(own?.data());
  if (!profile.ok) return err(PROFILE_FAILURES[profile.error]);
  return ok({ profile: profile.value, record: parseBillingRecord(stored?.data()) });
}
