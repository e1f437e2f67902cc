import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  API_MESSAGES,
  DiagnosisResponseSchema,
  ProfileSchema,
  computeUsagePeriod,
} from '@aura/shared-domain';
import { diagnose } from '@aura/shared-career';
import { startBackendUnderTest, HAS_AUTH, localBackend, type Backend } from '../../test-support/backend.ts';
import { makeDiagnosisRequest } from '../../test-support/diagnosis-request.ts';
import { newPerson } from '../../test-support/people.ts';
import { STORED_DIAGNOSES } from './run-diagnosis.ts';

const statuses = (answers: readonly { status: number }[]) =>
  answers.reduce<Record<number, number>>(
    (all, { status }) => ({ ...all, [status]: (all[status] ?? 0) + 1 }),
    {},
  );

describe.skipIf(!HAS_AUTH)('POST /diagnosis', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackendUnderTest();
  });
  afterAll(() => backend.stop());
  const run = (request: unknown, token: string) => backend.post('/diagnosis', request, token);

  it('answers with a result and stores it, the plan, the flag, the badge and its points', async () => {
    const person = await newPerson(backend.db, { points: 10, resumeText: 'Currículo', role: 'gestor_rh' });
    const request = makeDiagnosisRequest();
    const answer = await run(request, person.token);
    expect(answer.status).toBe(200);
    const response = v.parse(DiagnosisResponseSchema, answer.body);
    expect(response).toMatchObject({ diagnosisId: request.requestId, newBadges: ['protagonista_iniciante'] });
    expect(response.result).toMatchObject({ variant: 'full', goal: { title: 'Analista de dados' } });

    const profile = await person.profile();
    expect(profile).toMatchObject({
      name: 'Pessoa de teste',
      role: 'gestor_rh',
      resumeText: 'Currículo',
      diagnosticoCompleto: true,
      points: 35,
      lastDiagnosisResult: response.result,
      careerPlan: response.result.plan,
    });
    expect(profile['badges']).toEqual([
      expect.objectContaining({ id: 'protagonista_iniciante', icon: 'compass' }),
    ]);
    expect(profile['usageCounts']).toBeUndefined();
    expect(await person.stored('diagnoses')).toEqual({
      [request.requestId]: {
        result: response.result,
        variant: 'full',
        answers: request.answers,
        writer: null,
        inputHash: response.result.inputHash,
        newBadges: ['protagonista_iniciante'],
        createdAt: expect.any(Timestamp),
      },
    });
    expect(profile['pointEntries']).toBe(1);
    expect(await person.stored('pointEvents')).toEqual({
      1: {
        entry: 1,
        type: 'badge',
        target: 'protagonista_iniciante',
        delta: 25,
        balance: 35,
        reason: 'Selo conquistado: Protagonista Iniciante',
        at: expect.any(Timestamp),
      },
    });
  });

  it('tells the person about the result and, once, about the badge', async () => {
    const person = await newPerson(backend.db);
    await run(makeDiagnosisRequest(), person.token);
    await run(makeDiagnosisRequest(), person.token);
    const { notifications } = v.parse(ProfileSchema, await person.profile());
    expect(notifications.map(({ link, read }) => ({ link, read }))).toEqual([
      { link: '/diagnostico/resultado', read: false },
      { link: '/perfil', read: false },
      { link: '/diagnostico/resultado', read: false },
    ]);
  });

  it('grants the badge and its points once', async () => {
    const person = await newPerson(backend.db);
    await run(makeDiagnosisRequest(), person.token);
    await backend.db.doc(`users/${person.uid}`).update({ diagnosticoCompleto: false, careerPlan: [] });
    const second = await run(makeDiagnosisRequest({ title: 'Professor' }), person.token);
    expect(second).toMatchObject({ status: 200, body: { newBadges: [] } });
    const profile = await person.profile();
    expect(profile).toMatchObject({ diagnosticoCompleto: true, points: 25 });
    expect(profile['badges']).toHaveLength(1);
    expect(Object.keys(await person.stored('pointEvents'))).toEqual(['1']);
    expect(Object.keys(await person.stored('diagnoses'))).toHaveLength(2);
  });

  it('has those tasks completed that the newest entry of the ledger has so, also once the plan was cleared', async () => {
    const person = await newPerson(backend.db);
    const first = await run(makeDiagnosisRequest(), person.token);
    const plan = first.body.result?.plan ?? [];
    expect(plan.length).toBeGreaterThan(2);
    const document = backend.db.doc(`users/${person.uid}`);
    const moves = [
      [0, 5],
      [1, 5],
      [1, -5],
      [0, -5],
      [0, 5],
    ] as const;
    for (const [i, [at, delta]] of moves.entries()) {
      const entry = { entry: i + 2, target: plan[at]?.id, delta };
      await document
        .collection('pointEvents')
        .doc(`${i + 2}`)
        .set(entry);
    }
    for (const careerPlan of [[], plan.map((task, i) => ({ ...task, completed: i === 1 }))]) {
      await document.update({ careerPlan });
      const expected = plan.map((task, i) => ({ ...task, completed: i === 0 }));
      const next = await run(makeDiagnosisRequest(), person.token);
      expect(next.body.result?.plan).toEqual(expected);
      expect((await person.profile())['careerPlan']).toEqual(expected);
    }
  });

  it('remembers tasks of earlier plans that are done', async () => {
    const person = await newPerson(backend.db);
    await run(makeDiagnosisRequest(), person.token);
    const document = backend.db.doc(`users/${person.uid}`);
    const entry = { entry: 2, type: 'task', target: 'old', delta: 5, balance: 30, at: Timestamp.now() };
    await document
      .collection('pointEvents')
      .doc('2')
      .set({ ...entry, reason: 'Tarefa concluída: Escrever o resumo' });
    await document.update({ points: 30, pointEntries: 2, careerPlan: [] });
    const next = await run(makeDiagnosisRequest(), person.token);
    expect(next.body.result?.doneBefore).toEqual([{ id: 'old', title: 'Escrever o resumo' }]);
    expect((await person.profile())['lastDiagnosisResult']).toEqual(next.body.result);
  });

  it('keeps the state of tasks that were done before there was a ledger', async () => {
    const person = await newPerson(backend.db);
    const first = await run(makeDiagnosisRequest(), person.token);
    const done = first.body.result?.plan.map((task, i) => ({ ...task, completed: i === 1 }));
    for (const pointEntries of [1, 0]) {
      await backend.db.doc(`users/${person.uid}`).update({ careerPlan: done, pointEntries });
      expect((await run(makeDiagnosisRequest(), person.token)).body.result?.plan).toEqual(done);
    }
  });

  it('has one effect for one request id, even if it arrives several times at once', async () => {
    const person = await newPerson(backend.db);
    const request = makeDiagnosisRequest({ variant: 'quick' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => run(request, person.token)));
    expect(statuses(answers)).toEqual({ 200: 20 });
    expect(
      new Set(answers.map(({ body }) => JSON.stringify(v.parse(DiagnosisResponseSchema, body)))).size,
    ).toBe(1);
    const profile = await person.profile();
    expect(profile).toMatchObject({ points: 25, usageCounts: { diagnosticQuick: 1 } });
    expect(Object.keys(await person.stored('diagnoses'))).toEqual([request.requestId]);
  });

  it('grants exactly the one quick run of freemium out of 50 at once', async () => {
    const person = await newPerson(backend.db);
    const requests = Array.from({ length: 50 }, (_, i) =>
      makeDiagnosisRequest({ variant: 'quick', title: `Cargo ${i}` }),
    );
    const answers = await Promise.all(requests.map((request) => run(request, person.token)));
    const { 200: granted, 403: refused = 0, 429: turnedAway = 0 } = statuses(answers);
    expect(granted).toBe(1);
    // Requests before the first is counted wait for a turn, and a person has only a few.
    expect(refused + turnedAway).toBe(49);
    expect(answers.find(({ status }) => status === 403)?.body).toEqual({
      error: { code: 'limit_reached', message: API_MESSAGES.limit_reached },
    });
    const profile = await person.profile();
    expect(profile).toMatchObject({
      usageCounts: { diagnosticQuick: 1 },
      usagePeriod: computeUsagePeriod(new Date()),
    });
    expect(profile['points']).toBe(25);
    expect(Object.keys(await person.stored('diagnoses'))).toHaveLength(1);
  });

  it('keeps the full diagnosis open once the quick one is used up', async () => {
    const person = await newPerson(backend.db);
    await run(makeDiagnosisRequest({ variant: 'quick' }), person.token);
    expect((await run(makeDiagnosisRequest({ variant: 'quick', title: 'Outro' }), person.token)).status).toBe(
      403,
    );
    expect((await run(makeDiagnosisRequest({ title: 'Outro' }), person.token)).status).toBe(200);
    expect((await person.profile())['usageCounts']).toEqual({ diagnosticQuick: 1 });
  });

  it('measures practice by what the person finished on the platform', async () => {
    const person = await newPerson(backend.db);
    const own = backend.db.doc(`users/${person.uid}`);
    const finishedAt = new Date();
    const finish = (answered: number, overall: number) =>
      own.collection('interviews').add({ finishedAt, report: { overall, answered } });
    const practice = async () => {
      const request = makeDiagnosisRequest();
      // Without anything to grade, no part has a value.
      const selfRatings = [{ skillId: 'sql', level: 3, proof: 'Consulta diária em produção na loja' }];
      const { body } = await run({ ...request, answers: { ...request.answers, selfRatings } }, person.token);
      const { result } = v.parse(DiagnosisResponseSchema, body);
      return result.readiness.dimensions.find(({ id }) => id === 'practice')?.value;
    };
    await finish(1, 100);
    expect(await practice()).toBeNull();
    await finish(3, 50);
    await own.collection('lessonProgress').doc('lida').set({ completedAt: finishedAt });
    await own
      .collection('lessonProgress')
      .doc('antiga')
      .set({ completedAt: new Date('2020-01-01') });
    await own.collection('savedJobs').doc('enviada').set({ stage: 'applied' });
    await own.collection('savedJobs').doc('guardada').set({ stage: 'saved' });
    // 1 - (1 - 0,5)(1 - 1/5)(1 - 1/5)
    expect(await practice()).toBe(68);
  });

  it('counts the same input once within a day, and lets it through at the limit', async () => {
    const person = await newPerson(backend.db);
    await run(makeDiagnosisRequest({ variant: 'quick' }), person.token);
    expect((await run(makeDiagnosisRequest({ variant: 'quick' }), person.token)).status).toBe(200);
    expect((await person.profile())['usageCounts']).toEqual({ diagnosticQuick: 1 });
  });

  it('lets an unlimited plan run as often as it likes, and counts', async () => {
    const person = await newPerson(backend.db, { plan: 'impulso' });
    for (const title of ['A', 'B', 'C']) {
      expect((await run(makeDiagnosisRequest({ variant: 'quick', title }), person.token)).status).toBe(200);
    }
    expect((await person.profile())['usageCounts']).toEqual({ diagnosticQuick: 3 });
  });

  it('asks who has an account and no profile to sign in again', async () => {
    const person = await newPerson(backend.db, null);
    const answer = await run(makeDiagnosisRequest(), person.token);
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    expect(answer.body.error?.message).toContain('entre novamente');
    expect(await person.stored('diagnoses')).toEqual({});
  });

  it('changes nothing for a profile that it cannot read', async () => {
    const person = await newPerson(backend.db, { badges: [{ id: 'protagonista_iniciante' }] });
    expect((await run(makeDiagnosisRequest(), person.token)).status).toBe(500);
    expect((await person.profile())['diagnosticoCompleto']).toBeUndefined();
    expect(await person.stored('diagnoses')).toEqual({});
  });

  it('answers below /api as well', async () => {
    const person = await newPerson(backend.db);
    expect((await backend.post('/api/diagnosis', makeDiagnosisRequest(), person.token)).status).toBe(200);
  });

  it('acts only for the bearer, even if the body names another person', async () => {
    const [person, other] = await Promise.all([newPerson(backend.db), newPerson(backend.db)]);
    await run({ ...makeDiagnosisRequest(), uid: other.uid, plan: 'decolagem', credits: 999 }, person.token);
    expect(await other.stored('diagnoses')).toEqual({});
    const profile = await person.profile();
    expect(profile['plan']).toBeUndefined();
    expect(profile['credits']).toBeUndefined();
  });
});

const at = (clock: { now: Date }) => localBackend({ now: () => clock.now });
const quick = (title: string) => makeDiagnosisRequest({ variant: 'quick', title });

describe.skipIf(!HAS_AUTH)('POST /diagnosis at a time of our choice', () => {
  it('starts from zero with the first use of a new month in São Paulo', async () => {
    const clock = { now: new Date('2026-12-01T02:59:59.999Z') };
    const backend = await at(clock);
    const person = await newPerson(backend.db);
    expect((await backend.post('/diagnosis', quick('A'), person.token)).status).toBe(200);
    expect((await backend.post('/diagnosis', quick('B'), person.token)).status).toBe(403);
    expect(await person.profile()).toMatchObject({
      usagePeriod: '2026-11',
      usageCounts: { diagnosticQuick: 1 },
    });
    clock.now = new Date('2026-12-01T03:00:00.000Z');
    expect((await backend.post('/diagnosis', quick('C'), person.token)).status).toBe(200);
    expect((await backend.post('/diagnosis', quick('D'), person.token)).status).toBe(403);
    expect(await person.profile()).toMatchObject({
      usagePeriod: '2026-12',
      usageCounts: { diagnosticQuick: 1 },
    });
    await backend.stop();
  });

  it('takes the same input as a new run after a day', async () => {
    const clock = { now: new Date('2026-11-10T12:00:00.000Z') };
    const backend = await at(clock);
    const person = await newPerson(backend.db);
    await backend.post('/diagnosis', quick('A'), person.token);
    clock.now = new Date('2026-11-11T11:59:59.999Z');
    expect((await backend.post('/diagnosis', quick('A'), person.token)).status).toBe(200);
    clock.now = new Date('2026-11-12T12:00:00.000Z');
    expect((await backend.post('/diagnosis', quick('A'), person.token)).status).toBe(403);
    await backend.stop();
  });

  it('applies the limits of freemium after a plan ends', async () => {
    const clock = { now: new Date('2026-11-10T12:00:00.000Z') };
    const backend = await at(clock);
    const ends = Timestamp.fromDate(new Date('2026-11-10T12:00:00.001Z'));
    const person = await newPerson(backend.db, {
      plan: 'decolagem',
      acesso_expira_em: ends,
      usagePeriod: '2026-11',
      usageCounts: { diagnosticQuick: 7 },
    });
    expect((await backend.post('/diagnosis', quick('A'), person.token)).status).toBe(200);
    clock.now = new Date('2026-11-10T12:00:00.001Z');
    expect((await backend.post('/diagnosis', quick('B'), person.token)).status).toBe(403);
    await backend.stop();
  });
});

it.skipIf(!HAS_AUTH)('computes nothing that would be refused, and keeps the newest', async () => {
  let runs = 0;
  const backend = await localBackend({
    engine: (answers, options) => {
      runs++;
      return diagnose(answers, options);
    },
  });
  const person = await newPerson(backend.db);
  const ask = (title: string, variant: 'quick' | 'full') =>
    backend.post('/diagnosis', makeDiagnosisRequest({ variant, title }), person.token);
  const answers = await Promise.all(['A', 'B', 'C', 'D'].map((title) => ask(title, 'quick')));
  expect(statuses(answers)).toEqual({ 200: 1, 403: 3 });
  expect(runs).toBe(1);

  const old = (minute: number) => ({ createdAt: new Date(2020, 0, 1, 0, minute), variant: 'full' });
  const batch = backend.db.batch();
  for (let n = 0; n < STORED_DIAGNOSES + 3; n++)
    batch.set(backend.db.doc(`users/${person.uid}/diagnoses/velho-${n}`), old(n));
  await batch.commit();
  const { diagnosisId } = (await ask('E', 'full')).body;
  const kept = Object.keys(await person.stored('diagnoses'));
  await backend.stop();
  expect(kept).toHaveLength(STORED_DIAGNOSES);
  expect(kept).toContain(diagnosisId);
  expect(kept.filter((id) => /^velho-[0-4]$/.test(id))).toEqual([]);
});

describe.skipIf(!HAS_AUTH)('POST /diagnosis with an engine that fails', () => {
  it('answers 500 in the usual shape, and counts and stores nothing', async () => {
    let broken = true;
    const backend = await localBackend({
      engine: (answers, options) => {
        if (broken) throw new TypeError(`cannot read ${answers.goal.title}`);
        return diagnose(answers, options);
      },
    });
    const person = await newPerson(backend.db);
    const secret = `Segredo-${randomUUID()}`;
    const request = makeDiagnosisRequest({ variant: 'quick', title: secret });
    const answer = await backend.post('/diagnosis', request, person.token);
    expect(answer).toMatchObject({
      status: 500,
      body: { error: { code: 'internal', message: API_MESSAGES.internal } },
    });
    expect(await person.profile()).toEqual({ name: 'Pessoa de teste', avatarUrl: null });
    expect(await person.stored('diagnoses')).toEqual({});
    expect(backend.logged.at(-1)).toMatchObject({
      severity: 'ERROR',
      status: 500,
      fault: { name: 'TypeError' },
    });
    expect(JSON.stringify(backend.logged)).not.toContain(secret);

    broken = false;
    expect((await backend.post('/diagnosis', request, person.token)).status).toBe(200);
    await backend.stop();
  });
});
