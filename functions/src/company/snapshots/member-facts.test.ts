import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { computeContribution } from '@aura/shared-company';
import {
  BADGES,
  PlanTaskSchema,
  type DiagnosisResult,
  type Evidence,
  type Grade,
  type HeldBadge,
} from '@aura/shared-domain';
import { diagnose } from '@aura/shared-career';
import { makeDiagnosisRequest } from '../../../test-support/diagnosis-request.ts';
import { task } from '../../../test-support/profile-documents.ts';
import { LearningSchema, buildMemberFacts, type Learning } from './member-facts.ts';

const joinedAt = new Date('2026-09-01T12:00:00.000Z');
const at = new Date('2026-11-10T12:00:00.000Z');

const NOBODY: Learning = v.parse(LearningSchema, { profile: {}, entries: [], practice: null, lessons: [] });
const withProfile = (changes: Partial<Learning['profile']>): Learning => ({
  ...NOBODY,
  profile: { ...NOBODY.profile, ...changes },
});
const BEFORE = new Date(joinedAt.getTime() - 1);
const AFTER = new Date(at.getTime() + 1);
const target = 't0';
const badge: HeldBadge = { ...BADGES.protagonista_iniciante, achievedDate: at.toISOString() };
const tasks = (...completed: boolean[]) =>
  completed.map((done, i) => v.parse(PlanTaskSchema, task(`t${i}`, done)));
const facts = (learning: Learning) => buildMemberFacts(learning, { joinedAt, until: at });

const diagnosis = diagnose(makeDiagnosisRequest().answers, { variant: 'full', now: at });
const evidence: Evidence[] = [{ source: 'cv', docId: 'cv', start: 0, end: 3, excerpt: 'SQL' }];
const strength = (id: string, lines = evidence) => ({ id, title: id, why: '', evidence: lines });
const gap = (skillId: string, grade: Grade): DiagnosisResult['gaps'][number] => ({
  id: `gap-${skillId}`,
  skillId,
  title: skillId,
  kind: 'important',
  grade,
  impact: 1,
  effort: 1,
  priority: 1,
  why: '',
  adjacentEvidence: [],
});
const diagnosed = (changes: Partial<DiagnosisResult>): Learning =>
  withProfile({ lastDiagnosisResult: { ...diagnosis, strengths: [], gaps: [], ...changes } });
const planned = (...completed: boolean[]): Learning => {
  const learning = diagnosed({});
  return { ...learning, profile: { ...learning.profile, careerPlan: tasks(...completed) } };
};

describe('buildMemberFacts', () => {
  it('returns only the acceptance for a new member', () => {
    expect(computeContribution(facts(NOBODY), at)).toEqual({
      measures: ['activated'],
      levels: {},
      gaps: {},
      lessons: [],
    });
  });

  it.each([
    ['the newest one', diagnosed({}), true],
    ['one that a new CV has cleared since', withProfile({ badges: [badge] }), true],
    ['none', withProfile({ badges: [{ ...badge, id: 'voz_de_dono' }] }), false],
  ])('finds a diagnosis by %s', (_, learning, isDiagnosed) => {
    expect(facts(learning).isDiagnosed).toBe(isDiagnosed);
  });

  it('counts the current tasks of the plan', () => {
    expect(facts(planned(true, false, true)).tasks).toEqual({ total: 3, done: 2 });
  });

  it.each([
    ['of this plan', planned(false, true), true],
    ['of an earlier plan', { ...NOBODY, entries: [{ type: 'task' as const, target, delta: 5, at }] }, true],
    [
      'not at all, with a badge',
      { ...NOBODY, entries: [{ type: 'badge' as const, target, delta: 25, at }] },
      false,
    ],
    ['not at all', planned(false), false],
  ])('decides whether a task was completed: %s', (_, learning, hasDoneTask) => {
    expect(facts(learning).hasDoneTask).toBe(hasDoneTask);
  });

  it('begins with the moment of joining', () => {
    const gaps = [gap('python', 'listed')];
    const plan = tasks(true, true);
    const everything = (moment: Date): Learning => ({
      profile: {
        badges: [{ ...badge, achievedDate: moment.toISOString() }],
        careerPlan: plan,
        lastDiagnosisResult: { ...diagnosis, gaps, plan, generatedAt: moment.toISOString() },
      },
      entries: [{ type: 'task', target, delta: 5, at: moment }],
      practice: null,
      lessons: [],
    });
    expect(facts(everything(BEFORE))).toEqual(facts(NOBODY));
    expect(facts(everything(joinedAt))).toMatchObject({
      isDiagnosed: true,
      tasks: { total: 2, done: 2 },
      hasDoneTask: true,
      activity: [joinedAt],
      gaps: { python: expect.closeTo(0.3) },
    });
  });

  it('ends with the requested moment', () => {
    const everything = (moment: Date): Learning => ({
      profile: {
        badges: [{ ...badge, achievedDate: moment.toISOString() }],
        careerPlan: [],
        lastDiagnosisResult: {
          ...diagnosis,
          gaps: [gap('python', 'listed')],
          generatedAt: moment.toISOString(),
        },
      },
      entries: [{ type: 'badge', target, delta: 25, at: moment }],
      practice: { days: [moment.toISOString().slice(0, 10)] },
      lessons: [],
    });
    expect(facts(everything(AFTER))).toEqual({ ...facts(NOBODY), activity: [expect.any(Date)] });
    expect(facts(everything(new Date(at.getTime() + 24 * 60 * 60 * 1000)))).toEqual(facts(NOBODY));
    expect(facts(everything(at))).toMatchObject({ isDiagnosed: true, gaps: { python: expect.closeTo(0.3) } });
  });

  it('uses the current state of a diagnosis that was made again', () => {
    const again = diagnosed({ generatedAt: AFTER.toISOString(), gaps: [gap('python', 'listed')] });
    expect(facts(again)).toMatchObject({ isDiagnosed: false, gaps: {} });
    const profile = { ...again.profile, badges: [badge] };
    expect(facts({ ...again, profile })).toMatchObject({
      isDiagnosed: true,
      gaps: { python: expect.closeTo(0.3) },
    });
  });

  it('ignores later changes to the tasks of the plan', () => {
    const entry = (id: string, delta: number, ms: number) =>
      ({ type: 'task', target: id, delta, at: new Date(at.getTime() + ms) }) as const;
    const learning = {
      ...planned(true, false, true, true),
      entries: [
        // Newest first: reopened and completed again; reopened; completed; completed in time.
        entry('t0', 5, 3),
        entry('t0', -5, 2),
        entry('t1', -5, 1),
        entry('t2', 5, 1),
        entry('t3', 5, 0),
      ],
    };
    expect(facts(learning).tasks).toEqual({ total: 4, done: 3 });
    const first = { ...planned(true), entries: [entry('t0', 5, 1)] };
    expect(facts(first)).toMatchObject({ tasks: { total: 1, done: 0 }, hasDoneTask: false, activity: [] });
  });

  it('has no day of practice up to the day of joining', () => {
    const practice = { days: ['2026-08-31', '2026-09-01', '2026-09-02'] };
    expect(facts({ ...NOBODY, practice }).activity).toEqual([new Date('2026-09-02T12:00:00-03:00')]);
  });

  it('is empty for a diagnosis whose day cannot be read', () => {
    expect(facts(diagnosed({ generatedAt: 'ontem', gaps: [gap('sql', 'absent')] }))).toEqual(facts(NOBODY));
  });

  it('counts completed tasks, badges and days of practice as activity, but not a reopened task', () => {
    const [one, two, three] = ['2026-11-01', '2026-11-02', '2026-11-03'].map(
      (day) => new Date(`${day}T10:00:00Z`),
    );
    const learning = {
      ...NOBODY,
      entries: [
        { type: 'task', target, delta: 5, at: one },
        { type: 'task', target, delta: -5, at: two },
        { type: 'badge', target, delta: 25, at: three },
      ],
      practice: { days: ['2026-11-05'] },
    } as Learning;
    expect(facts(learning).activity).toEqual([one, three, new Date('2026-11-05T12:00:00-03:00')]);
  });

  it('counts a strength with a line as proven, and a gap by its grade', () => {
    const { levels, gaps } = facts(
      diagnosed({
        strengths: [strength('strength-sql'), strength('strength-excel', []), strength('forca-antiga')],
        gaps: [gap('python', 'listed'), gap('ingles', 'absent')],
      }),
    );
    expect(levels).toEqual({ sql: 1, python: 0.7, ingles: 0 });
    expect(gaps).toEqual({ python: expect.closeTo(0.3), ingles: 1 });
  });

  it('prefers the gap if a skill is also a strength', () => {
    const both = diagnosed({ strengths: [strength('strength-sql')], gaps: [gap('sql', 'inferred')] });
    expect(facts(both).levels).toEqual({ sql: 0.6 });
  });

  it('counts no skill without a diagnosis', () => {
    expect(facts(NOBODY)).toMatchObject({ levels: {}, gaps: {} });
  });
});

describe('the source of member facts', () => {
  it('has no field for a CV, a behavioural mapping, a conversation or a purchase', () => {
    const profile = {
      ...NOBODY.profile,
      resumeText: 'Ana',
      behavioralResult: {},
      plan: 'impulso',
      notifications: [],
    };
    expect(v.parse(LearningSchema, { ...NOBODY, profile, interviews: [{}] })).toEqual(NOBODY);
  });
});
