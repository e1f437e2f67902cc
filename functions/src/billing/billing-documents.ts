import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { err, ok, type Profile, type Result } from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';
import { parseProfile } from '../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../profile/profile-failures.ts';
import { BILLING, parseBillingRecord, type BillingRecord } from './billing-record.ts';

/** What is stored of a person who buys. */
interface BillingDocuments {
  readonly person: DocumentReference;
  readonly billing: DocumentReference;
}

export const locateBilling = (db: Firestore, uid: string): BillingDocuments => ({
  person: db.doc(`users/${uid}`),
  billing: db.collection(BILLING).doc(uid),
});

export interface Buyer {
  readonly profile: Profile;
  readonly record: BillingRecord;
}

/** Somebody with a profile, and what they have bought. Nobody is sold anything without one: it is where a plan goes. */
export async function readBuyer(
  from: Pick<Transaction, 'getAll'> | Firestore,
  { person, billing }: BillingDocuments,
): Promise<Result<Buyer, Failure>> {
  // The record first: whoever writes it has it locked, and waits for nothing that this holds.
  const [stored, own] = await from.getAll(billing, person);
  const profile = parseProfile(own?.data());
  if (!profile.ok) return err(PROFILE_FAILURES[profile.error]);
  return ok({ profile: profile.value, record: parseBillingRecord(stored?.data()) });
}
