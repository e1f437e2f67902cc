import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Notification } from '@aura/shared-domain';
import { locateBilling } from '../../billing/billing-documents.ts';
import { toFirestore } from '../../profile/to-firestore.ts';
import { TRANSACTION_OPTIONS } from '../../usage/person-queue.ts';
import { locateCompany, readMember } from '../company-documents.ts';
import { queryMemberships } from '../membership/member-records.ts';
import { computeProfileAfterEnd } from '../membership/compute-profile-after-end.ts';

/** A company that is being closed. */
interface Closing {
  readonly companyId: string;
  readonly name: string;
  readonly now: Date;
}

const PAGE = 100;
/** Members that one step ends together. */
const AT_ONCE = 5;

/**
 * Ends and deletes every membership of a company, each in a separate transaction: a member has their plan back, and
 * the notification, exactly when no membership remains.
 */
export async function endMemberships(db: Firestore, closing: Closing): Promise<void> {
  const page = locateCompany(db, closing.companyId).members.select().limit(PAGE);
  for (let { docs } = await page.get(); docs.length > 0; { docs } = await page.get())
    for (let at = 0; at < docs.length; at += AT_ONCE)
      await Promise.all(docs.slice(at, at + AT_ONCE).map(({ ref }) => endMembership(db, ref, closing)));
}

async function endMembership(db: Firestore, reference: DocumentReference, closing: Closing): Promise<void> {
  // Members may join another company only after this company's document is deleted. Then that company sets their plan.
  const hasPlanOfAnother = closing.name === '' && (await isMemberElsewhere(db, reference.id, closing));
  await db.runTransaction(async (tx) => {
    const { billing, person, grant } = locateBilling(db, reference.id);
    const [stored, purchases, own, given] = await tx.getAll(reference, billing, person, grant);
    if (!stored?.exists) return;
    // Of one that has ended the plan was given back then.
    if (stored.get('endedAt') === null && !hasPlanOfAnother) {
      const accessBefore = readMember(stored.data())?.accessBefore ?? null;
      const standing = { person: own, billing: purchases, grant: given, accessBefore };
      const change = computeProfileAfterEnd(standing, endOf(closing), closing.now);
      if (Object.keys(change).length > 0) tx.update(person, toFirestore(change));
    }
    tx.delete(reference);
  }, TRANSACTION_OPTIONS);
}

/** Outside a transaction: one that asks it would wait for the end of every other membership. */
async function isMemberElsewhere(db: Firestore, uid: string, { companyId }: Closing): Promise<boolean> {
  const { docs } = await queryMemberships(db, uid).get();
  return docs.some((other) => other.get('endedAt') === null && other.get('companyId') !== companyId);
}

const endOf = ({ companyId, name, now }: Closing): Notification => ({
  id: `empresa_${companyId}_fim_${now.getTime()}`,
  text:
    `${name ? `A empresa ${name}` : 'Sua empresa'} deixou de usar a Aura: a sua participação terminou, o ` +
    'que a empresa via foi apagado, e o plano dela deixou de valer para você. A sua conta e o que você guardou continuam aqui.',
  read: false,
  timestamp: now.toISOString(),
  link: '/planos',
});
