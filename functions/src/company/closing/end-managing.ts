import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { removeManagerClaims, readCompanyClaim, MANAGER } from '@aura/shared-company';
import { endSessions } from '../../account/ended-sessions.ts';
import { readAccount } from '../../account/owner.ts';
import { TRANSACTION_OPTIONS } from '../../usage/person-queue.ts';
import { locateCompany } from '../company-documents.ts';
import { queryManaged } from '../membership/manager-records.ts';

export interface EndManagingDeps {
  readonly db: Firestore;
  readonly now: () => Date;
  readonly accounts: Pick<Auth, 'getUser' | 'setCustomUserClaims' | 'revokeRefreshTokens'>;
}

/** Uids of those who manage a company, also of one that this version cannot read. */
export function readManagers(company: DocumentSnapshot): readonly string[] {
  const managers: unknown = company.get('managers');
  return Array.isArray(managers) ? managers.filter((uid) => typeof uid === 'string') : [];
}

/**
 * Removes the cockpit from all managers of a company. The company document names a manager until everything else is
 * removed, so that a repetition finds unfinished ones.
 */
export async function endManaging(deps: EndManagingDeps, companyId: string): Promise<void> {
  const { db } = deps;
  const { company } = locateCompany(db, companyId);
  for (const uid of readManagers(await company.get())) {
    await endClaims(deps, uid, companyId);
    const { docs: managed } = await queryManaged(db, uid).select().get();
    const isElsewhere = managed.some(({ id }) => id !== companyId);
    await db.runTransaction(async (tx) => {
      const person = db.doc(`users/${uid}`);
      const [profile, current] = await tx.getAll(person, company);
      if (profile?.get('role') === MANAGER && !isElsewhere) tx.update(person, { role: FieldValue.delete() });
      if (current?.exists) tx.update(company, { managers: FieldValue.arrayRemove(uid) });
    }, TRANSACTION_OPTIONS);
  }
}

async function endClaims(deps: EndManagingDeps, uid: string, companyId: string): Promise<void> {
  const { accounts } = deps;
  const account = await readAccount(accounts, uid);
  if (!account) return;
  const claims = account.customClaims;
  if (readCompanyClaim(claims) !== companyId) return;
  // Claims last: while they exist, a repetition finishes the rest.
  await endSessions(deps, uid);
  await accounts.setCustomUserClaims(uid, removeManagerClaims(claims));
}
