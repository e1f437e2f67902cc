import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  err,
  ok,
  SHARING_NOTICE_VERSION,
  type Profile,
  type RequestOf,
  type ResponseOf,
  type Result,
  invitationAcceptEndpoint,
} from '@aura/shared-domain';
import { readOwner } from '../../account/owner.ts';
import { locateBilling } from '../../billing/billing-documents.ts';
import type { Accounts } from '../../firebase/admin.ts';
import type { Failure } from '../../http/failure.ts';
import type { PersonCall } from '../../http/person-endpoint.ts';
import { parseProfile } from '../../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../../profile/profile-failures.ts';
import { toFirestore } from '../../profile/to-firestore.ts';
import { TRANSACTION_OPTIONS, type PersonQueue } from '../../usage/person-queue.ts';
import { locateCompany, parseCompany, parseMember } from '../company-documents.ts';
import { computeReplacedAccess, computeGivenPlan } from './company-plan.ts';
import { drawCountedFrom } from './drawn-times.ts';
import { MEMBERSHIP_FAILURES } from '../../generated/failures.ts';
import { makeMemberElsewhereFailure, makeWrongAccountFailure } from './failures.ts';
import { findInvitation, type FoundInvitation } from './find-invitation.ts';
import { readOwnSources, type OwnSources } from './known-purchases.ts';
import { maskEmail } from './mask-email.ts';
import { computeMemberAfter } from './compute-member-after.ts';
import { queryMemberships } from './member-records.ts';
import { readMemberships } from './show-memberships.ts';
import {
  findKeptRecord,
  findMembership,
  selectRecords,
  storeMember,
  type OwnRecords,
} from './own-records.ts';

export interface MembershipDeps {
  readonly db: Firestore;
  readonly accounts: Accounts;
  readonly queue: PersonQueue;
  readonly now: () => Date;
}

type Request = RequestOf<typeof invitationAcceptEndpoint>;
type Memberships = ResponseOf<typeof invitationAcceptEndpoint>;

/**
 * POST /invites/accept: makes the invited person a member, once a link. Asking again with a link that they
 * used themselves, as a member, changes nothing but a different answer.
 */
export function acceptInvitation(deps: MembershipDeps): PersonCall<Request, Memberships> {
  const { db, accounts, queue, now: clock } = deps;
  return async (uid, request) => {
    if (request.noticeVersion !== SHARING_NOTICE_VERSION) return err(MEMBERSHIP_FAILURES.otherNotice);
    const owner = await readOwner(accounts, uid);
    if (!owner.ok) return owner;
    if (!owner.value.emailVerified) return err(MEMBERSHIP_FAILURES.notConfirmed);
    const accepting = { ...request, uid, email: owner.value.email ?? '', now: clock() };
    const accepted = await queue(uid, () =>
      db.runTransaction((tx) => accept(tx, db, accepting), TRANSACTION_OPTIONS),
    );
    return accepted.ok ? ok(await readMemberships(db, uid)) : accepted;
  };
}

interface Accepting extends Request {
  readonly uid: string;
  /** Of the account, currently. */
  readonly email: string;
  readonly now: Date;
}

async function accept(tx: Transaction, db: Firestore, asked: Accepting): Promise<Result<true, Failure>> {
  const { uid, email, now } = asked;
  const found = await findInvitation(tx, db, asked);
  if (!found.ok) return found;
  const { companyId, person, invite, reference } = found.value;
  // This check comes before all that depends on the link's state, so that no stranger learns the state.
  if (email.toLowerCase() !== person.email.toLowerCase())
    return err(makeWrongAccountFailure(maskEmail(person.email)));

  const standing = await readStanding(tx, db, asked, found.value);
  if (!standing.ok) return standing;
  const { profile, sources, records } = standing.value;
  const { shares, noticeVersion } = asked;
  const member = computeMemberAfter(
    findMembership(records),
    {
      uid,
      companyId,
      personId: invite.personId,
      accessBefore: computeReplacedAccess(profile, sources, now),
      kept: findKeptRecord(records, invite.personId),
      shares,
      noticeVersion,
    },
    { at: now, countsFrom: drawCountedFrom(now) },
  );
  storeMember(tx, locateCompany(db, companyId).members, records, member);
  if (invite.acceptedBy === null) tx.update(reference, { acceptedBy: uid });
  const change = computeGivenPlan(profile);
  if (Object.keys(change).length > 0) tx.update(db.doc(`users/${uid}`), toFirestore(change));
  return ok(true);
}

/** A person who may take the place. */
interface Standing {
  readonly profile: Profile;
  readonly sources: OwnSources;
  /** The company's records about them. */
  readonly records: OwnRecords;
}

async function readStanding(
  tx: Transaction,
  db: Firestore,
  { uid, now }: Accepting,
  { companyId, invite }: FoundInvitation,
): Promise<Result<Standing, Failure>> {
  const { billing, person, grant } = locateBilling(db, uid);
  const [stored, own, given] = await tx.getAll(billing, person, grant);
  const profile = parseProfile(own?.data());
  if (!profile.ok) return err(PROFILE_FAILURES[profile.error]);

  const found = (await tx.get(queryMemberships(db, uid))).docs;
  const records = selectRecords({ uid, companyId }, found);
  const before = findMembership(records);
  const isActive = before !== null && before.endedAt === null;
  const isUsed = invite.acceptedBy !== null && !(invite.acceptedBy === uid && isActive);
  if (isUsed) return err(MEMBERSHIP_FAILURES.notValid);

  const { company, members } = locateCompany(db, companyId);
  const inPlace = await tx.get(members.where('personId', '==', invite.personId));
  if (inPlace.docs.some((member) => member.id !== uid && member.get('endedAt') === null))
    return err(MEMBERSHIP_FAILURES.notValid);
  if (isActive && before.personId !== invite.personId) return err(MEMBERSHIP_FAILURES.otherPlace);

  const all = found.map((member) => parseMember(member.data()));
  const other = all.find((member) => member.companyId !== companyId && member.endedAt === null);
  if (other) {
    const [elsewhere] = await tx.getAll(company.parent.doc(other.companyId));
    if (elsewhere?.exists) return err(makeMemberElsewhereFailure(parseCompany(elsewhere.data()).name));
  }
  return ok({ profile: profile.value, sources: readOwnSources(stored, given, now), records });
}
