import type { Transaction } from 'firebase-admin/firestore';
import type { Invite, ListedPerson } from '@aura/shared-company';
import type { CompanyInvitation } from '@aura/shared-domain';
import type { CompanyDocuments } from '../company-documents.ts';
import { createInvitation } from './invitation-token.ts';

interface Invited extends Pick<ListedPerson, 'name' | 'email'> {
  /** Id in the list. */
  readonly id: string;
}

interface Stored {
  /** What the person's own document says of it. */
  readonly invitation: ListedPerson['invitation'];
  /** What the manager is given, this once. */
  readonly given: CompanyInvitation;
}

/** Stores what a new link leads to. */
export function storeInvitation(
  tx: Transaction,
  { company, invites }: CompanyDocuments,
  { id: personId, name, email }: Invited,
  now: Date,
): Stored {
  const { token, hash, issuedAt, expiresAt } = createInvitation(company.id, now);
  const invite: Invite = { personId, issuedAt, expiresAt, acceptedBy: null };
  tx.create(invites.doc(hash), invite);
  return {
    invitation: { hash, issuedAt, expiresAt },
    given: { personId, name, email, token, expiresAt: expiresAt.toISOString() },
  };
}
