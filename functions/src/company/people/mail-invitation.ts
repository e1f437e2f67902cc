import type { CompanyInvitation } from '@aura/shared-domain';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { describeWhen } from '../../messages/describe-when.ts';
import { enqueueMessage } from '../../messages/enqueue-message.ts';
import type { NewInvitation } from './invitation-token.ts';

interface Mailed extends Pick<NewInvitation, 'token' | 'expiresAt'> {
  readonly email: string;
  /** Name of the company. */
  readonly company: string;
}

/** Enqueues the e-mail with a link into a company; each link is sent once. */
export function mailInvitation(
  tx: Transaction,
  db: Firestore,
  { email, company, token, expiresAt }: Mailed,
  now: Date,
): void {
  const values = { company, until: describeWhen(expiresAt), path: `/convite/${token}` };
  enqueueMessage(tx, db, { kind: 'company-invitation', to: { address: email }, values, about: token }, now);
}

interface MailedAll {
  readonly invitations: readonly CompanyInvitation[];
  /** Name of the company. */
  readonly company: string;
}

/** Enqueues an e-mail for each of several new links. */
export function mailInvitations(
  tx: Transaction,
  db: Firestore,
  { invitations, company }: MailedAll,
  now: Date,
): void {
  for (const { email, token, expiresAt } of invitations)
    mailInvitation(tx, db, { email, company, token, expiresAt: new Date(expiresAt) }, now);
}
