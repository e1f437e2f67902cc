import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  computeContribution,
  SnapshotSchema,
  takeSnapshot,
  type Contribution,
  type MemberFacts,
  type Snapshot,
} from '@aura/shared-company';
import { getCalendar } from './calendar.ts';
import { CREDIT } from './careers.ts';
import { computeAddedContribution } from './history.ts';
import { drawLife } from './life.ts';
import { getRoster } from './roster.ts';
import { NOW, owned, PEOPLE, READ, storedOn } from './stored.testing.ts';

const STORED = storedOn(NOW);
const people = READ.people(STORED);
const snapshots = [...READ.snapshots(STORED).values()].map(({ body }) =>
  v.parse(SnapshotSchema, JSON.parse(body)),
);
const newest = snapshots.at(-1) as Snapshot;

test('there is a snapshot of each week that the company knows of, with the course until then', () => {
  const weeks = READ.company(STORED).get('horizonte')?.snapshots;
  expect(snapshots.map(({ week }) => week)).toEqual(weeks);
  expect(weeks).toHaveLength(14);
  expect(newest.trend.map(({ week }) => week)).toEqual(weeks);
});

test('groups are of five, and every number that is published is a multiple of it', () => {
  const groups = [...people.values()].flatMap(({ group }) => group?.id ?? []);
  for (const id of groups) expect(groups.filter((other) => other === id)).toHaveLength(5);
  expect(new Set(groups).size).toBe(13);
  for (const { units } of snapshots)
    for (const { n, measures, skills, lessons } of units) {
      const sums = [n, ...Object.values(measures), ...Object.values(lessons)];
      const ofSkills = Object.values(skills).flatMap((skill) => Object.values(skill));
      expect([...sums, ...ofSkills].filter((sum) => sum % 5 !== 0)).toEqual([]);
    }
});

test('a department of fewer than twenty is never a unit; its people wait for enough accounts among the small ones', () => {
  const small = ['pessoas', 'financeiro'];
  for (const { units } of snapshots)
    expect(units.map(({ unit }) => unit).filter((unit) => small.includes(unit))).toEqual([]);
  const units = new Set(
    [...people.values()].flatMap(({ department, group }) =>
      small.includes(department) && group ? [group.unit] : [],
    ),
  );
  expect([...units]).toEqual([]);
  expect(newest.units.map(({ unit, n }) => [unit, n])).toEqual([
    ['comercial', 20],
    ['engenharia', 25],
    ['produto', 20],
  ]);
});

test('adoption rises over the weeks', () => {
  const activated = snapshots.map(({ units }) =>
    units.reduce((sum, { measures }) => sum + (measures.activated ?? 0), 0),
  );
  expect(activated).toEqual(activated.toSorted((a, b) => a - b));
  expect(activated.at(-1)).toBeGreaterThanOrEqual(2 * (activated[0] ?? 0));
});

test('who joined is counted from their own moment on, and not before; who objects never is', () => {
  const roster = getRoster(getCalendar(NOW), PEOPLE.colleague);
  const members = roster.flatMap(({ membership, ...person }) =>
    membership ? [{ ...person, membership }] : [],
  );
  for (const employee of members) {
    const { joinedAt, countsFrom, shares } = employee.membership;
    const life = drawLife(employee, joinedAt, NOW);
    expect(computeAddedContribution(employee, life, new Date(countsFrom.getTime() - 1))).toBeNull();
    expect(computeAddedContribution(employee, life, countsFrom) !== null).toBe(shares);
  }
});

test('what is stored of the members makes the newest snapshot once more', () => {
  const at = new Date(newest.takenAt);
  const units = newest.units.map(({ unit }) => {
    const placed = [...people].filter(([, { group }]) => group?.unit === unit);
    const listed = placed.filter(([, { removedAt }]) => removedAt === null).length;
    const contributions = placed.flatMap(([id]) => storedContribution(id, at));
    const active = [...READ.members(STORED).values()].filter(({ endedAt }) => endedAt === null);
    const accounts = placed.filter(([id]) => active.some(({ personId }) => personId === id)).length;
    return { unit, n: placed.length, listed, accounts, contributions };
  });
  const trend = newest.trend.slice(0, -1);
  expect(takeSnapshot({ week: newest.week, at, size: 5, fewestAccounts: 15, units, trend })).toEqual(newest);
});

/** The contribution of a person on the list at an instant, from the stored documents. */
function storedContribution(personId: string, at: Date): Contribution[] {
  const [uid, member] = [...READ.members(STORED)].find(([, { personId: own }]) => own === personId) ?? [];
  if (!uid || !member?.shares) return [];
  if (member.endedAt) return member.kept ? [member.kept] : [];
  return member.countsFrom > at ? [] : [computeContribution(storedFacts(uid, member.joinedAt, at), at)];
}

function storedFacts(uid: string, joinedAt: Date, at: Date): MemberFacts {
  const { entries, lessons } = owned(uid);
  const ledger = [...entries(STORED).values()].filter((entry) => entry.at <= at);
  const read = [...lessons(STORED).values()].filter(({ completedAt }) => completedAt && completedAt <= at);
  const done = ledger.filter(({ type }) => type === 'task').length;
  const isDiagnosed = ledger.some(({ target }) => target === 'protagonista_iniciante');
  const profile = READ.profiles(STORED).get(uid);
  const result = isDiagnosed ? profile?.lastDiagnosisResult : null;
  const gaps = (result?.gaps ?? []).map(({ skillId, grade }) => [skillId, CREDIT[grade]] as const);
  const strengths = (result?.strengths ?? []).map(({ id }) => [id.replace('strength-', ''), 1] as const);
  return {
    joinedAt,
    isDiagnosed,
    tasks: { total: isDiagnosed ? (profile?.careerPlan.length ?? 0) : 0, done },
    hasDoneTask: done > 0,
    activity: [...ledger.map((entry) => entry.at), ...read.flatMap(({ completedAt }) => completedAt ?? [])],
    levels: Object.fromEntries([...strengths, ...gaps]),
    gaps: Object.fromEntries(gaps.map(([skillId, credit]) => [skillId, 1 - credit])),
    lessons: read.map(({ lessonId }) => lessonId),
  };
}
