import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ManagerInvite } from '@aura/shared-company';
import { describeWhen } from '../../messages/describe-when.ts';
import { enqueueMessage } from '../../messages/enqueue-message.ts';
import { createInvitation } from '../people/invitation-token.ts';

interface Invited {
  readonly companyId: string;
  /** Of the company. */
  readonly name: string;
  readonly email: string;
  readonly now: Date;
}

/** Makes a link for a manager and mails it. The caller stores the invitation with the company. */
export function mailManagerInvite(
  tx: Transaction,
  db: Firestore,
  { companyId, name, email, now }: Invited,
): { readonly token: string; readonly invite: ManagerInvite } {
  const { token, ...stored } = createInvitation(companyId, now);
  const values = { company: name, until: describeWhen(stored.expiresAt), path: `/convite/${token}` };
  enqueueMessage(
    tx,
    db,
    { kind: 'manager-invitation', to: { address: email }, values, about: stored.hash },
    now,
  );
  return { token, invite: { ...stored, email } };
}
