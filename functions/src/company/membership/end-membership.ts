import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Contribution, Member } from '@aura/shared-company';
import type { Notification } from '@aura/shared-domain';
import { locateBilling } from '../../billing/billing-documents.ts';
import { toFirestore } from '../../profile/to-firestore.ts';
import { locateCompany, parseCompany, readMember } from '../company-documents.ts';
import { readContributionNow, isCounted } from '../snapshots/read-contribution.ts';
import { drawForgottenAt } from './drawn-times.ts';
import { computeProfileAfterEnd } from './compute-profile-after-end.ts';

/** A person that a company removes from its list. */
interface Ended {
  readonly companyId: string;
  readonly personId: string;
  readonly now: Date;
}

const NOTHING = (): void => undefined;

/**
 * Reads the data needed to end a membership; the returned function writes in the same transaction. It writes nothing
 * if the person never accepted or the membership has already ended. The person's last answer stays in `shares`: it
 * says whether there is data to withdraw. Unreadable data of the person counts as absent: a failure would tell the
 * company that they accepted.
 */
export async function prepareEnd(tx: Transaction, db: Firestore, ended: Ended): Promise<() => void> {
  const { companyId, personId, now } = ended;
  const { company, people, members } = locateCompany(db, companyId);
  const { docs } = await tx.get(members.where('personId', '==', personId));
  const active = docs.find((member) => member.get('endedAt') === null);
  if (!active) return NOTHING;
  const { billing, person, grant } = locateBilling(db, active.id);
  const [stored, own, given, companyNow, listed] = await tx.getAll(
    billing,
    person,
    grant,
    company,
    people.doc(personId),
  );
  const member = readMember(active.data());
  const isPlaced = typeof listed?.get('group.unit') === 'string';
  const kept = member && isPlaced ? await readKept(tx, db, member, now) : null;
  const change = computeProfileAfterEnd(
    { person: own, billing: stored, grant: given, accessBefore: member?.accessBefore ?? null },
    endOf(parseCompany(companyNow?.data()).name, ended),
    now,
  );
  return () => {
    tx.update(active.ref, { endedAt: now, kept, forgetAt: drawForgottenAt(now) });
    if (Object.keys(change).length > 0) tx.update(person, toFirestore(change));
  };
}

/** Their current contribution; for people not counted yet, the contribution kept from an earlier membership. */
async function readKept(
  tx: Transaction,
  db: Firestore,
  member: Member,
  now: Date,
): Promise<Contribution | null> {
  if (isCounted(member, now)) return readContributionNow(tx, db, { member, now });
  return member.shares ? member.kept : null;
}

const endOf = (company: string, { companyId, now }: Ended): Notification => ({
  id: `empresa_${companyId}_fim_${now.getTime()}`,
  text: `A empresa ${company} encerrou a sua participação, e o plano dela deixou de valer para você. A sua conta e o que você guardou continuam aqui.`,
  read: false,
  timestamp: now.toISOString(),
  link: '/configuracoes',
});
