import type { Firestore } from 'firebase-admin/firestore';
import type { ListedPerson, Member } from '@aura/shared-company';
import { SHARING_NOTICE_VERSION } from '@aura/shared-domain';
import { newPerson, type Person } from '../people.ts';
import type { TestCompany } from './company.ts';

/** A person who accepted the newest link of a list entry, and shares. */
export async function accepted(
  db: Firestore,
  { id: companyId, documents }: Pick<TestCompany, 'id' | 'documents'>,
  listed: ListedPerson & { readonly id: string },
  at: Date,
): Promise<Person> {
  const person = await newPerson(db, {
    name: listed.name,
    plan: 'b2b_equilibrio',
    credits: 999,
  });
  const member: Member = {
    uid: person.uid,
    companyId,
    personId: listed.id,
    joinedAt: at,
    shares: true,
    countsFrom: at,
    accessBefore: null,
    answers: [{ at, shares: true, noticeVersion: SHARING_NOTICE_VERSION }],
    endedAt: null,
    kept: null,
    forgetAt: null,
  };
  await documents.members.doc(person.uid).set(member);
  await documents.invites.doc(listed.invitation.hash).update({ acceptedBy: person.uid });
  return person;
}
