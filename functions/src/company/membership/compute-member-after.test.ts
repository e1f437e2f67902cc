import { describe, expect, it } from 'vitest';
import type { Member } from '@aura/shared-company';
import { withNewAnswer, computeMemberAfter } from './compute-member-after.ts';

const FIRST = new Date('2026-09-01T12:00:00.000Z');
const COUNTED = new Date('2026-09-20T12:00:00.000Z');
const now = new Date('2026-11-10T12:00:00.000Z');
const LATER = new Date('2026-11-25T12:00:00.000Z');
const moment = { at: now, countsFrom: LATER };
const accessBefore = { plan: 'impulso', credits: 40, endsAt: null };
const joining = {
  uid: 'u',
  companyId: 'c',
  personId: 'p',
  accessBefore,
  kept: null,
  shares: true,
  noticeVersion: 1,
};

const member: Member = {
  uid: 'u',
  companyId: 'c',
  personId: 'p',
  joinedAt: FIRST,
  shares: true,
  countsFrom: COUNTED,
  accessBefore: null,
  answers: [{ at: FIRST, shares: true, noticeVersion: 1 }],
  endedAt: null,
  kept: null,
  forgetAt: null,
};
const ended: Member = {
  ...member,
  endedAt: new Date('2026-10-01T12:00:00.000Z'),
  kept: { measures: ['activated'], levels: {}, gaps: {}, lessons: [] },
  forgetAt: new Date('2027-10-01T12:00:00.000Z'),
};
const back = computeMemberAfter(ended, { ...joining, kept: ended.kept }, moment);

describe('computeMemberAfter', () => {
  it.each([true, false])('stores the answer of a new member (shares: %s) without an end', (shares) => {
    expect(computeMemberAfter(null, { ...joining, shares }, moment)).toEqual({
      ...member,
      joinedAt: now,
      shares,
      countsFrom: LATER,
      accessBefore,
      answers: [{ at: now, shares, noticeVersion: 1 }],
    });
  });

  it('changes nothing for a member who gives the same answer', () => {
    expect(computeMemberAfter(member, joining, moment)).toBe(member);
  });

  it("stores a changed answer and keeps the member's start and former plan", () => {
    expect(computeMemberAfter(member, { ...joining, shares: false }, moment)).toEqual({
      ...member,
      shares: false,
      answers: [...member.answers, { at: now, shares: false, noticeVersion: 1 }],
    });
  });

  it('keeps the contribution of a returning member until they are counted again', () => {
    expect(back).toEqual({
      ...member,
      countsFrom: LATER,
      accessBefore,
      kept: ended.kept,
      answers: [...ended.answers, { at: now, shares: true, noticeVersion: 1 }],
    });
  });

  it.each([
    ['and does not share', { ...joining, kept: ended.kept, shares: false }],
    ['to another place, of which nothing was kept', { ...joining, personId: 'other' }],
  ])('keeps nothing of a member who returns %s', (_, changed) => {
    expect(computeMemberAfter(ended, changed, moment)).toMatchObject({
      kept: null,
      personId: changed.personId,
    });
  });
});

describe('answered', () => {
  const objecting = { shares: false, noticeVersion: 1 };
  const sharing = { shares: true, noticeVersion: 1 };
  const newText = { shares: true, noticeVersion: 2 };

  it('notes the same answer to another text, and goes on counting', () => {
    expect(withNewAnswer(member, newText, moment)).toEqual({
      ...member,
      answers: [...member.answers, { at: now, ...newText }],
    });
  });

  it('counts somebody who shares again from another day on', () => {
    const again = withNewAnswer(withNewAnswer(member, objecting, moment), sharing, moment);
    expect(again).toMatchObject({ shares: true, countsFrom: LATER });
  });

  it('keeps nothing of a member who objects, even if they share again', () => {
    const objected = withNewAnswer(back, objecting, moment);
    expect(objected.kept).toBeNull();
    expect(withNewAnswer(objected, sharing, moment).kept).toBeNull();
  });

  it('drops the kept contribution once the member is counted', () => {
    expect(withNewAnswer(back, newText, moment).kept).toEqual(ended.kept);
    expect(withNewAnswer(back, newText, { at: LATER, countsFrom: LATER }).kept).toBeNull();
  });

  it('keeps the newest answers of a machine that never stops', () => {
    let busy = member;
    for (let i = 0; i < 500; i++)
      busy = withNewAnswer(busy, { shares: i % 2 === 1, noticeVersion: 1 }, moment);
    expect(busy.answers).toHaveLength(200);
    expect(busy.answers.at(-1)?.shares).toBe(busy.shares);
  });
});
