import {
  DAY_MS,
  CREDITS_ON_UPGRADE,
  computeDay,
  SHARING_NOTICE_VERSION,
  type LessonProgress,
  type Practice,
} from '@aura/shared-domain';
import { BELOW_COMPANY, COMPANIES, KEPT_WEEKS, type Contribution, type Member } from '@aura/shared-company';
import { HORIZONTE } from './company.ts';
import type { SeededDocument } from './document.ts';
import { getDraws } from './draws.ts';
import type { Life } from './life.ts';
import { buildAccount } from './member-profile.ts';
import type { Employee, Membership } from './roster.ts';

/** All stored data of a member: their place in the company, and their own documents. */
export function makeMemberDocuments(
  employee: Employee,
  membership: Membership,
  { life, kept }: { readonly life: Life; readonly kept: Contribution | null },
): readonly SeededDocument[] {
  const person = `users/${membership.uid}`;
  const { profile, entries } = buildAccount(employee, life);
  const isEnded = employee.removedAt !== null;
  const plan = isEnded ? {} : { plan: 'b2b_equilibrio', credits: CREDITS_ON_UPGRADE, acesso_expira_em: null };
  const lessons = life.deeds.filter((deed) => deed.kind === 'lesson');
  return [
    {
      path: `${COMPANIES}/${HORIZONTE.id}/${BELOW_COMPANY.members}/${membership.uid}`,
      data: makeMember(employee, membership, kept),
    },
    { path: person, data: { ...profile, ...plan } },
    ...entries.map((entry) => ({ path: `${person}/pointEvents/${entry.entry}`, data: entry })),
    ...lessons.map(({ lesson, at }) => ({
      path: `${person}/lessonProgress/${lesson}`,
      data: makeProgress(lesson, at),
    })),
    ...(lessons.length > 0
      ? [{ path: `${person}/lessonState/practice`, data: makePractice(lessons.map(({ at }) => at)) }]
      : []),
  ];
}

function makeMember(
  { id, removedAt }: Employee,
  { uid, joinedAt, countsFrom, shares }: Membership,
  kept: Contribution | null,
): Member {
  const weeks = KEPT_WEEKS.least + getDraws(`forgotten:${uid}`)() * (KEPT_WEEKS.most - KEPT_WEEKS.least);
  return {
    uid,
    companyId: HORIZONTE.id,
    personId: id,
    joinedAt,
    shares,
    countsFrom,
    accessBefore: null,
    answers: [{ at: joinedAt, shares, noticeVersion: SHARING_NOTICE_VERSION }],
    endedAt: removedAt,
    kept,
    forgetAt: removedAt && new Date(removedAt.getTime() + weeks * 7 * DAY_MS),
  };
}

const makeProgress = (lessonId: string, at: Date): LessonProgress => ({
  lessonId,
  completedAt: at,
  completedBy: 'reading',
  cards: {},
  nextDueAt: null,
  updatedAt: at,
});

const makePractice = (moments: readonly Date[]): Practice => ({
  days: [...new Set(moments.map(computeDay))].toSorted(),
  timeZone: 'America/Sao_Paulo',
});
