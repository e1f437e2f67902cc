import type { Firestore } from 'firebase-admin/firestore';
import type { Member, Contribution } from '@aura/shared-company';
import {
  err,
  ok,
  type AccountExport,
  type OwnContribution,
  type RequestOf,
  membershipContributionEndpoint,
} from '@aura/shared-domain';
import type { PersonCall } from '../../http/person-endpoint.ts';
import { locateCompany, readMember } from '../company-documents.ts';
import { readContributionNow, isCounted } from '../snapshots/read-contribution.ts';
import { MEMBERSHIP_FAILURES } from '../../generated/failures.ts';
import { queryMemberships } from './member-records.ts';
import { findMembership, selectRecords, queryRecords } from './own-records.ts';

import { findSkillById } from '@aura/shared-career';
import { LESSON_SUMMARIES } from '@aura/shared-lessons';

/**
 * A contribution with the product's names of skills and lessons: gaps first, by their size, then by name. Items
 * missing in the catalogue keep their id.
 */
function withNames(contribution: Contribution | null): OwnContribution['contribution'] {
  if (!contribution) return null;
  const { measures, levels, gaps, lessons } = contribution;
  return {
    measures,
    skills: Object.entries(levels)
      .map(([id, level]) => ({ id, label: findSkillById(id)?.label ?? id, level, gap: gaps[id] ?? null }))
      .toSorted((a, b) => (b.gap ?? -1) - (a.gap ?? -1) || a.label.localeCompare(b.label, 'pt-BR')),
    lessons: lessons
      .map((id) => ({ id, title: findTitle(id) }))
      .toSorted((a, b) => a.title.localeCompare(b.title, 'pt-BR')),
  };
}

const findTitle = (id: string): string => LESSON_SUMMARIES.find((lesson) => lesson.id === id)?.title ?? id;

interface Deps {
  readonly db: Firestore;
  readonly now: () => Date;
}

type Request = RequestOf<typeof membershipContributionEndpoint>;
type CountedPlace = AccountExport['contributions'][number];

/**
 * GET /memberships/contribution: the caller's contribution to the sums of a company's groups. The token alone
 * identifies the caller, and no log of the company records the call.
 */
export function showOwnContribution({ db, now }: Deps): PersonCall<Request, OwnContribution> {
  return async (uid, { companyId }) => {
    const stored = await queryRecords(locateCompany(db, companyId).members, uid).get();
    const records = selectRecords({ uid, companyId }, stored.docs);
    const member = findMembership(records);
    if (!member) return err(MEMBERSHIP_FAILURES.notMember);
    const { companyId: _, ...place } = await readCountedPlace(db, member, now());
    const others = records.former.filter(({ member: { personId } }) => personId !== member.personId);
    return ok({ ...place, earlier: others.flatMap(({ member: { kept } }) => withNames(kept) ?? []) });
  };
}

/** The same of all places that a person has or had. One that this build cannot read is counted nowhere, and left out. */
export async function readOwnContributions(
  { db, now: clock }: Deps,
  uid: string,
): Promise<AccountExport['contributions']> {
  const now = clock();
  const { docs } = await queryMemberships(db, uid).get();
  const readable = docs.flatMap((stored) => readMember(stored.data()) ?? []);
  return Promise.all(readable.map((member) => readCountedPlace(db, member, now)));
}

/**
 * Whether another account took the same place on the list since, so that it adds there, is not looked at: that is not
 * theirs to know.
 */
async function readCountedPlace(db: Firestore, member: Member, now: Date): Promise<CountedPlace> {
  const { companyId, personId, endedAt, shares, countsFrom } = member;
  const [listed] = await db.getAll(locateCompany(db, companyId).people.doc(personId), {
    fieldMask: ['group.unit'],
  });
  const inGroup = typeof listed?.get('group.unit') === 'string';
  const state = judgeState(member, { inGroup, now });
  const isAhead = endedAt === null && shares && countsFrom > now;
  return {
    companyId,
    state,
    countsFrom: isAhead ? countsFrom.toISOString() : null,
    inGroup,
    contribution: await readContributionIn(state, db, { member, now }),
  };
}

/** The weekly run decides in the same way: it skips people without a group. */
function judgeState(
  member: Member,
  { inGroup, now }: { readonly inGroup: boolean; readonly now: Date },
): OwnContribution['state'] {
  if (!member.shares) return 'not_shared';
  if (inGroup && isCounted(member, now)) return 'counted';
  if (inGroup && member.kept) return 'kept';
  return member.endedAt === null ? 'waiting' : 'nothing_kept';
}

async function readContributionIn(
  state: OwnContribution['state'],
  db: Firestore,
  { member, now }: { readonly member: Member; readonly now: Date },
): Promise<OwnContribution['contribution']> {
  switch (state) {
    case 'counted':
    case 'waiting':
      return withNames(await readContributionNow(db, db, { member, now }));
    case 'kept':
      return withNames(member.kept);
    case 'not_shared':
    case 'nothing_kept':
      return null;
  }
}
