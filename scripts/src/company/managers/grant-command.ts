import { FieldValue } from 'firebase-admin/firestore';
import { addManagerClaims, COMPANIES, readCompanyClaim, MANAGER } from '@aura/shared-company';
import { err, ok, type Result } from '@aura/shared-domain';
import type { Context } from '../cli/context.ts';
import { locateCompanyDocument, locateNewAuditEntry, parseCompany } from '../records/company-documents.ts';
import { buildManagerEntry, describeUnknownCompany } from '../records/operation-entry.ts';
import { findAccount } from './find-account.ts';
import { grantOf } from './grant-of.ts';

/**
 * Makes a person the manager of a company. Profile, company and log change in one transaction; the token's claims come
 * last, so that no manager is missing in the log. After an interruption, repeating it adds the rest.
 */
export async function grantCommand(
  { db, auth, now }: Context,
  { email, companyId }: { readonly email: string; readonly companyId: string },
): Promise<Result<string, string>> {
  const account = await findAccount(auth, email);
  if (!account.ok) return account;
  const { uid, displayName, emailVerified, customClaims } = account.value;
  const document = locateCompanyDocument(db, companyId);
  const person = db.doc(`users/${uid}`);
  const entered = await db.runTransaction(async (tx): Promise<Result<Entered, string>> => {
    const [stored, profile] = await tx.getAll(document, person);
    const managed = await tx.get(db.collection(COMPANIES).where('managers', 'array-contains', uid));
    const company = parseCompany(stored?.data());
    if (!company) return err(describeUnknownCompany(companyId));
    const grant = grantOf({
      email,
      companyId,
      isConfirmed: emailVerified,
      profileRole: profile?.exists ? ((profile.get('role') as string | undefined) ?? null) : undefined,
      managed: managed.docs.map((other) => ({ id: other.id, name: String(other.get('name')) })),
    });
    if (!grant.ok) return grant;
    const { setsRole, entersCompany } = grant.value;
    if (setsRole) tx.update(person, { role: MANAGER });
    if (entersCompany) {
      const manager = { uid, names: [profile?.get('name'), displayName] };
      tx.update(document, { managers: FieldValue.arrayUnion(uid) });
      tx.create(locateNewAuditEntry(document), buildManagerEntry('manager_granted', manager, now()));
    }
    return ok({ company: company.name, changed: setsRole || entersCompany });
  });
  if (!entered.ok) return entered;
  const isClaimed = customClaims?.['role'] === MANAGER && readCompanyClaim(customClaims) === companyId;
  if (!isClaimed) await auth.setCustomUserClaims(uid, addManagerClaims(customClaims, companyId));
  return ok(
    isClaimed && !entered.value.changed
      ? `${email} já gere "${entered.value.company}": nada mudou.`
      : `${email} agora gere "${entered.value.company}". Vale a partir da próxima entrada; em sessões abertas, em até uma hora.`,
  );
}

interface Entered {
  readonly company: string;
  readonly changed: boolean;
}
