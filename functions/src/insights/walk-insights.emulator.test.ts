import { randomUUID } from 'node:crypto';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS, ok } from '@aura/shared-domain';
import { localBackend, type Backend } from '../../test-support/backend.ts';
import { makeDueTask, makePlan } from '../../test-support/due-plans.ts';
import { createPersonQueue } from '../usage/person-queue.ts';
import { walkPeople, type WalkParts } from '../schedule/walk-people.ts';
import { checkInsights, type InsightsChecked } from './check-insights.ts';
import { walkPeopleDue } from './people-due.ts';

/** Long before the people of all other suites, who therefore have nothing due. */
const NOW = new Date('2001-11-10T11:30:00.000Z');
const now = () => NOW;
const inHours = (hours: number): Date => new Date(NOW.getTime() + hours * HOUR_MS);
const inDays = (days: number): Date => inHours(24 * days);

let backend: Backend;
const seeded: string[] = [];
beforeAll(async () => void (backend = await localBackend()));
afterAll(() => backend.stop());

async function person(name: string, profile: DocumentData, nextDueAt?: Date): Promise<string> {
  const uid = `${name}-${randomUUID()}`;
  seeded.push(uid);
  await backend.db.doc(`users/${uid}`).set({ name, avatarUrl: null, ...profile });
  if (nextDueAt)
    await backend.db
      .doc(`users/${uid}/lessonProgress/x`)
      .set({ nextDueAt: Timestamp.fromDate(nextDueAt), title: name });
  return uid;
}
const ending = (at: Date) => ({ plan: 'impulso', acesso_expira_em: Timestamp.fromDate(at) });
const diagnosed = (at: Date, horizon: 30 | 60 | 90 = 30) =>
  makePlan(at.toISOString(), [makeDueTask('a', { horizon })]);

async function visitedBy(check: WalkParts<InsightsChecked>['check'] = async () => ok({ added: 1 })) {
  const visited: string[] = [];
  const walk = await walkPeople({
    message: 'insights',
    people: walkPeopleDue(backend.db, NOW),
    check: (uid) => {
      visited.push(uid);
      return check(uid);
    },
    nothing: { added: 0 },
    now,
  });
  return { visited, walk };
}

describe('the walk', () => {
  it('visits every person with something due once, and nobody else', async () => {
    const access = await person('acesso', ending(inDays(7)));
    const ended = await person('fim', ending(inDays(-6)));
    const plans = await Promise.all(
      ([30, 60, 90] as const).map((horizon) => person('plano', diagnosed(inDays(-horizon + 2), horizon))),
    );
    const review = await person('revisao', {}, inDays(-13));
    await person('sumiu', {}, inDays(-15));
    const reviewToday = await person('hoje', {}, inHours(-1));
    const everything = await person('tudo', { ...ending(inDays(1)), ...diagnosed(inDays(-30)) }, inHours(-2));
    await person('ninguem', {});
    await person('depois', { ...ending(inDays(30)), ...diagnosed(inDays(-10)) }, inHours(1));
    await backend.db.doc(`outros/${randomUUID()}/lessonProgress/x`).set({
      nextDueAt: Timestamp.fromDate(inDays(-1)),
    });

    const { visited, walk } = await visitedBy();
    const expected = [access, ended, ...plans, review, reviewToday, everything];
    expect(visited.toSorted()).toEqual(expected.toSorted());
    expect(visited.slice(-2)).toEqual([reviewToday, review]);
    expect(walk).toEqual({
      message: 'insights',
      severity: 'INFO',
      people: expected.length,
      added: expected.length,
      failed: 0,
      reachedAll: true,
    });
    await Promise.all(seeded.map((uid) => backend.db.recursiveDelete(backend.db.doc(`users/${uid}`))));
  });

  it('visits all whom a look would notify, at the edges of their days', async () => {
    const hours = Array.from({ length: 64 }, (_, at) => 3 * (at - 32));
    const people = await Promise.all([
      ...hours.map((hour) => person('prazo', diagnosed(inHours(hour - 30 * 24)))),
      ...hours.map((hour) => person('acesso', ending(inHours(2 * hour)))),
    ]);
    const { visited, walk } = await visitedBy(
      checkInsights({ db: backend.db, queue: createPersonQueue(), now }),
    );
    expect(walk).toMatchObject({ severity: 'INFO', failed: 0 });
    const left = people.filter((uid) => !visited.includes(uid));
    const check = checkInsights({ db: backend.db, queue: createPersonQueue(), now });
    for (const uid of left) expect(await check(uid)).toEqual(ok({ added: 0 }));
    expect(walk.added).toBeGreaterThan(40);
    await Promise.all(people.map((uid) => backend.db.doc(`users/${uid}`).delete()));
  });
});
