import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { err, ok, type Result } from '@aura/shared-domain';
import type { Accounts } from '../firebase/admin.ts';
import type { Failure } from '../http/failure.ts';

/** The owner of data: an account, or the known facts of a deleted one. */
export type Owner = Pick<UserRecord, 'uid' | 'emailVerified'> & { readonly email?: string | undefined };

/** The account as the Auth service has it now; a token may be older than a change of its e-mail. */
export async function readOwner(accounts: Accounts, uid: string): Promise<Result<UserRecord, Failure>> {
  const account = await readAccount(accounts, uid);
  return account ? ok(account) : err({ code: 'unauthenticated' });
}

/** An account; null for one that there is no more. */
export async function readAccount(
  accounts: Pick<Accounts, 'getUser'>,
  uid: string,
): Promise<UserRecord | null> {
  try {
    return await accounts.getUser(uid);
  } catch (error) {
    if (isMissingAccount(error)) return null;
    throw error;
  }
}

export const isMissingAccount = (error: unknown): boolean =>
  (error as { code?: unknown }).code === 'auth/user-not-found';

/**
 * Messages sent with the account's e-mail, or null if the account never confirmed the address: otherwise anyone could
 * read, or erase, another person's messages by signing up with their address.
 */
export function leadsOf(db: Firestore, { email, emailVerified }: Owner): Query | null {
  return email && emailVerified ? db.collection('leads').where('email', '==', email.toLowerCase()) : null;
}
