import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { computeContribution, type Contribution, type Member } from '@aura/shared-company';
import { readMemberFacts } from './read-member-facts.ts';

/** Whether a member is counted by their activity, rather than by a kept contribution or not at all. */
export const isCounted = ({ endedAt, shares, countsFrom }: Member, now: Date): boolean =>
  endedAt === null && shares && countsFrom <= now;

/** A member's contribution up to an instant; null if their data is unreadable. */
export async function readContributionUntil(
  from: Transaction | Firestore,
  db: Firestore,
  { member: { uid, joinedAt }, until }: { readonly member: Member; readonly until: Date },
): Promise<Contribution | null> {
  const facts = await readMemberFacts(from, db.doc(`users/${uid}`), { joinedAt, until });
  return facts && computeContribution(facts, until);
}

/** A member's current contribution. */
export const readContributionNow = (
  from: Transaction | Firestore,
  db: Firestore,
  { member, now }: { readonly member: Member; readonly now: Date },
): Promise<Contribution | null> => readContributionUntil(from, db, { member, until: now });
