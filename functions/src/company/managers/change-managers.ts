import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import {
  removeManagerClaims,
  readCompanyClaim,
  MANAGER,
  type Company,
  type ManagerInvite,
} from '@aura/shared-company';
import {
  err,
  MAX_MANAGERS,
  ok,
  type companyManagerChangeEndpoint,
  type RequestOf,
  type ResponseOf,
  type Result,
} from '@aura/shared-domain';
import { endSessions } from '../../account/ended-sessions.ts';
import { readAccount } from '../../account/owner.ts';
import type { Accounts } from '../../firebase/admin.ts';
import type { Failure } from '../../http/failure.ts';
import { parseProfile } from '../../profile/parse-profile.ts';
import { describeActor } from '../actor.ts';
import { noteIn } from '../audit.ts';
import { createCompanyChange, type Changing } from '../company-change.ts';
import type { CompanyDeps } from '../company-deps.ts';
import { parseCompany } from '../company-documents.ts';
import { COMPANY_FAILURES } from '../../generated/failures.ts';
import type { ManagerCall } from '../manager.ts';
import { mailManagerInvite } from './mail-manager-invite.ts';

export interface ManagerChangeDeps extends CompanyDeps {
  readonly accounts: Pick<Accounts, 'getUser' | 'revokeRefreshTokens' | 'setCustomUserClaims'>;
}

type Request = RequestOf<typeof companyManagerChangeEndpoint>;
type Changed = ResponseOf<typeof companyManagerChangeEndpoint>;

const NOTHING: Changed = { changed: false, token: null };
const DONE: Changed = { changed: true, token: null };

/**
 * POST /company/managers/change: invites a manager, withdraws such an invitation, or removes a manager. The change of
 * the company's document ends the access, because every call checks it; sessions and claims follow.
 */
export function changeManagers(deps: ManagerChangeDeps): ManagerCall<Request, Changed> {
  const change = createCompanyChange(deps, (tx, changing: Changing<Request & Asked>) =>
    changeIn(tx, changing),
  );
  return async (manager, request) => {
    const uids = manager.company.managers.slice(0, MAX_MANAGERS);
    const found = await Promise.all(uids.map((uid) => readAccount(deps.accounts, uid)));
    const live = found.filter((account) => account !== null);
    const changed = await change(manager, { ...request, live });
    const account = request.action === 'remove' ? live.find(({ uid }) => uid === request.id) : undefined;
    if (!changed.ok || !changed.value.changed || !account) return changed;
    if (readCompanyClaim(account.customClaims) === manager.companyId) {
      await endSessions(deps, account.uid);
      await deps.accounts.setCustomUserClaims(account.uid, removeManagerClaims(account.customClaims));
    }
    return changed;
  };
}

/** Facts determined before the transaction. */
interface Asked {
  /** Accounts of managers, of those who have one still. */
  readonly live: readonly Pick<UserRecord, 'uid' | 'email'>[];
}

async function changeIn(
  tx: Transaction,
  changing: Changing<Request & Asked>,
): Promise<Result<Changed, Failure>> {
  const { documents, manager, request, now } = changing;
  const company = parseCompany((await tx.get(documents.company)).data());
  // Another manager may have removed the caller in the meantime. Then the caller changes nothing.
  if (!company.managers.includes(manager.uid)) return err({ code: 'forbidden' });
  const open = company.managerInvites.filter(({ expiresAt }) => expiresAt > now);
  switch (request.action) {
    case 'invite':
      return invite(tx, { ...changing, request }, company, open);
    case 'withdraw': {
      const left = open.filter(({ email }) => email !== request.email);
      if (left.length === open.length) return ok(NOTHING);
      tx.update(documents.company, { managerInvites: left });
      noteIn(tx, changing.db, { manager, action: 'manager_uninvited', detail: request.email, at: now });
      return ok(DONE);
    }
    case 'remove':
      return remove(tx, changing, company, request.id);
  }
}

function invite(
  tx: Transaction,
  { db, documents, manager, request: { email, live }, now }: Changing<Asked & { readonly email: string }>,
  company: Company,
  open: readonly ManagerInvite[],
): Result<Changed, Failure> {
  const others = open.filter((one) => one.email !== email);
  if (company.managers.length + others.length >= MAX_MANAGERS) return err(COMPANY_FAILURES.tooManyManagers);
  if (live.some((account) => account.email?.toLowerCase() === email))
    return err(COMPANY_FAILURES.managesAlready);
  const { token, invite: stored } = mailManagerInvite(tx, db, {
    companyId: manager.companyId,
    name: company.name,
    email,
    now,
  });
  tx.update(documents.company, { managerInvites: [...others, stored] });
  noteIn(tx, db, { manager, action: 'manager_invited', detail: email, at: now });
  return ok({ changed: true, token });
}

async function remove(
  tx: Transaction,
  { db, documents, manager, request: { live }, now }: Changing<Asked>,
  { managers }: Company,
  uid: string,
): Promise<Result<Changed, Failure>> {
  if (!managers.includes(uid)) return ok(NOTHING);
  if (!managers.some((other) => other !== uid && live.some((account) => account.uid === other)))
    return err(COMPANY_FAILURES.lastManager);
  const person = db.doc(`users/${uid}`);
  const stored = await tx.get(person);
  const profile = parseProfile(stored.data());
  const email = live.find((account) => account.uid === uid)?.email ?? null;
  const detail = describeActor(profile.ok ? profile.value.name : '', email);
  tx.update(documents.company, { managers: FieldValue.arrayRemove(uid) });
  if (stored.get('role') === MANAGER) tx.update(person, { role: FieldValue.delete() });
  noteIn(tx, db, { manager, action: 'manager_revoked', detail, at: now, subjectUid: uid });
  return ok(DONE);
}
