import { FieldValue } from 'firebase-admin/firestore';
import { removeManagerClaims, COMPANIES, readCompanyClaim, MANAGER } from '@aura/shared-company';
import { ok, type Result } from '@aura/shared-domain';
import type { Context } from '../cli/context.ts';
import { locateNewAuditEntry } from '../records/company-documents.ts';
import { buildManagerEntry } from '../records/operation-entry.ts';
import { findAccount } from './find-account.ts';

/**
 * Removes a manager. Company, profile and log change first, in one transaction: that ends the access, because every
 * call checks all three. After an interruption, repeating it removes the rest.
 */
export async function revokeCommand(
  { db, auth, now }: Context,
  { email }: { readonly email: string },
): Promise<Result<string, string>> {
  const account = await findAccount(auth, email);
  if (!account.ok) return account;
  const { uid, displayName, customClaims } = account.value;
  const person = db.doc(`users/${uid}`);
  const left = await db.runTransaction(async (tx) => {
    const profile = await tx.get(person);
    const managed = await tx.get(db.collection(COMPANIES).where('managers', 'array-contains', uid));
    const manager = { uid, names: [profile.get('name'), displayName] };
    for (const { ref } of managed.docs) {
      tx.update(ref, { managers: FieldValue.arrayRemove(uid) });
      tx.create(locateNewAuditEntry(ref), buildManagerEntry('manager_revoked', manager, now()));
    }
    const hadRole = profile.get('role') === MANAGER;
    if (hadRole) tx.update(person, { role: FieldValue.delete() });
    return { companies: managed.docs.map((company) => String(company.get('name'))), hadRole };
  });
  const wasClaimed = customClaims?.['role'] === MANAGER || readCompanyClaim(customClaims) !== null;
  if (!wasClaimed && !left.hadRole && left.companies.length === 0)
    return ok(`${email} não gere nenhuma empresa: nada mudou.`);
  // The claims go last: while they exist, a repetition finishes the rest.
  await auth.revokeRefreshTokens(uid);
  await auth.setCustomUserClaims(uid, removeManagerClaims(customClaims));
  const what = left.companies.map((name) => `"${name}"`).join(', ') || 'nenhuma empresa';
  return ok(`${email} não gere mais ${what}, e as suas sessões foram encerradas.`);
}
