import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeContribution, type MemberFacts } from './compute-contribution.ts';

const AT = new Date('2026-11-09T07:00:00.000Z');
const before = (days: number): Date => new Date(AT.getTime() - days * 86_400_000);
const NEW: MemberFacts = {
  joinedAt: before(100),
  isDiagnosed: false,
  tasks: { total: 0, done: 0 },
  hasDoneTask: false,
  activity: [],
  levels: {},
  gaps: {},
  lessons: [],
};
const measuresOf = (facts: Partial<MemberFacts>) => computeContribution({ ...NEW, ...facts }, AT).measures;

describe('the contribution of a member', () => {
  it('counts a member who has done nothing yet', () => {
    expect(computeContribution(NEW, AT)).toEqual({
      measures: ['activated'],
      levels: {},
      gaps: {},
      lessons: [],
    });
  });

  it('contains the current diagnosis, plan and first task', () => {
    const facts = { isDiagnosed: true, tasks: { total: 4, done: 0 }, hasDoneTask: true };
    expect(measuresOf(facts)).toEqual(['activated', 'diagnosed', 'planned', 'firstTask']);
  });

  it.each([
    [0, []],
    [1, ['quarterDone']],
    [2, ['quarterDone', 'halfDone']],
    [3, ['quarterDone', 'halfDone', 'threeQuartersDone']],
    [4, ['quarterDone', 'halfDone', 'threeQuartersDone', 'allDone']],
  ])('counts %i of four tasks in each quarter reached', (done, quarters) => {
    expect(measuresOf({ tasks: { total: 4, done } })).toEqual(['activated', 'planned', ...quarters]);
  });

  it.each([
    [29.9, true],
    [30, false],
  ])('is active in the month %d days after: %s', (days, isActive) => {
    expect(measuresOf({ activity: [before(days)] }).includes('activeMonth')).toBe(isActive);
  });

  it.each([
    [[1, 2], false],
    [[1, 8], true],
    [[8, 27.9], true],
    [[1, 28], false],
  ])('is continuous with activity %j days ago: %s', (days, isContinuous) => {
    expect(measuresOf({ activity: days.map(before) }).includes('continuous')).toBe(isContinuous);
  });

  it.each([
    [70.1, false],
    [70, true],
    [69, true],
  ])(
    'has stayed where there was activity %d days ago, having joined a hundred days ago: %s',
    (days, hasStayed) => {
      expect(measuresOf({ activity: [before(days)] }).includes('retained')).toBe(hasStayed);
    },
  );

  it('leaves out deeds before the member joined and after the day', () => {
    const early = before(101);
    const late = new Date(AT.getTime() + 1);
    expect(measuresOf({ activity: [early, late] })).toEqual(['activated']);
  });

  it('counts each lesson once', () => {
    expect(computeContribution({ ...NEW, lessons: ['a', 'a', 'b'] }, AT).lessons).toEqual(['a', 'b']);
  });

  it('never takes a measure back for more activity', () => {
    const instants = fc.array(fc.double({ min: 0, max: 120, noNaN: true }), { maxLength: 8 });
    fc.assert(
      fc.property(instants, instants, (some, more) => {
        const fewer = measuresOf({ activity: some.map(before) });
        expect(measuresOf({ activity: [...some, ...more].map(before) })).toEqual(
          expect.arrayContaining([...fewer]),
        );
      }),
    );
  });
});
