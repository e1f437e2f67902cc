import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InterviewSchema } from '@aura/shared-domain';
import { makeTask } from '@aura/shared-domain/testing';
import { HAS_AUTH, localBackend, type Backend } from '../../test-support/backend.ts';
import { openSimulator, type Begun } from '../../test-support/interview-calls.ts';
import { startRequest } from '../../test-support/interviews.ts';
import { newPerson, type Person } from '../../test-support/people.ts';
import { withDates } from '../profile/parse-profile.ts';
import { INTERVIEW_FAILURES } from '../generated/failures.ts';

const clock = { now: new Date('2026-11-10T12:00:00.000Z') };
let backend: Backend;
let simulator: ReturnType<typeof openSimulator>;
beforeAll(async () => {
  backend = await localBackend({ now: () => clock.now });
  simulator = openSimulator(backend);
});
afterAll(() => backend.stop());

/** A simulation with as many graded answers. */
async function answeredBy(person: Person, answers: number, questions = 4): Promise<Begun> {
  const begun = await simulator.started(person, startRequest({ questions }));
  for (let at = 0; at < answers; at++) await simulator.answered(person, begun, at);
  return begun;
}

describe.skipIf(!HAS_AUTH)('POST /interview/{id}/finish', () => {
  it('stores the report with the badge, its points and the news', async () => {
    const person = await newPerson(backend.db, { points: 10 });
    const begun = await answeredBy(person, 3);
    const finished = await simulator.finished(person, begun);
    expect(finished).toMatchObject({ report: { answered: 3, skipped: 1 }, newBadges: ['voz_de_dono'] });
    const stored = v.parse(InterviewSchema, withDates((await person.stored('interviews'))[begun.id]));
    expect(stored).toMatchObject({ finishedAt: clock.now, report: finished.report });
    expect(await person.profile()).toMatchObject({
      points: 35,
      badges: [{ id: 'voz_de_dono' }],
      notifications: [{ id: 'selo_voz_de_dono', link: '/perfil', read: false }],
      usageCounts: { interviewSimulator: 1 },
    });
    expect(await person.stored('pointEvents')).toMatchObject({
      1: { target: 'voz_de_dono', delta: 25, at: Timestamp.fromDate(clock.now) },
    });
  });

  it('ticks the task that asked for a simulation, with its points before those of the badge', async () => {
    const task = makeTask({ id: 'train', title: 'Treinar uma entrevista', tool: '/simulador-entrevista' });
    const person = await newPerson(backend.db, { careerPlan: [task] });
    await simulator.finished(person, await answeredBy(person, 3));
    expect(await person.profile()).toMatchObject({
      points: 30,
      pointEntries: 2,
      careerPlan: [{ id: 'train', completed: true }],
    });
    expect(await person.stored('pointEvents')).toMatchObject({
      1: { target: 'train', delta: 5, balance: 5 },
      2: { target: 'voz_de_dono', delta: 25, balance: 30 },
    });
  });

  it('has one effect, even if it is requested several times at once', async () => {
    const person = await newPerson(backend.db);
    const begun = await answeredBy(person, 3);
    const answers = await Promise.all(Array.from({ length: 12 }, () => simulator.finish(person, begun.id)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    clock.now = new Date(clock.now.getTime() + 60_000);
    expect((await simulator.finish(person, begun.id)).body).toEqual(answers[0]?.body);
    expect(await person.profile()).toMatchObject({ points: 25 });
    const stored = (await person.stored('interviews'))[begun.id];
    expect(stored?.['finishedAt']).not.toEqual(Timestamp.fromDate(clock.now));
  });

  it.each([
    [1, 4, []],
    [2, 4, []],
    [3, 3, ['voz_de_dono']],
    [3, 8, ['voz_de_dono']],
  ])('with %s of %s questions answered grants %j', async (answers, questions, badges) => {
    const person = await newPerson(backend.db);
    const { newBadges } = await simulator.finished(person, await answeredBy(person, answers, questions));
    expect(newBadges).toEqual(badges);
  });

  it('grants the badge once', async () => {
    const person = await newPerson(backend.db, { plan: 'decolagem' });
    await simulator.finished(person, await answeredBy(person, 4));
    const second = await simulator.finished(person, await answeredBy(person, 4));
    expect(second.newBadges).toEqual([]);
    expect(await person.profile()).toMatchObject({ points: 25, badges: [{ id: 'voz_de_dono' }] });
  });

  it('needs one graded answer', async () => {
    const person = await newPerson(backend.db);
    const begun = await answeredBy(person, 0);
    expect(await simulator.finish(person, begun.id)).toMatchObject({
      status: 400,
      body: { error: { message: INTERVIEW_FAILURES.nothingAnswered.message } },
    });
    expect((await person.stored('interviews'))[begun.id]).toMatchObject({ finishedAt: null, report: null });
  });

  it("does not find a missing simulation or another person's", async () => {
    const [person, other] = await Promise.all([newPerson(backend.db), newPerson(backend.db)]);
    const theirs = await answeredBy(other, 2);
    for (const id of [theirs.id, randomUUID()]) expect((await simulator.finish(person, id)).status).toBe(404);
    expect((await other.stored('interviews'))[theirs.id]).toMatchObject({ finishedAt: null });
    expect((await simulator.finish(person, 'a%2F..%2Fb')).status).toBe(400);
  });
});

it.skipIf(!HAS_AUTH)('is in the export of an account, and leaves with it', async () => {
  const local = await localBackend();
  const calls = openSimulator(local);
  const person = await newPerson(local.db);
  const begun = await calls.started(person);
  await calls.answered(person, begun, 0);
  const path = `users/${person.uid}/interviews/${begun.id}`;
  const exported = await local.get('/account/export', person.token);
  expect(exported.body.documents?.map((document) => document.path)).toContain(path);
  expect((await local.delete('/account', person.token)).status).toBe(200);
  expect((await local.db.doc(path).get()).exists).toBe(false);
  await local.stop();
});
