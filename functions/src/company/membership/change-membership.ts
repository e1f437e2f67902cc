import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  err,
  ok,
  SHARING_NOTICE_VERSION,
  type RequestOf,
  type ResponseOf,
  type Result,
  membershipChangeEndpoint,
} from '@aura/shared-domain';
import { locateBilling } from '../../billing/billing-documents.ts';
import type { Failure } from '../../http/failure.ts';
import type { PersonCall } from '../../http/person-endpoint.ts';
import { toFirestore } from '../../profile/to-firestore.ts';
import { TRANSACTION_OPTIONS } from '../../usage/person-queue.ts';
import type { MembershipDeps } from './accept-invitation.ts';
import { computePlanTakenBack } from './company-plan.ts';
import { drawCountedFrom } from './drawn-times.ts';
import { forgetAnswersIn } from '../pulse/own-pulses.ts';
import { locateCompany } from '../company-documents.ts';
import { MEMBERSHIP_FAILURES } from '../../generated/failures.ts';
import { readOwnSources } from './known-purchases.ts';
import { withNewAnswer } from './compute-member-after.ts';
import { queryAcceptedInvites, NOBODY_ANY_MORE } from './member-records.ts';
import { readMemberships } from './show-memberships.ts';
import {
  deleteFormer,
  deleteRecords,
  findMembership,
  selectRecords,
  queryRecords,
  type OwnRecords,
} from './own-records.ts';

type Request = RequestOf<typeof membershipChangeEndpoint>;
type Memberships = ResponseOf<typeof membershipChangeEndpoint>;
type Deps = Omit<MembershipDeps, 'accounts'>;

/** POST /memberships/change: a person changes their own membership. The company does not learn of it. */
export function changeMembership({ db, queue, now: clock }: Deps): PersonCall<Request, Memberships> {
  return async (uid, request) => {
    const now = clock();
    const changed = await queue(uid, () =>
      db.runTransaction((tx) => change(tx, db, { ...request, uid, now }), TRANSACTION_OPTIONS),
    );
    // Their uncounted answers to a pulse are deleted with the membership.
    if (changed.ok && request.action === 'leave') await forgetAnswersIn(db, request.companyId, uid);
    return changed.ok ? ok(await readMemberships(db, uid)) : changed;
  };
}

interface Changing extends Request {
  readonly uid: string;
  readonly now: Date;
}

async function change(tx: Transaction, db: Firestore, asked: Changing): Promise<Result<true, Failure>> {
  const { members } = locateCompany(db, asked.companyId);
  const records = selectRecords(asked, (await tx.get(queryRecords(members, asked.uid))).docs);
  switch (asked.action) {
    case 'share':
    case 'object':
      return answer(tx, records, asked);
    case 'leave':
      return leave(tx, db, records, asked);
    case 'withdraw':
      return withdraw(tx, records);
  }
}

/** Stored with the version of the text next to the switch. An objection also ends counting at former companies. */
function answer(
  tx: Transaction,
  { current, former }: OwnRecords,
  { action, now }: Changing,
): Result<true, Failure> {
  if (!current) return err(former.length > 0 ? MEMBERSHIP_FAILURES.hasEnded : MEMBERSHIP_FAILURES.notMember);
  const { ref: reference, member } = current;
  if (member.endedAt !== null) return err(MEMBERSHIP_FAILURES.hasEnded);
  const shares = action === 'share';
  if (!shares) deleteFormer(tx, former);
  if (member.shares !== shares) {
    const moment = { at: now, countsFrom: drawCountedFrom(now) };
    tx.set(reference, withNewAnswer(member, { shares, noticeVersion: SHARING_NOTICE_VERSION }, moment));
  }
  return ok(true);
}

/** The company keeps nothing of them, not even in the link. If they have already left, nothing changes. */
async function leave(
  tx: Transaction,
  db: Firestore,
  records: OwnRecords,
  { uid, companyId, now }: Changing,
): Promise<Result<true, Failure>> {
  const member = findMembership(records);
  if (!member) return ok(true);
  if (member.endedAt !== null) return err(MEMBERSHIP_FAILURES.hasEnded);
  const { billing, person, grant } = locateBilling(db, uid);
  const [stored, own, given] = await tx.getAll(billing, person, grant);
  const behind = { ...readOwnSources(stored, given, now), accessBefore: member.accessBefore };
  const plan = computePlanTakenBack(String(own?.get('plan')), behind, now);
  const invites = (await tx.get(queryAcceptedInvites(db, uid))).docs;
  for (const { ref } of invites)
    if (ref.parent.parent?.id === companyId) tx.update(ref, { acceptedBy: NOBODY_ANY_MORE });
  deleteRecords(tx, records);
  if (own?.exists && Object.keys(plan).length > 0) tx.update(person, toFirestore(plan));
  return ok(true);
}

function withdraw(tx: Transaction, records: OwnRecords): Result<true, Failure> {
  if (records.current?.member.endedAt === null) return err(MEMBERSHIP_FAILURES.stillActive);
  deleteRecords(tx, records);
  return ok(true);
}
