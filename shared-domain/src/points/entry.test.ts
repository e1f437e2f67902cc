import { makeTask } from '../testing/index.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { applyChange, set } from '../profile/change.ts';
import { createProfile, type Profile } from '../profile/profile-schema.ts';
import { awardBadge, changeResume, toggleTask } from '../profile/transitions.ts';
import {
  buildBadgeEntries,
  countNewEntries,
  listDoneTasks,
  PointEntrySchema,
  buildTaskEntry,
} from './entry.ts';

const now = new Date('2026-03-10T12:00:00Z');

const task = (id: string, completed = false) => makeTask({ id, title: `Tarefa ${id}`, completed });

const profile: Profile = {
  ...createProfile('Ana'),
  careerPlan: [task('a'), task('b', true)],
  points: 30,
  pointEntries: 2,
};
const toggled = (id: string): Profile => applyChange(profile, toggleTask(profile, id) ?? {});

describe('buildTaskEntry', () => {
  test('records the task that was completed, with the points after it and the next number', () => {
    expect(buildTaskEntry(profile, toggled('a'))).toEqual({
      entry: 3,
      type: 'task',
      target: 'a',
      delta: 5,
      balance: 35,
      reason: 'Tarefa concluída: Tarefa a',
    });
  });

  test('records a task that was reopened as the inverse', () => {
    expect(buildTaskEntry(profile, toggled('b'))).toMatchObject({
      delta: -5,
      balance: 25,
      reason: 'Tarefa reaberta: Tarefa b',
    });
  });

  test('counts its number even where the change itself does so', () => {
    const counted = applyChange(toggled('a'), countNewEntries(1));
    expect(counted.pointEntries).toBe(3);
    expect(buildTaskEntry(profile, counted)?.entry).toBe(3);
  });

  test.each([
    ['nothing changed', profile],
    ['a plan was cleared', applyChange(profile, changeResume(profile, 'novo') ?? {})],
    ['two tasks were flipped', { ...profile, points: 40, careerPlan: [task('a', true), task('b')] }],
    ['points moved without a task', { ...profile, points: 35 }],
    ['a task was flipped without its points', { ...toggled('a'), points: 30 }],
    [
      'a task came with its points',
      { ...profile, points: 35, careerPlan: [...profile.careerPlan, task('c', true)] },
    ],
  ])('records nothing if %s', (_, after) => {
    expect(buildTaskEntry(profile, after)).toBeNull();
  });

  test('has a reason that may be stored, for any title', () => {
    for (const title of ['á'.repeat(300), '🎯'.repeat(300), `${'x'.repeat(181)}🎯`]) {
      const before = applyChange(profile, { careerPlan: set([{ ...task('a'), title }]) });
      const entry = buildTaskEntry(before, applyChange(before, toggleTask(before, 'a') ?? {}));
      expect(v.is(PointEntrySchema, { ...entry, at: now })).toBe(true);
      expect(entry?.reason.length).toBeGreaterThan(198);
      expect(() => encodeURIComponent(entry?.reason ?? '')).not.toThrow();
    }
  });
});

test('lists the tasks whose newest entries complete them, by their titles', () => {
  const done = buildTaskEntry(profile, toggled('a'));
  const reopened = buildTaskEntry(profile, toggled('b'));
  const [badge] = buildBadgeEntries(profile, [...profile.badges]);
  const entries = [reopened, done, badge].filter((entry) => entry !== null && entry !== undefined);
  expect(listDoneTasks(entries)).toEqual([{ id: 'a', title: 'Tarefa a' }]);
  const undone = {
    ...done,
    type: 'task',
    target: 'a',
    delta: -5,
    reason: 'Tarefa reaberta: Tarefa a',
  } as const;
  expect(listDoneTasks([undone, ...entries])).toEqual([]);
});

describe('buildBadgeEntries', () => {
  test('numbers badges in their order, each with the points after it', () => {
    const one = applyChange(profile, awardBadge(profile, 'voz_de_dono', now) ?? {});
    const two = applyChange(one, awardBadge(one, 'cacador_elite', now) ?? {});
    const entries = buildBadgeEntries(profile, two.badges);
    expect(entries).toEqual([
      {
        entry: 3,
        type: 'badge',
        target: 'voz_de_dono',
        delta: 25,
        balance: 55,
        reason: 'Selo conquistado: Voz de Dono',
      },
      {
        entry: 4,
        type: 'badge',
        target: 'cacador_elite',
        delta: 25,
        balance: 80,
        reason: 'Selo conquistado: Caçador de Elite',
      },
    ]);
    expect(entries.at(-1)?.balance).toBe(two.points);
  });

  test('has none for no badge', () => {
    expect(buildBadgeEntries(profile, [])).toEqual([]);
  });
});

test.each([
  ['entry', 0],
  ['entry', 1.5],
  ['balance', -5],
  ['delta', 2.5],
  ['type', 'gift'],
  ['reason', 'x'.repeat(201)],
])('an entry with %s %s is none', (field, value) => {
  const entry = { ...buildTaskEntry(profile, toggled('a')), at: now };
  expect(v.is(PointEntrySchema, entry)).toBe(true);
  expect(v.is(PointEntrySchema, { ...entry, [field]: value })).toBe(false);
});
