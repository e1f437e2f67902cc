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
  /** The invitation in the person's own document. */
  readonly invitation: ListedPerson['invitation'];
  /** The data shown to the manager once. */
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
