import { makeMapping, makeTask } from '../testing/index.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { DiagnosisResult } from '../diagnosis/result.ts';
import { applyChange, set } from './change.ts';
import { createProfile, ProfileSchema, type Profile } from './profile-schema.ts';
import * as transitions from './transitions.ts';

const now = new Date('2026-03-10T12:00:00Z');

const task = (id: string, completed = false) => makeTask({ id, completed });

const mapping = makeMapping({ answeredAt: now.toISOString() });

const diagnosed: Profile = {
  ...createProfile('Ana'),
  resumeText: 'velho',
  diagnosticoCompleto: true,
  careerProfile: { skills: ['sql'], objetivos_carreira: ['Analista'] },
  careerPlan: [task('a'), task('b', true)],
  points: 30,
};

/** Applies a transition that must change something. */
function after(profile: Profile, change: transitions.Transition): Profile {
  if (!change) throw new Error('the transition changed nothing');
  return applyChange(profile, change);
}

describe('changed CV or goal', () => {
  test('a changed CV resets diagnostic and plan and leaves points and skills', () => {
    const next = after(diagnosed, transitions.changeResume(diagnosed, 'novo'));
    expect(next).toMatchObject({
      resumeText: 'novo',
      diagnosticoCompleto: false,
      careerPlan: [],
      points: 30,
    });
    expect(next.lastDiagnosisResult ?? null).toBeNull();
    expect(next.careerProfile).toEqual(diagnosed.careerProfile);
  });

  test('a changed goal becomes the only one and resets the same way', () => {
    const next = after(diagnosed, transitions.changePrimaryGoal(diagnosed, 'Gerente'));
    expect(next.careerProfile).toEqual({ skills: ['sql'], objetivos_carreira: ['Gerente'] });
    expect(next).toMatchObject({ diagnosticoCompleto: false, careerPlan: [] });
  });

  test('identical values change nothing', () => {
    expect(transitions.changeResume(diagnosed, 'velho')).toBeNull();
    expect(transitions.changePrimaryGoal(diagnosed, 'Analista')).toBeNull();
  });
});

describe('completeDiagnosis', () => {
  test('sets the flag and grants the first badge with its points', () => {
    const fresh = createProfile('Ana');
    const next = after(fresh, transitions.completeDiagnosis(fresh, now));
    expect(next.diagnosticoCompleto).toBe(true);
    expect(next.badges.map((badge) => badge.id)).toEqual(['protagonista_iniciante']);
    expect(next.points).toBe(25);
  });

  test('runs only while the diagnostic is not complete', () => {
    expect(transitions.completeDiagnosis(diagnosed, now)).toBeNull();
  });

  test('after a reset it completes again without a second badge', () => {
    const fresh = createProfile('Ana');
    const first = after(fresh, transitions.completeDiagnosis(fresh, now));
    const reset = after(first, transitions.changeResume(first, 'novo'));
    const second = after(reset, transitions.completeDiagnosis(reset, now));
    expect(second.diagnosticoCompleto).toBe(true);
    expect(second.badges).toHaveLength(1);
    expect(second.points).toBe(25);
  });
});

test('a new diagnosis brings its own plan with tasks done in the ledger, and keeps open tasks of conversations', () => {
  const profile = {
    ...diagnosed,
    careerPlan: [task('b', true), task('mentor_1'), task('mentor_2', true)],
  };
  const result = { plan: [task('a'), task('c')] } as unknown as DiagnosisResult;
  const next = applyChange(profile, transitions.storeDiagnosis(profile, result, new Set(['a', 'mentor_2'])));
  expect(next.careerPlan).toEqual([task('a', true), task('c'), task('mentor_1')]);
  expect(next.lastDiagnosisResult).toEqual({ plan: [task('a', true), task('c')] });
});

test('a new plan remembers what was done in earlier ones', () => {
  const result = { plan: [task('a'), task('c')] } as unknown as DiagnosisResult;
  const ever = ['a', 'b'].map((id) => ({ id, title: `Tarefa ${id}` }));
  const { lastDiagnosisResult } = applyChange(
    diagnosed,
    transitions.storeDiagnosis(diagnosed, result, new Set(['a']), ever),
  );
  expect(lastDiagnosisResult).toMatchObject({ doneBefore: [{ id: 'b', title: 'Tarefa b' }] });
});

describe('toggleTask', () => {
  test('completing adds 5 points, undoing removes 5, only that task flips', () => {
    const done = after(diagnosed, transitions.toggleTask(diagnosed, 'a'));
    expect(done.careerPlan.map((entry) => entry.completed)).toEqual([true, true]);
    expect(done.points).toBe(35);
    const undone = after(done, transitions.toggleTask(done, 'a'));
    expect(undone).toEqual(diagnosed);
  });

  test('an unknown task changes nothing', () => {
    expect(transitions.toggleTask(diagnosed, 'zzz')).toBeNull();
    expect(transitions.setTaskCompleted(diagnosed, 'zzz', true)).toBeNull();
  });

  test('an existing state changes nothing, another one toggles', () => {
    expect(transitions.setTaskCompleted(diagnosed, 'b', true)).toBeNull();
    expect(after(diagnosed, transitions.setTaskCompleted(diagnosed, 'a', true)).points).toBe(35);
  });
});

describe('journey, badges, behaviour', () => {
  test('the phase advances by one only from the phase asked for, at most to 5', () => {
    const profile = { ...diagnosed, journeyPhase: 4 };
    expect(transitions.advanceJourneyPhase(profile, 3)).toBeNull();
    const last = after(profile, transitions.advanceJourneyPhase(profile, 4));
    expect(last.journeyPhase).toBe(5);
    expect(transitions.advanceJourneyPhase(last, 5)).toBeNull();
  });

  test('a badge is added once and only from the catalogue', () => {
    const next = after(diagnosed, transitions.awardBadge(diagnosed, 'voz_de_dono', now));
    expect(next.badges[0]).toMatchObject({ id: 'voz_de_dono', achievedDate: '2026-03-10T12:00:00.000Z' });
    expect(next.points).toBe(55);
    expect(transitions.awardBadge(next, 'voz_de_dono', now)).toBeNull();
    expect(transitions.awardBadge(diagnosed, 'toString', now)).toBeNull();
  });

  test('a mapping sets the flag once; a later one only replaces the result, and deleting it keeps the flag', () => {
    const first = after(diagnosed, transitions.completeBehavioralTest(diagnosed, mapping));
    expect(first).toMatchObject({ behavioralTestCompleted: true, behavioralResult: mapping });
    const second = transitions.completeBehavioralTest(first, { ...mapping, archetype: 'rebel' });
    expect(Object.keys(second)).toEqual(['behavioralResult']);
    const gone = after(first, transitions.removeBehavioralResult(first));
    expect(gone).toMatchObject({ behavioralTestCompleted: true, behavioralResult: null });
    expect(transitions.removeBehavioralResult(gone)).toBeNull();
  });
});

describe('usage', () => {
  test('counts within the month and starts from zero in a new one', () => {
    const used = { ...diagnosed, usagePeriod: '2026-03', usageCounts: { jobSearch: 2, mentorAI: 1 } };
    expect(applyChange(used, transitions.recordUsage(used, 'jobSearch', now)).usageCounts).toEqual({
      jobSearch: 3,
      mentorAI: 1,
    });
    const nextMonth = new Date('2026-04-10T12:00:00Z');
    const fresh = applyChange(used, transitions.recordUsage(used, 'jobSearch', nextMonth));
    expect(fresh).toMatchObject({ usagePeriod: '2026-04', usageCounts: { jobSearch: 1 } });
  });

  test('a use is taken back in its own month, and never below none', () => {
    const used = { ...diagnosed, usagePeriod: '2026-03', usageCounts: { mentorAI: 1 } };
    const returned = after(used, transitions.revokeUsage(used, 'mentorAI', now));
    expect(returned.usageCounts).toEqual({ mentorAI: 0 });
    expect(transitions.revokeUsage(returned, 'mentorAI', now)).toBeNull();
    expect(transitions.revokeUsage(used, 'mentorAI', new Date('2026-04-10T12:00:00Z'))).toBeNull();
  });
});

describe('notifications', () => {
  const note = (id: string, read: boolean) => ({ id, text: id, read, timestamp: now.toISOString() });
  const profile = { ...diagnosed, notifications: [note('a', false), note('b', false), note('c', true)] };

  test('news are appended once, and the oldest give way', () => {
    const one = after(profile, transitions.addNotifications(profile, [note('c', false), note('d', false)]));
    expect(one.notifications.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(transitions.addNotifications(one, [note('d', false)])).toBeNull();
    const many = Array.from({ length: 120 }, (_, i) => note(`n${i}`, false));
    const full = after(one, transitions.addNotifications(one, many));
    expect(full.notifications).toHaveLength(transitions.MAX_NOTIFICATIONS);
    expect(full.notifications.at(-1)?.id).toBe('n119');
  });

  test('one or all are marked read', () => {
    const read = (change: transitions.Transition, before: Profile) =>
      v.parse(ProfileSchema, after(before, change));
    const one = read(transitions.markNotificationRead(profile, 'a'), profile);
    expect(one.notifications.map((entry) => entry.read)).toEqual([true, false, true]);
    const all = read(transitions.markAllNotificationsRead(one), one);
    expect(transitions.markAllNotificationsRead(one)).toEqual({ readNotifications: set(['a', 'b', 'c']) });
    expect(all.notifications.every((entry) => entry.read)).toBe(true);
    expect(transitions.markAllNotificationsRead(all)).toBeNull();
    expect(transitions.markNotificationRead(all, 'a')).toBeNull();
  });
});
