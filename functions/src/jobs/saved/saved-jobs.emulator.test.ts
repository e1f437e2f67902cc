import { computeTaskId } from '@aura/shared-career';
import { makeTask } from '@aura/shared-domain/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  SavedJobSchema,
  SaveJobsResponseSchema,
  TRACKER_LIMITS,
  type SavedJob,
  type Vacancy,
} from '@aura/shared-domain';
import { HAS_AUTH, localBackend, type Backend } from '../../../test-support/backend.ts';
import { vacancy } from '../../../test-support/jobs.ts';
import { newPerson, type Person } from '../../../test-support/people.ts';
import { withDates } from '../../profile/parse-profile.ts';

const START = new Date('2026-11-10T12:00:00.000Z');
const clock = { now: START };
const FIT = { value: 75.9, band: 'good', version: 'match-1.0', computedOn: '2026-11-10' };

let backend: Backend;
beforeAll(async () => {
  const person = { capacity: 10_000, refillPerSecond: 100, maxKeys: 1_000 };
  backend = await localBackend({ now: () => clock.now, limits: { person } });
});
afterAll(() => backend.stop());
beforeEach(() => void (clock.now = START));

const save = (person: Person, jobs: readonly unknown[]) =>
  backend.post('/jobs/saved', { jobs }, person.token);
const change = (person: Person, id: string, changes: object) =>
  backend.post('/jobs/saved/change', { id, change: changes }, person.token);
const job = (changes: Partial<Vacancy> = {}) => ({ vacancy: vacancy(changes), fit: null });
const many = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => job({ id: `csv:v${from + at}`, source: 'csv' }));
const stored = async (person: Person, id = 'sample:vaga-1'): Promise<SavedJob> =>
  v.parse(SavedJobSchema, withDates((await person.stored('savedJobs'))[id]));

describe.skipIf(!HAS_AUTH)('POST /jobs/saved', () => {
  it('keeps a copy of the ad as it was, at the first stage', async () => {
    const person = await newPerson(backend.db);
    const answer = await save(person, [{ vacancy: vacancy(), fit: FIT }]);
    expect(answer.status).toBe(200);
    expect(v.parse(SaveJobsResponseSchema, answer.body)).toEqual({ saved: ['sample:vaga-1'], kept: [] });
    expect(await stored(person)).toEqual({
      vacancy: vacancy(),
      stage: 'saved',
      fit: FIT,
      notes: '',
      nextStep: null,
      history: [{ stage: 'saved', on: '2026-11-10' }],
      savedAt: clock.now,
      updatedAt: clock.now,
    });
  });

  it("stores the person's own corrections, and keeps the text of the ad", async () => {
    const person = await newPerson(backend.db);
    await save(person, [job()]);
    const details = {
      title: 'Analista de dados pleno',
      company: 'Minas Log',
      places: [{ city: 'Betim', state: 'MG' }],
      salary: { min: 6000, max: 7500, period: 'month', currency: 'BRL', origin: 'stated' },
      expiresOn: '2026-11-30',
      url: null,
      contact: 'rh@minas.example',
    };
    expect((await change(person, 'sample:vaga-1', { details })).status).toBe(200);
    const { description, id } = vacancy();
    expect((await stored(person)).vacancy).toMatchObject({ ...details, id, description });
    const wrong = { details: { ...details, url: 'javascript:alert(1)' } };
    expect((await change(person, 'sample:vaga-1', wrong)).status).toBe(400);
  });

  it('keeps saved jobs as the person left them, and stores a repeated ad once', async () => {
    const person = await newPerson(backend.db);
    await save(person, [job()]);
    await change(person, 'sample:vaga-1', { notes: 'Falar com a Bia', sentCv: 'cv-dados.pdf' });
    const next = [job({ title: 'Outro título' }), job({ id: 'csv:nova' }), job({ id: 'csv:nova' })];
    expect((await save(person, next)).body).toEqual({ saved: ['csv:nova'], kept: ['sample:vaga-1'] });
    expect(await stored(person)).toMatchObject({
      notes: 'Falar com a Bia',
      sentCv: 'cv-dados.pdf',
      vacancy: { title: 'Analista de dados' },
    });
  });

  it('keeps as many as fit and not one more, all of a call or none', async () => {
    const person = await newPerson(backend.db);
    const calls = TRACKER_LIMITS.jobs / TRACKER_LIMITS.perCall;
    for (let call = 0; call < calls; call++)
      expect((await save(person, many(call * TRACKER_LIMITS.perCall, TRACKER_LIMITS.perCall))).status).toBe(
        200,
      );
    const refused = await save(person, [...many(0, 1), job({ id: 'csv:uma-a-mais' })]);
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
    expect(refused.body.error?.message).toContain(`${TRACKER_LIMITS.jobs}`);
    // What is there already still counts as kept.
    expect((await save(person, many(0, 2))).body).toEqual({ saved: [], kept: ['csv:v0', 'csv:v1'] });
    expect(Object.keys(await person.stored('savedJobs'))).toHaveLength(TRACKER_LIMITS.jobs);
  });

  it('never exceeds the limit with calls at the same time', async () => {
    const person = await newPerson(backend.db);
    const batch = backend.db.batch();
    const collection = backend.db.collection(`users/${person.uid}/savedJobs`);
    for (let at = 0; at < TRACKER_LIMITS.jobs - 10; at++) batch.set(collection.doc(`csv:a${at}`), { at });
    await batch.commit();
    const answers = await Promise.all([0, 5, 10, 15].map((from) => save(person, many(from, 5))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(Object.keys(await person.stored('savedJobs'))).toHaveLength(TRACKER_LIMITS.jobs);
  });

  it('adds nothing below an account that is gone', async () => {
    const person = await newPerson(backend.db, null);
    expect((await save(person, [job()])).status).toBe(404);
    expect(await person.stored('savedJobs')).toEqual({});
  });

  it.each([
    ['no ad', []],
    ['more ads than one call takes', many(0, TRACKER_LIMITS.perCall + 1)],
    ['an id that is a path', [job({ id: 'a/../../b' })]],
    ['an id of dots', [job({ id: '..' })]],
    ['an address that is a script', [job({ url: 'javascript:alert(1)' })]],
    ['a source that does not exist', [{ ...job(), vacancy: { ...vacancy(), source: 'outra' } }]],
    ['a description without end', [job({ description: 'a'.repeat(20_001) })]],
  ])('refuses %s', async (_, jobs) => {
    const person = await newPerson(backend.db);
    expect((await save(person, jobs)).status).toBe(400);
    expect(await person.stored('savedJobs')).toEqual({});
  });

  it('stores no field that is not in the contract', async () => {
    const person = await newPerson(backend.db);
    await save(person, [{ ...job(), stage: 'offer', vacancy: { ...vacancy(), admin: true } }]);
    expect((await person.stored('savedJobs'))['sample:vaga-1']).toMatchObject({
      stage: 'saved',
      vacancy: vacancy(),
    });
  });
});

describe.skipIf(!HAS_AUTH)('POST /jobs/saved/change', () => {
  it('changes the named fields and keeps the rest', async () => {
    const person = await newPerson(backend.db);
    await save(person, [job()]);
    clock.now = new Date('2026-11-12T12:00:00.000Z');
    const nextStep = { on: '2026-11-20', what: 'Conversa com a equipe' };
    expect((await change(person, 'sample:vaga-1', { notes: 'Boa', nextStep })).body).toEqual({
      changed: true,
    });
    expect(await stored(person)).toMatchObject({
      stage: 'saved',
      notes: 'Boa',
      nextStep,
      history: [{ stage: 'saved' }],
      savedAt: START,
      updatedAt: clock.now,
    });
    await change(person, 'sample:vaga-1', { nextStep: null });
    expect(await stored(person)).toMatchObject({ notes: 'Boa', nextStep: null });
  });

  it('remembers when each stage began, and a stage that stays once', async () => {
    const person = await newPerson(backend.db);
    await save(person, [job()]);
    clock.now = new Date('2026-11-12T02:00:00.000Z');
    await change(person, 'sample:vaga-1', { stage: 'applied' });
    await change(person, 'sample:vaga-1', { stage: 'applied' });
    const { stage, history } = await stored(person);
    expect(stage).toBe('applied');
    // The day in São Paulo.
    expect(history).toEqual([
      { stage: 'saved', on: '2026-11-10' },
      { stage: 'applied', on: '2026-11-11' },
    ]);
  });

  it('completes the task of applications with the third job to which one was sent', async () => {
    const task = makeTask({ id: computeTaskId(null, 'apply'), tool: '/buscador-vagas' });
    const person = await newPerson(backend.db, { careerPlan: [task], points: 10, pointEntries: 2 });
    await save(person, many(1, 3));
    const send = (at: number, stage: string) => change(person, `csv:v${at}`, { stage });
    await send(1, 'applied');
    await send(2, 'interview');
    // The same application going on is no other one.
    await send(1, 'screening');
    expect(await person.profile()).toMatchObject({ points: 10, careerPlan: [{ completed: false }] });
    await send(3, 'applied');
    expect(await person.profile()).toMatchObject({
      points: 15,
      pointEntries: 3,
      careerPlan: [{ completed: true }],
    });
    expect(Object.keys(await person.stored('pointEvents'))).toEqual(['3']);
  });

  it('keeps the latest entries of a history that grows', async () => {
    const person = await newPerson(backend.db);
    await save(person, [job()]);
    for (let at = 0; at <= TRACKER_LIMITS.history; at++)
      await change(person, 'sample:vaga-1', { stage: at % 2 ? 'screening' : 'interview' });
    const { history } = await stored(person);
    expect(history).toHaveLength(TRACKER_LIMITS.history);
    expect(history[0]?.stage).toBe('screening');
    expect(history.at(-1)?.stage).toBe('interview');
  });

  it("does not find a missing job or another person's", async () => {
    const [person, other] = await Promise.all([newPerson(backend.db), newPerson(backend.db)]);
    await save(other, [job()]);
    expect((await change(person, 'sample:vaga-1', { stage: 'offer' })).status).toBe(404);
    expect(await person.stored('savedJobs')).toEqual({});
    expect(await stored(other)).toMatchObject({ stage: 'saved' });
  });

  it.each([
    ['an unknown stage', { stage: 'hired' }],
    ['notes without end', { notes: 'a'.repeat(TRACKER_LIMITS.notes + 1) }],
    ['a day that is none', { nextStep: { on: 'amanhã', what: '' } }],
  ])('refuses %s', async (_, changes) => {
    const person = await newPerson(backend.db);
    await save(person, [job()]);
    expect((await change(person, 'sample:vaga-1', changes)).status).toBe(400);
  });
});
