import type { Member } from '@aura/shared-company';

/** Limit of stored answers: more than any person gives. */
const MAX_ANSWERS = 200;

type Answer = Omit<Member['answers'][number], 'at'>;

/** When an answer is given. */
interface Moment {
  readonly at: Date;
  /** From when the company counts this person, if they now start to share. */
  readonly countsFrom: Date;
}

/** A membership with an added answer; unchanged if the answer is the same. */
export function withNewAnswer(member: Member, answer: Answer, moment: Moment): Member {
  const last = member.answers.at(-1);
  const isSame = last?.shares === answer.shares && last.noticeVersion === answer.noticeVersion;
  return isSame && member.shares === answer.shares ? member : withAnswer(member, answer, moment);
}

/** The kept contribution is needed as long as they share and are not counted yet. */
function withAnswer(member: Member, { shares, noticeVersion }: Answer, { at, countsFrom }: Moment): Member {
  const counted = shares && !member.shares ? countsFrom : member.countsFrom;
  return {
    ...member,
    shares,
    countsFrom: counted,
    kept: shares && counted > at ? member.kept : null,
    answers: [...member.answers, { at, shares, noticeVersion }].slice(-MAX_ANSWERS),
  };
}

interface Joining extends Answer, Pick<Member, 'uid' | 'companyId' | 'personId' | 'accessBefore'> {
  /** The record that this company kept of the person; null for none. */
  readonly kept: Member['kept'];
}

/**
 * The membership after accepting. An existing member does not change. A person who returns to their place keeps the
 * first joining date and the kept contribution until they are counted again: otherwise the sums would fall in the very
 * week in which the company invited only them.
 * @param before null if they were never a member
 */
export function computeMemberAfter(
  before: Member | null,
  { shares, noticeVersion, ...joining }: Joining,
  moment: Moment,
): Member {
  const answer = { shares, noticeVersion };
  if (before?.endedAt === null) return withNewAnswer(before, answer, moment);
  const silent: Member = {
    ...joining,
    joinedAt: before?.joinedAt ?? moment.at,
    shares: false,
    countsFrom: moment.countsFrom,
    answers: before?.answers ?? [],
    endedAt: null,
    forgetAt: null,
  };
  return withAnswer(silent, answer, moment);
}
