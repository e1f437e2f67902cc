import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { addManagerClaims, MANAGER } from '@aura/shared-company';
import {
  err,
  ok,
  type managingAcceptEndpoint,
  type RequestOf,
  type ResponseOf,
  type Result,
} from '@aura/shared-domain';
import { readOwner } from '../../account/owner.ts';
import type { Caller } from '../../firebase/verify-token.ts';
import type { Failure } from '../../http/failure.ts';
import { parseProfile } from '../../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../../profile/profile-failures.ts';
import { TRANSACTION_OPTIONS } from '../../usage/person-queue.ts';
import { describeActor } from '../actor.ts';
import { noteIn } from '../audit.ts';
import { locateCompany, parseCompany } from '../company-documents.ts';
import type { MembershipDeps } from '../membership/accept-invitation.ts';
import { MEMBERSHIP_FAILURES } from '../../generated/failures.ts';
import { makeWrongAccountFailure } from '../membership/failures.ts';
import { queryManaged } from '../membership/manager-records.ts';
import { maskEmail } from '../membership/mask-email.ts';
import { readToken } from '../people/invitation-token.ts';
import { findManagerInvite } from './find-manager-invite.ts';

type Request = RequestOf<typeof managingAcceptEndpoint>;
type Accepted = ResponseOf<typeof managingAcceptEndpoint>;

/** Everybody who is signed in may ask. */
export const admitCaller = (caller: Caller): Promise<Result<Caller, Failure>> => Promise.resolve(ok(caller));

/**
 * POST /invites/accept-managing: the account of the invited, confirmed address manages the company from now on. Profile,
 * company and log change in one go, the claims come last. A token that is older than the claims is answered with 401: the
 * session then asks once more with a fresh one, which opens the cockpit, and finds everything done.
 */
export function acceptManaging({
  db,
  accounts,
  queue,
  now: clock,
}: MembershipDeps): (caller: Caller, request: Request) => Promise<Result<Accepted, Failure>> {
  return async ({ uid, companyId }, { token }) => {
    const owner = await readOwner(accounts, uid);
    if (!owner.ok) return owner;
    if (!owner.value.emailVerified) return err(MEMBERSHIP_FAILURES.notConfirmed);
    const accepting = { uid, email: owner.value.email ?? '', token, now: clock() };
    const accepted = await queue(uid, () =>
      db.runTransaction((tx) => accept(tx, db, accepting), TRANSACTION_OPTIONS),
    );
    if (!accepted.ok) return accepted;
    if (companyId === accepted.value.id) return ok({ company: accepted.value.name });
    await accounts.setCustomUserClaims(uid, addManagerClaims(owner.value.customClaims, accepted.value.id));
    return err({ code: 'unauthenticated' });
  };
}

interface Accepting extends Request {
  readonly uid: string;
  readonly email: string;
  readonly now: Date;
}

async function accept(
  tx: Transaction,
  db: Firestore,
  asked: Accepting,
): Promise<Result<{ readonly id: string; readonly name: string }, Failure>> {
  const { uid, email, now } = asked;
  const managed = (await tx.get(queryManaged(db, uid))).docs;
  const own = managed.find(({ id }) => asked.token.startsWith(`${id}.`));
  // An earlier call with an older token has already used the link.
  if (own) return ok({ id: own.id, name: parseCompany(own.data()).name });
  const found = await findManagerInvite(tx, db, asked);
  if (!found.ok) return found;
  const { companyId, company, invite } = found.value;
  if (email.toLowerCase() !== invite.email) return err(makeWrongAccountFailure(maskEmail(invite.email)));
  if (managed.length > 0) return err(MEMBERSHIP_FAILURES.managesElsewhere);
  const person = db.doc(`users/${uid}`);
  const profile = parseProfile((await tx.get(person)).data());
  if (!profile.ok) return err(PROFILE_FAILURES[profile.error]);
  const { hash } = readToken(asked.token);
  const { company: document, auditLog } = locateCompany(db, companyId);
  const invitations = await tx.get(auditLog.where('detail', '==', invite.email));
  // The log named an address until now. The account may take another one, and has to find its entries all the same.
  for (const { ref } of invitations.docs) tx.update(ref, { subjectUid: uid });
  tx.update(person, { role: MANAGER });
  tx.update(document, {
    managers: FieldValue.arrayUnion(uid),
    managerInvites: company.managerInvites.filter((one) => one.hash !== hash),
  });
  const actor = describeActor(profile.value.name, email);
  const manager = { uid, actor, companyId };
  noteIn(tx, db, { manager, action: 'manager_granted', detail: actor, at: now, subjectUid: uid });
  return ok({ id: companyId, name: company.name });
}
