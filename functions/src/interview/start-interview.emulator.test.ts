import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  HOUR_MS,
  API_MESSAGES,
  INTERVIEW_LIMITS,
  InterviewSchema,
  StartInterviewResponseSchema,
} from '@aura/shared-domain';
import { HAS_AUTH, localBackend, type Backend } from '../../test-support/backend.ts';
import { simulationsOf, openSimulator } from '../../test-support/interview-calls.ts';
import { answerRequest, questionIds, startRequest } from '../../test-support/interviews.ts';
import { vacancy } from '../../test-support/jobs.ts';
import { newPerson, type Person } from '../../test-support/people.ts';
import { makeScriptedModel } from '../../test-support/writing/scripted-model.ts';
import { withDates } from '../profile/parse-profile.ts';
import { INTERVIEW_FAILURES } from '../generated/failures.ts';

const clock = { now: new Date('2026-11-10T12:00:00.000Z') };
const later = (ms: number): void => void (clock.now = new Date(clock.now.getTime() + ms));

let backend: Backend;
let simulator: ReturnType<typeof openSimulator>;
beforeAll(async () => {
  backend = await localBackend({ now: () => clock.now, model: makeScriptedModel([]) });
  simulator = openSimulator(backend);
});
afterAll(() => backend.stop());
const unlimited = () => newPerson(backend.db, { plan: 'decolagem' });
const saveJob = (person: Person, id: string, changes: object) =>
  backend.db.doc(`users/${person.uid}/savedJobs/${id}`).set(changes);

describe.skipIf(!HAS_AUTH)('POST /interview', () => {
  it('stores the simulation with its questions, and counts nothing', async () => {
    const person = await newPerson(backend.db);
    const request = startRequest({ role: '  Vendedora  ', questions: 5 });
    const answer = await simulator.start(person, request);
    expect(answer.status).toBe(200);
    const { id, interview } = v.parse(StartInterviewResponseSchema, answer.body);
    expect(id).toBe(request.requestId);
    expect(interview).toMatchObject({
      createdAt: clock.now,
      setup: { role: 'Vendedora' },
      job: null,
      repeatOf: null,
      chargedAt: null,
      answers: [],
      report: null,
      writer: 'modelo-de-teste',
    });
    expect(interview.questions).toHaveLength(5);
    const stored = await person.stored('interviews');
    expect(v.parse(InterviewSchema, withDates(stored[id]))).toEqual(interview);
    expect(await person.profile()).not.toHaveProperty('usageCounts');
  });

  it('sends nothing that only the backend keeps', async () => {
    const answer = await simulator.start(await newPerson(backend.db));
    const sent = (answer.body as { interview?: object }).interview ?? {};
    expect(Object.keys(sent).toSorted()).toEqual(Object.keys(InterviewSchema.entries).toSorted());
  });

  it('begins one simulation for one request id, even if it arrives several times at once', async () => {
    const person = await newPerson(backend.db);
    const request = startRequest();
    const answers = await Promise.all(Array.from({ length: 12 }, () => simulator.start(person, request)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(Object.keys(await person.stored('interviews'))).toEqual([request.requestId]);
  });

  it('prepares nothing when the month is full, and still returns what was begun', async () => {
    const person = await newPerson(backend.db);
    const request = startRequest();
    await simulator.started(person, request);
    await backend.db.doc(`users/${person.uid}`).update({
      usagePeriod: '2026-11',
      usageCounts: { interviewSimulator: 1 },
    });
    const refused = await simulator.start(person);
    expect(refused).toMatchObject({ status: 403, body: { error: { message: API_MESSAGES.limit_reached } } });
    expect((await simulator.start(person, request)).status).toBe(200);
    expect(Object.keys(await person.stored('interviews'))).toHaveLength(1);
    expect(await simulationsOf(person)).toBe(1);
  });

  it('asks other questions than the stored simulations did', async () => {
    const person = await unlimited();
    const first = await simulator.started(person);
    const second = await simulator.started(person);
    expect(second.questions.filter((id) => first.questions.includes(id))).toEqual([]);
  });

  it('stores the requirements of the tracked job as they are then', async () => {
    const person = await newPerson(backend.db);
    await saveJob(person, 'sample:vaga-1', { vacancy: vacancy({ skills: ['SQL', 'Excel'] }) });
    const answer = await simulator.start(person, startRequest({ savedJobId: 'sample:vaga-1' }));
    const { interview } = v.parse(StartInterviewResponseSchema, answer.body);
    expect(interview.job).toMatchObject({ title: 'Analista de dados', company: 'Empresa sample:vaga-1' });
    expect(interview.job?.requirements).toEqual(['SQL', 'Excel']);
  });

  it("does not find a deleted job or another person's", async () => {
    const [person, other] = await Promise.all([newPerson(backend.db), newPerson(backend.db)]);
    await saveJob(other, 'sample:vaga-1', { vacancy: vacancy() });
    await saveJob(person, 'sample:torta', { vacancy: 'nenhuma' });
    for (const savedJobId of ['sample:vaga-1', 'sample:torta']) {
      const answer = await simulator.start(person, startRequest({ savedJobId }));
      expect(answer).toMatchObject({
        status: 404,
        body: { error: { message: INTERVIEW_FAILURES.jobGone.message } },
      });
    }
    expect(await person.stored('interviews')).toEqual({});
  });

  it('adds nothing to a deleted account', async () => {
    const person = await newPerson(backend.db, null);
    expect((await simulator.start(person)).status).toBe(404);
    expect(await person.stored('interviews')).toEqual({});
  });

  it.each<[string, object]>([
    ['an id that is a path', startRequest({ requestId: 'a/../../b' })],
    ['a role of one letter', startRequest({ role: ' a ' })],
    ['a role without end', startRequest({ role: 'a'.repeat(INTERVIEW_LIMITS.roleCharacters + 1) })],
    ['too many questions', startRequest({ questions: 9 })],
    ['half a question', startRequest({ questions: 3.5 })],
    ['a job that is a path', startRequest({ savedJobId: 'a/../../b' })],
    ['an unknown kind', { ...startRequest(), setup: { ...startRequest().setup, kind: 'polygraph' } }],
    ['an unknown level', { ...startRequest(), setup: { ...startRequest().setup, level: 'owner' } }],
    ['no setup', { requestId: randomUUID(), repeatOf: null }],
    ['a list', []],
  ])('refuses %s', async (_, body) => {
    const person = await newPerson(backend.db);
    expect((await simulator.start(person, body)).status).toBe(400);
    expect(await person.stored('interviews')).toEqual({});
  });

  it('stores no field that is not in the contract', async () => {
    const person = await newPerson(backend.db);
    const paid = { chargedAt: clock.now.toISOString(), paidAt: clock.now.toISOString() };
    const { id } = await simulator.started(person, Object.assign(startRequest(), paid));
    expect((await person.stored('interviews'))[id]).toMatchObject({ chargedAt: null, paidAt: null });
  });
});

describe.skipIf(!HAS_AUTH)('how many are kept', () => {
  const { stored } = INTERVIEW_LIMITS;
  /** Listed simulations, one an hour, the last one an hour ago. */
  const fill = async (person: Person, count: number, finishedAt: Date | null) => {
    const batch = backend.db.batch();
    for (let at = 0; at < count; at++) {
      const createdAt = new Date(clock.now.getTime() - (count - at) * HOUR_MS);
      const document = backend.db.doc(`users/${person.uid}/interviews/antiga-${at}`);
      batch.set(document, { createdAt, finishedAt, questions: [] });
    }
    await batch.commit();
  };

  it('are as many as fit; the oldest gives way to one more', async () => {
    const person = await unlimited();
    await fill(person, stored, clock.now);
    const { id } = await simulator.started(person);
    const ids = Object.keys(await person.stored('interviews'));
    expect(ids).toHaveLength(stored);
    expect(ids).toContain(id);
    expect(ids).not.toContain('antiga-0');
  });

  it('never drops an open one that was begun within a day', async () => {
    const person = await unlimited();
    await fill(person, stored, null);
    const refused = await simulator.start(person);
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { message: INTERVIEW_FAILURES.manyOpen.message } },
    });
    expect(Object.keys(await person.stored('interviews'))).toHaveLength(stored);
    later(5 * HOUR_MS);
    expect((await simulator.start(person)).status).toBe(200);
    expect(Object.keys(await person.stored('interviews'))).toHaveLength(stored);
  });

  it('does not grow with starts at once', async () => {
    const person = await unlimited();
    await fill(person, stored - 2, null);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => simulator.start(person, startRequest())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(Object.keys(await person.stored('interviews'))).toHaveLength(stored);
  });
});

it.skipIf(!HAS_AUTH)('limits the rate of one person separately', async () => {
  const interview = { capacity: 2, refillPerSecond: 0.01, maxKeys: 10 };
  const held = await localBackend({ now: () => clock.now, limits: { interview } });
  const person = await newPerson(held.db);
  const calls = openSimulator(held);
  const statuses = [];
  for (let call = 0; call < 3; call++) statuses.push((await calls.start(person, startRequest())).status);
  await held.stop();
  expect(statuses).toEqual([200, 200, 429]);
});

it.skipIf(!HAS_AUTH)('asks nothing without signing in', async () => {
  for (const path of ['/interview', '/interview/simulacao-1/answer', '/interview/simulacao-1/finish'])
    expect((await backend.post(path, startRequest())).status).toBe(401);
});

describe.skipIf(!HAS_AUTH)('repeating a simulation', () => {
  const begun = async (person: Person) => {
    const first = await simulator.started(person);
    await simulator.answered(person, first, 0);
    return first;
  };

  it('asks the same questions for the same role, and lets the manner of answering change', async () => {
    const person = await newPerson(backend.db);
    const first = await begun(person);
    const request = startRequest({ repeatOf: first.id, role: 'Outro cargo', questions: 8, mode: 'voice' });
    const { interview } = v.parse(
      StartInterviewResponseSchema,
      (await simulator.start(person, request)).body,
    );
    expect(interview).toMatchObject({
      repeatOf: first.id,
      setup: { role: 'Analista de dados', questions: 4, mode: 'voice' },
      answers: [],
      chargedAt: null,
    });
    expect(questionIds(interview)).toEqual(first.questions);
  });

  it('is free within a day of the count, also at the limit and repeatedly', async () => {
    const person = await newPerson(backend.db);
    const first = await begun(person);
    later(23 * HOUR_MS);
    let last = first;
    for (let round = 0; round < 3; round++) {
      last = await simulator.started(person, startRequest({ repeatOf: last.id }));
      expect(await simulator.answered(person, last, 0)).toMatchObject({ graded: true, charged: false });
    }
    expect(await simulationsOf(person)).toBe(1);
    expect((await person.stored('interviews'))[last.id]).toMatchObject({ chargedAt: null });
    // Begun in time, it may be finished in peace.
    later(30 * HOUR_MS);
    expect(await simulator.answered(person, last, 1)).toMatchObject({ graded: true, charged: false });
  });

  it('cannot be chained beyond the day', async () => {
    const person = await newPerson(backend.db);
    const first = await begun(person);
    later(23 * HOUR_MS);
    const second = await simulator.started(person, startRequest({ repeatOf: first.id }));
    await simulator.answered(person, second, 0);
    later(2 * HOUR_MS);
    for (const repeatOf of [first.id, second.id])
      expect((await simulator.start(person, startRequest({ repeatOf }))).status).toBe(403);
  });

  it('counts like any other after a day, where the month has room', async () => {
    const person = await unlimited();
    const first = await begun(person);
    later(25 * HOUR_MS);
    const second = await simulator.started(person, startRequest({ repeatOf: first.id }));
    expect(second.questions).toEqual(first.questions);
    expect(await simulator.answered(person, second, 0)).toMatchObject({ charged: true });
    expect(await simulationsOf(person)).toBe(2);
  });

  it('is not free if the first was never counted', async () => {
    const person = await newPerson(backend.db);
    const first = await simulator.started(person);
    const second = await simulator.started(person, startRequest({ repeatOf: first.id }));
    expect(await simulator.answered(person, second, 0)).toMatchObject({ charged: true });
    const request = answerRequest(first.questions[0] ?? '');
    expect((await simulator.answer(person, first.id, request)).status).toBe(403);
    expect(await simulationsOf(person)).toBe(1);
  });

  it('works without the job of the first', async () => {
    const person = await newPerson(backend.db);
    await saveJob(person, 'sample:vaga-1', { vacancy: vacancy() });
    const first = await simulator.started(person, startRequest({ savedJobId: 'sample:vaga-1' }));
    await simulator.answered(person, first, 0);
    await backend.db.doc(`users/${person.uid}/savedJobs/sample:vaga-1`).delete();
    const again = startRequest({ savedJobId: 'sample:vaga-1', repeatOf: first.id });
    const answer = await simulator.start(person, again);
    expect(v.parse(StartInterviewResponseSchema, answer.body).interview.job).toMatchObject({
      title: 'Analista de dados',
    });
  });

  it("does not find a deleted one, another person's, or itself", async () => {
    const [person, other] = await Promise.all([newPerson(backend.db), newPerson(backend.db)]);
    const theirs = await begun(other);
    const own = startRequest({ repeatOf: 'simulacao-propria', requestId: 'simulacao-propria' });
    for (const request of [
      startRequest({ repeatOf: theirs.id }),
      startRequest({ repeatOf: randomUUID() }),
      own,
    ])
      expect(await simulator.start(person, request)).toMatchObject({
        status: 404,
        body: { error: { message: INTERVIEW_FAILURES.sourceGone.message } },
      });
  });
});
