import type { Transaction } from 'firebase-admin/firestore';
import { err, ok, type ResponseOf, type Result, companyInviteEndpoint } from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import { noteIn } from '../audit.ts';
import type { Changing } from '../company-change.ts';
import { COMPANY_FAILURES } from '../../generated/failures.ts';
import { endReminder } from '../reminders/send-reminders.ts';
import { storeInvitation } from './store-invitation.ts';
import { findListedPerson, readList } from './stored-list.ts';

/** Gives people on the list a new link in the place of the former one, whether or not that was used. */
export async function renewInvitations(
  tx: Transaction,
  { db, documents, manager, request: personIds, now }: Changing<readonly string[]>,
): Promise<Result<ResponseOf<typeof companyInviteEndpoint>, Failure>> {
  const ids = [...new Set(personIds)];
  const list = await readList(tx, documents, ids);
  const people = ids.flatMap((id) => {
    const person = findListedPerson(list, id);
    return person ? { id, ...person } : [];
  });
  if (people.length < ids.length)
    return err(ids.length === 1 ? COMPANY_FAILURES.notListed : COMPANY_FAILURES.someNotListed);
  const invitations = people.map((person) => {
    tx.delete(documents.invites.doc(person.invitation.hash));
    const { invitation, given } = storeInvitation(tx, documents, person, now);
    tx.update(documents.people.doc(person.id), { invitation, ...endReminder(tx, documents, person) });
    return given;
  });
  const detail = people.length === 1 ? (people[0]?.name ?? '') : `${people.length} pessoas`;
  noteIn(tx, db, { manager, action: 'invitation_renewed', detail, at: now });
  return ok({ invitations });
}
