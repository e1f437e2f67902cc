import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { err, InvitationTokenSchema, ok, type Result } from '@aura/shared-domain';
import type { Company, ManagerInvite } from '@aura/shared-company';
import type { Failure } from '../../http/failure.ts';
import { locateCompany, parseCompany } from '../company-documents.ts';
import { MEMBERSHIP_FAILURES } from '../../generated/failures.ts';
import { readToken } from '../people/invitation-token.ts';

/** The content of a manager's invitation link. */
interface FoundManagerInvite {
  readonly companyId: string;
  readonly company: Company;
  readonly invite: ManagerInvite;
}

/** The open invitation that a link leads to; unknown, used, withdrawn and expired ones are answered alike. */
export async function findManagerInvite(
  from: Transaction | Firestore,
  db: Firestore,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<Result<FoundManagerInvite, Failure>> {
  const notValid = err(MEMBERSHIP_FAILURES.notValid);
  if (!v.is(InvitationTokenSchema, token)) return notValid;
  const { companyId, hash } = readToken(token);
  const [stored] = await from.getAll(locateCompany(db, companyId).company);
  if (!stored?.exists) return notValid;
  const company = parseCompany(stored.data());
  const invite = company.managerInvites.find((one) => one.hash === hash && one.expiresAt > now);
  return invite ? ok({ companyId, company, invite }) : notValid;
}
