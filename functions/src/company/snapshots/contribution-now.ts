import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { computeContribution, type Contribution, type Member } from '@aura/shared-company';
import { readMemberFacts } from './read-member-facts.ts';

/** Whether a member is counted by what they do, rather than by what was kept of them or not at all. */
export const isCounted = ({ endedAt, shares, countsFrom }: Member, now: Date): boolean =>
  endedAt === null && shares && countsFrom <= now;

/** What a member adds by what they did until an instant; null where what is theirs cannot be read. */
export async function readContributionUntil(
  from: Transaction | Firestore,
  db: Firestore,
  { member: { uid, joinedAt }, until }: { readonly member: Member; readonly until: Date },
): Promise<Contribution | null> {
  const facts = await readMemberFacts(from, db.doc(`users/${uid}`), { joinedAt, until });
  return facts && computeContribution(facts, until);
}

/** What a member adds as of now. */
export const readContributionNow = (
  from: Transaction | Firestore,
  db: Firestore,
  { member, now }: { readonly member: Member; readonly now: Date },
): Promise<Contribution | null> => readContributionUntil(from, db, { member, until: now });
