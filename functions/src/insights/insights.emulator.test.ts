import { DAY_MS } from '@aura/shared-domain';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LESSON_SUMMARIES } from '@aura/shared-lessons';
import { HAS_AUTH, localBackend, type Backend } from '../../test-support/backend.ts';
import { makeDueTask, makePlan } from '../../test-support/due-plans.ts';
import { newPerson, type Person } from '../../test-support/people.ts';

const START = new Date('2026-11-10T15:00:00.000Z');
const clock = { now: START };
const now = () => clock.now;
const inDays = (days: number): Date => new Date(START.getTime() + days * DAY_MS);

let backend: Backend;
let other: Backend;
beforeAll(async () => {
  backend = await localBackend({ now });
  other = await localBackend({ now });
});
afterAll(() => Promise.all([backend.stop(), other.stop()]));
beforeEach(() => void (clock.now = START));

const check = async (person: Person, by = backend) =>
  (await by.post('/insights/check', {}, person.token)).body;
const told = async (person: Person): Promise<string[]> =>
  ((await person.profile())['notifications'] ?? []).map(({ id }: { id: string }) => id);

/** A person with every kind of news: a task due in two days, an access that ends tomorrow, a review. */
async function busyPerson(): Promise<Person> {
  const person = await newPerson(backend.db, {
    ...makePlan(inDays(-28).toISOString(), [makeDueTask('a'), makeDueTask('b', { completed: true })]),
    plan: 'decolagem',
    acesso_expira_em: Timestamp.fromDate(inDays(1)),
  });
  await storeProgress(person, LESSON_SUMMARIES[0]?.id ?? '', [-2, -1, 1]);
  return person;
}

/** Stores a lesson whose questions are due so many days from now. */
async function storeProgress(person: Person, lessonId: string, dueInDays: readonly number[]) {
  const cards = dueInDays.map((days, at) => [
    `q${at}`,
    {
      dueAt: inDays(days).getTime(),
      stability: 2,
      difficulty: 5,
      scheduledDays: 2,
      learningSteps: 0,
      reps: 1,
      lapses: 0,
      state: 2,
      lastReviewAt: inDays(-4).getTime(),
    },
  ]);
  await backend.db.doc(`users/${person.uid}/lessonProgress/${lessonId}`).set({
    lessonId,
    completedAt: Timestamp.fromDate(inDays(-4)),
    completedBy: 'questions',
    cards: Object.fromEntries(cards),
    nextDueAt: Timestamp.fromDate(inDays(Math.min(...dueInDays))),
    updatedAt: Timestamp.fromDate(inDays(-4)),
  });
}

const ALL = ['acesso_2026-11-11_1', 'prazo_a_2026-11-12', 'revisao_2026-11-10'];

describe.skipIf(!HAS_AUTH)('POST /insights/check', () => {
  it('reports what is due now, and not again', async () => {
    const person = await busyPerson();
    expect(await check(person)).toEqual({ added: 3 });
    expect((await person.profile())['notifications']).toMatchObject([
      { id: ALL[0], link: '/planos', read: false, timestamp: START.toISOString() },
      { id: ALL[1], link: '/diagnostico/resultado#plano' },
      { id: ALL[2], text: expect.stringContaining('2 perguntas') },
    ]);
    clock.now = new Date('2026-11-11T02:59:00.000Z');
    expect(await check(person)).toEqual({ added: 0 });
    expect(await told(person)).toEqual(ALL);
  });

  it('reports once for calls at the same time in several processes', async () => {
    const person = await busyPerson();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => check(person, at % 2 ? other : backend)),
    );
    expect(answers.filter((answer) => JSON.stringify(answer) === '{"added":3}')).toHaveLength(1);
    expect(await told(person)).toEqual(ALL);
  });

  it("keeps the person's other notifications, and changes nothing else", async () => {
    const person = await busyPerson();
    const before = await person.profile();
    const notifications = [{ id: 'x', text: 'Antiga', read: true, timestamp: '2026-11-01T12:00:00.000Z' }];
    await backend.db.doc(`users/${person.uid}`).update({ notifications });
    await check(person);
    const { notifications: after, ...rest } = await person.profile();
    expect(after.map(({ id }: { id: string }) => id)).toEqual(['x', ...ALL]);
    expect(rest).toEqual(before);
  });

  it('counts no question of a removed lesson or of one that cannot be read', async () => {
    const person = await newPerson(backend.db);
    await storeProgress(person, 'licao-que-foi-tirada', [-1]);
    const broken = { lessonId: 7, nextDueAt: Timestamp.fromDate(inDays(-1)) };
    await backend.db.doc(`users/${person.uid}/lessonProgress/quebrada`).set(broken);
    expect(await check(person)).toEqual({ added: 0 });
  });

  it('writes nothing for a person without news or without a profile', async () => {
    const idle = await newPerson(backend.db);
    const before = await idle.profile();
    expect(await check(idle)).toEqual({ added: 0 });
    expect(await idle.profile()).toEqual(before);
    const gone = await newPerson(backend.db, null);
    expect((await backend.post('/insights/check', {}, gone.token)).status).toBe(404);
    expect(await gone.profile()).toEqual({});
    expect((await backend.post('/insights/check', {})).status).toBe(401);
  });
});
