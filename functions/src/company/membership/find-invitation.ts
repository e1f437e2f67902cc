import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { err, InvitationTokenSchema, ok, type Result } from '@aura/shared-domain';
import type { Company, Invite, ListedPerson } from '@aura/shared-company';
import type { Failure } from '../../http/failure.ts';
import { locateCompany, parseCompany, parseInvite, parsePerson } from '../company-documents.ts';
import { readToken } from '../people/invitation-token.ts';
import { MEMBERSHIP_FAILURES } from '../../generated/failures.ts';

/** The content of an acceptable link. */
export interface FoundInvitation {
  readonly companyId: string;
  readonly company: Company;
  readonly person: ListedPerson;
  readonly invite: Invite;
  /** Location of the invite. */
  readonly reference: DocumentReference;
}

/**
 * The invitation of a link, used or not. It must be the newest link, or the newest reminder, of a person on the list;
 * unknown, replaced, expired and withdrawn links get the same answer.
 */
export async function findInvitation(
  from: Transaction | Firestore,
  db: Firestore,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<Result<FoundInvitation, Failure>> {
  const notValid = err(MEMBERSHIP_FAILURES.notValid);
  if (!v.is(InvitationTokenSchema, token)) return notValid;
  const { companyId, hash } = readToken(token);
  const documents = locateCompany(db, companyId);
  const reference = documents.invites.doc(hash);
  const [company, stored] = await from.getAll(documents.company, reference);
  if (!company?.exists || !stored?.exists) return notValid;
  const invite = parseInvite(stored.data());
  const [listed] = await from.getAll(documents.people.doc(invite.personId));
  if (!listed?.exists) return notValid;
  const person = parsePerson(listed.data());
  const isNewest = person.invitation.hash === hash || person.reminder?.hash === hash;
  if (!isNewest || person.removedAt !== null || invite.expiresAt <= now) return notValid;
  return ok({ companyId, company: parseCompany(company.data()), person, invite, reference });
}

/** Name of a department; empty for one that the company does not have. */
export const findDepartmentName = ({ departments }: Company, id: string): string =>
  departments.find((department) => department.id === id)?.name ?? '';
