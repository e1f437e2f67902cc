import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyseResume, computeTaskId } from '@aura/shared-career';
import { makeTask } from '@aura/shared-domain/testing';
import {
  HOUR_MS,
  API_MESSAGES,
  LinkedInRunResponseSchema,
  ResumeRunResponseSchema,
  STORED_RUNS,
  StoredLinkedInRunSchema,
  StoredResumeRunSchema,
} from '@aura/shared-domain';
import { HAS_AUTH, localBackend, type Backend } from '../../test-support/backend.ts';
import { resumeEngine } from '../../test-support/engines.ts';
import { newPerson, type Person } from '../../test-support/people.ts';
import { linkedInRunRequest, makeResumeRunRequest, someResume } from '../../test-support/tool-requests.ts';
import { withDates } from '../profile/parse-profile.ts';
import { MAX_FREE_REVISIONS } from './free-root.ts';

const clock = { now: new Date('2026-11-10T12:00:00.000Z') };
const later = (ms: number): void => void (clock.now = new Date(clock.now.getTime() + ms));

const JOB_AD = `Vendedor(a) de loja
Empresa de varejo em São Paulo contrata vendedor ou vendedora para loja de rua.
Requisitos obrigatórios:
- Experiência com atendimento ao cliente
- Conhecimento de Excel
- Ensino médio completo
Desejável: conhecimento de estoque e de metas de vendas.
Atividades: atender clientes, organizar o estoque e cuidar do caixa.`;

let backend: Backend;
beforeAll(async () => {
  backend = await localBackend({ now: () => clock.now });
});
afterAll(() => backend.stop());
const run = (person: Person, request: unknown) => backend.post('/tools/resume', request, person.token);
const used = async (person: Person) =>
  ((await person.profile())['usageCounts'] as Record<string, number> | undefined)?.['resumeOptimizer'] ?? 0;
const unlimited = () => newPerson(backend.db, { plan: 'decolagem' });

const TOOLS = [
  {
    path: '/tools/resume',
    collection: 'resumeRuns',
    tool: 'resumeOptimizer',
    request: makeResumeRunRequest,
    response: ResumeRunResponseSchema,
    stored: StoredResumeRunSchema,
  },
  {
    path: '/tools/linkedin',
    collection: 'linkedinRuns',
    tool: 'linkedinOptimizer',
    request: linkedInRunRequest,
    response: LinkedInRunResponseSchema,
    stored: StoredLinkedInRunSchema,
  },
];

describe.skipIf(!HAS_AUTH)('a CV that shows what a task asks for', () => {
  it('completes the task in the write that stores it, once', async () => {
    const task = makeTask({ id: computeTaskId(null, 'summary'), tool: '/otimizador-curriculo' });
    const person = await newPerson(backend.db, { careerPlan: [task] });
    const summary = 'Vendedora há seis anos em lojas de rua, com estoque, caixa e equipe. '.repeat(3);
    const request = makeResumeRunRequest({ resume: { ...someResume(), summary } });
    expect((await run(person, request)).status).toBe(200);
    const profile = await person.profile();
    // Five for the task and twenty-five for the badge.
    expect(profile).toMatchObject({ points: 30, pointEntries: 2, careerPlan: [{ completed: true }] });
    expect(profile['notifications']).toHaveLength(2);
    expect(Object.keys(await person.stored('pointEvents'))).toEqual(['1', '2']);
    await run(person, request);
    expect(await person.profile()).toEqual(profile);
  });
});

describe.skipIf(!HAS_AUTH).each(TOOLS)(
  'POST $path',
  ({ path, collection, tool, request, response, stored }) => {
    it('answers with an analysis and stores the run, the use, the badge, its points and the news', async () => {
      const person = await newPerson(backend.db, { points: 10 });
      const asked = request();
      const answer = await backend.post(path, asked, person.token);
      expect(answer.status).toBe(200);
      const body = v.parse(response, answer.body);
      expect(body).toMatchObject({
        runId: asked.requestId,
        charged: true,
        writer: null,
        newBadges: ['arquiteto_curriculo'],
      });
      const runs = await person.stored(collection);
      expect(Object.keys(runs)).toEqual([asked.requestId]);
      const record = v.parse(stored, withDates(runs[asked.requestId]));
      expect(record).toEqual({
        createdAt: clock.now,
        charged: true,
        rootId: asked.requestId,
        newBadges: ['arquiteto_curriculo'],
        writer: null,
        input: asked.input,
        analysis: body.analysis,
      });
      expect(await person.profile()).toMatchObject({
        points: 35,
        usageCounts: { [tool]: 1 },
        badges: [{ id: 'arquiteto_curriculo' }],
        notifications: [{ id: 'selo_arquiteto_curriculo', link: '/perfil', read: false }],
      });
      expect(await person.stored('pointEvents')).toMatchObject({
        1: { target: 'arquiteto_curriculo', delta: 25, at: Timestamp.fromDate(clock.now) },
      });
    });

    it('has one effect for one request id, however often and at once it arrives', async () => {
      const person = await newPerson(backend.db);
      const asked = request();
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => backend.post(path, asked, person.token)),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(new Set(answers.map(({ body }) => JSON.stringify(v.parse(response, body)))).size).toBe(1);
      expect(await person.profile()).toMatchObject({ points: 25, usageCounts: { [tool]: 1 } });
    });

    it('grants exactly the one run of freemium out of many different ones at once', async () => {
      const person = await newPerson(backend.db);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          backend.post(path, request({ goal: `Cargo ${i}` }), person.token),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const refused = answers.filter(({ status }) => status === 403);
      expect(refused).toHaveLength(19);
      expect(refused[0]?.body.error?.message).toBe(API_MESSAGES.limit_reached);
      expect(Object.keys(await person.stored(collection))).toHaveLength(1);
    });
  },
);

it.skipIf(!HAS_AUTH)('analyses nothing that would be refused, however much comes at once', async () => {
  let analyses = 0;
  const counting = await localBackend({
    now: () => clock.now,
    resumeEngine: (input, options) => {
      analyses++;
      return resumeEngine(input, options);
    },
  });
  const person = await newPerson(counting.db);
  const send = (changes: object) =>
    counting.post('/tools/resume', makeResumeRunRequest(changes), person.token);
  const burst = await Promise.all(Array.from({ length: 12 }, (_, i) => send({ goal: `Cargo ${i}` })));
  const root = burst.find(({ status }) => status === 200)?.body.runId;
  expect(analyses).toBe(1);
  // Another person's document is no revision, and is not read either.
  const other = await send({
    revisionOf: root,
    resume: someResume({ name: 'Bruno Lima', items: ['Outro'] }),
  });
  const stranger = await counting.post(
    '/tools/resume',
    makeResumeRunRequest(),
    (await newPerson(counting.db, null)).token,
  );
  await counting.stop();
  expect([other.status, stranger.status, analyses]).toEqual([403, 404, 1]);
});

it.skipIf(!HAS_AUTH)('holds one person to a rate of analyses of its own', async () => {
  const analysis = { capacity: 2, refillPerSecond: 0.01, maxKeys: 10 };
  const held = await localBackend({ now: () => clock.now, limits: { analysis } });
  const person = await newPerson(held.db, { plan: 'decolagem' });
  const statuses = [];
  for (const goal of ['A', 'B', 'C'])
    statuses.push((await held.post('/tools/resume', makeResumeRunRequest({ goal }), person.token)).status);
  await held.stop();
  expect(statuses).toEqual([200, 200, 429]);
});

it.skipIf(!HAS_AUTH)('grants the one badge for either tool once', async () => {
  const person = await newPerson(backend.db);
  await run(person, makeResumeRunRequest());
  const second = await backend.post('/tools/linkedin', linkedInRunRequest(), person.token);
  expect(second).toMatchObject({ status: 200, body: { newBadges: [] } });
  expect(await person.profile()).toMatchObject({
    points: 25,
    usageCounts: { resumeOptimizer: 1, linkedinOptimizer: 1 },
  });
});

describe.skipIf(!HAS_AUTH)('what costs nothing', () => {
  it('is the same input within a day, at the limit too', async () => {
    const person = await newPerson(backend.db);
    await run(person, makeResumeRunRequest());
    later(23 * HOUR_MS);
    expect(await run(person, makeResumeRunRequest())).toMatchObject({
      status: 200,
      body: { charged: false },
    });
    expect(await used(person)).toBe(1);
    later(25 * HOUR_MS);
    expect((await run(person, makeResumeRunRequest())).status).toBe(403);
  });

  it('is a revision within a day of its root, and of a revision', async () => {
    const person = await newPerson(backend.db);
    const root = makeResumeRunRequest();
    await run(person, root);
    later(HOUR_MS);
    const first = makeResumeRunRequest({
      revisionOf: root.requestId,
      resume: someResume({ items: ['Vendi mais'] }),
    });
    expect(await run(person, first)).toMatchObject({ status: 200, body: { charged: false } });
    later(HOUR_MS);
    const second = makeResumeRunRequest({
      revisionOf: first.requestId,
      resume: someResume({ items: ['Vendi bem'] }),
      changes: [{ operation: 'replace', before: 'Vendi mais', after: 'Vendi bem', reason: 'Diz como.' }],
    });
    expect(await run(person, second)).toMatchObject({ status: 200, body: { charged: false } });
    expect(await used(person)).toBe(1);
    const runs = await person.stored('resumeRuns');
    expect(runs[second.requestId]).toMatchObject({
      rootId: root.requestId,
      charged: false,
      changes: second.changes,
    });
    expect(runs[root.requestId]).toMatchObject({ revisions: 2 });
    // Counted from the root, whatever came between.
    later(22 * HOUR_MS);
    const late = makeResumeRunRequest({
      revisionOf: second.requestId,
      resume: someResume({ items: ['Vendi'] }),
    });
    expect((await run(person, late)).status).toBe(403);
  });

  it('is no chain of repetitions and revisions that outlasts the day', async () => {
    const person = await newPerson(backend.db);
    await run(person, makeResumeRunRequest());
    later(23 * HOUR_MS);
    const again = makeResumeRunRequest();
    await run(person, again);
    later(2 * HOUR_MS);
    const revision = makeResumeRunRequest({
      revisionOf: again.requestId,
      resume: someResume({ items: ['Vendi'] }),
    });
    expect((await run(person, revision)).status).toBe(403);
  });

  it('is no root that was deleted and sent again', async () => {
    const person = await newPerson(backend.db);
    const root = makeResumeRunRequest();
    await run(person, root);
    expect((await run(person, makeResumeRunRequest())).body.charged).toBe(false);
    await backend.db.doc(`users/${person.uid}/resumeRuns/${root.requestId}`).delete();
    expect((await run(person, root)).status).toBe(403);
  });

  const other = someResume({
    items: Array.from({ length: 30 }, (_, i) => `Fiz outra coisa, a de número ${i}`),
  });
  it.each([
    ['another goal', { goal: 'Diretora' }],
    ['a job ad that was not there', { jobText: 'Vaga de gerente de loja' }],
    ['another person', { resume: someResume({ name: 'Bruno Lima' }) }],
    ['another document', { resume: other }],
    ['nothing but a name', { revisionOf: 'nao-existe-0001', goal: 'Outra' }],
  ])('is not a revision with %s: it is a run of its own', async (_, changes) => {
    const person = await unlimited();
    const root = makeResumeRunRequest();
    await run(person, root);
    const next = makeResumeRunRequest({ revisionOf: root.requestId, ...changes });
    expect(await run(person, next)).toMatchObject({ status: 200, body: { charged: true } });
    expect(await used(person)).toBe(2);
    expect((await person.stored('resumeRuns'))[next.requestId]).toMatchObject({ rootId: next.requestId });
  });

  it("is not a revision of somebody else's run", async () => {
    const [person, another] = await Promise.all([unlimited(), unlimited()]);
    const root = makeResumeRunRequest();
    await run(another, root);
    const revision = makeResumeRunRequest({ revisionOf: root.requestId });
    expect(await run(person, revision)).toMatchObject({ status: 200, body: { charged: true } });
  });

  it('is not the 21st revision, whatever was deleted in between', async () => {
    const person = await unlimited();
    const root = makeResumeRunRequest();
    await run(person, root);
    for (let i = 0; i < MAX_FREE_REVISIONS; i++) {
      const next = makeResumeRunRequest({
        revisionOf: root.requestId,
        resume: someResume({ items: [`Fiz ${i}`] }),
      });
      expect((await run(person, next)).body.charged).toBe(false);
      await backend.db.doc(`users/${person.uid}/resumeRuns/${next.requestId}`).delete();
      later(1_000);
    }
    const last = makeResumeRunRequest({
      revisionOf: root.requestId,
      resume: someResume({ items: ['Fiz mais'] }),
    });
    expect((await run(person, last)).body.charged).toBe(true);
    expect(await used(person)).toBe(2);
  });
});

describe.skipIf(!HAS_AUTH)('what changes nothing', () => {
  const untouched = async (person: Person) => {
    expect(await person.profile()).toEqual({ name: 'Pessoa de teste', avatarUrl: null });
    expect(await person.stored('resumeRuns')).toEqual({});
  };

  it("is a job ad that cannot be read, told in the reader's own words", async () => {
    const person = await newPerson(backend.db);
    const answer = await run(person, makeResumeRunRequest({ jobText: 'ruim' }));
    expect(answer).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'invalid_request',
          message: 'Este texto não parece uma vaga. Cole o anúncio inteiro.',
        },
      },
    });
    await untouched(person);
  });

  it.each([
    ['a goal that is too long', makeResumeRunRequest({ goal: 'a'.repeat(201) })],
    ['a request id that is a path', { ...makeResumeRunRequest(), requestId: 'a/../../b' }],
    ['a revision of a path', { ...makeResumeRunRequest(), revisionOf: 'a/../../b' }],
    ['no input', { requestId: randomUUID(), revisionOf: null }],
  ])('is %s', async (_, request) => {
    const person = await newPerson(backend.db);
    expect((await run(person, request)).status).toBe(400);
    await untouched(person);
  });

  it('is an engine that fails, or whose analysis no document can hold', async () => {
    const person = await newPerson(backend.db);
    const failing = await localBackend({
      resumeEngine: () => {
        throw new TypeError('quebrou');
      },
    });
    expect((await failing.post('/tools/resume', makeResumeRunRequest(), person.token)).status).toBe(500);
    await failing.stop();
    const huge = await localBackend({
      resumeEngine: (input, options) => {
        const analysis = resumeEngine(input, options);
        return analysis.ok ? { ok: true, value: { ...analysis.value, text: 'x'.repeat(900_000) } } : analysis;
      },
    });
    const answer = await huge.post('/tools/resume', makeResumeRunRequest(), person.token);
    expect(answer).toMatchObject({ status: 413, body: { error: { code: 'too_large' } } });
    await huge.stop();
    await untouched(person);
  });

  it('is a run of somebody without a profile', async () => {
    const person = await newPerson(backend.db, null);
    expect((await run(person, makeResumeRunRequest())).status).toBe(404);
    expect(await person.stored('resumeRuns')).toEqual({});
  });
});

it.skipIf(!HAS_AUTH)('keeps the latest runs, as many as are to be kept', async () => {
  const person = await unlimited();
  const ids: string[] = [];
  for (let i = 0; i < STORED_RUNS + 3; i++) {
    const request = makeResumeRunRequest({ goal: `Cargo ${i}` });
    ids.push(request.requestId);
    expect((await run(person, request)).status).toBe(200);
    later(1_000);
  }
  expect(new Set(Object.keys(await person.stored('resumeRuns')))).toEqual(new Set(ids.slice(-STORED_RUNS)));
});

it.skipIf(!HAS_AUTH)('leaves with the account, and is part of the export', async () => {
  const person = await newPerson(backend.db);
  const [resume, linkedIn] = [makeResumeRunRequest(), linkedInRunRequest()];
  await run(person, resume);
  await backend.post('/tools/linkedin', linkedIn, person.token);
  const local = await localBackend();
  const paths = [`resumeRuns/${resume.requestId}`, `linkedinRuns/${linkedIn.requestId}`];
  const { body } = await local.get('/account/export', person.token);
  expect(body.documents?.map(({ path }) => path)).toEqual(
    expect.arrayContaining(paths.map((path) => `users/${person.uid}/${path}`)),
  );
  expect((await local.delete('/account', person.token)).status).toBe(200);
  expect(await person.stored('resumeRuns')).toEqual({});
  expect(await person.stored('linkedinRuns')).toEqual({});
  await local.stop();
});

describe.skipIf(!HAS_AUTH)('with the engine of the product', () => {
  it('analyses a CV against a job ad, and refuses an ad that is too short in words that help', async () => {
    const real = await localBackend({ resumeEngine: analyseResume });
    const person = await newPerson(real.db);
    const short = await real.post(
      '/tools/resume',
      makeResumeRunRequest({ jobText: 'Vaga boa' }),
      person.token,
    );
    expect(short).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
    expect(short.body.error?.message).not.toBe(API_MESSAGES.invalid_request);

    const asked = makeResumeRunRequest({ jobText: JOB_AD });
    const answer = await real.post('/tools/resume', asked, person.token);
    const { analysis } = v.parse(ResumeRunResponseSchema, answer.body);
    expect(analysis.match?.requirements.length).toBeGreaterThan(0);
    const record = (await person.stored('resumeRuns'))[asked.requestId];
    expect(v.parse(StoredResumeRunSchema, withDates(record)).analysis).toEqual(analysis);
    // A repeated id is answered from what is stored.
    const again = await real.post('/tools/resume', asked, person.token);
    expect(v.parse(ResumeRunResponseSchema, again.body).analysis).toEqual(analysis);
    await real.stop();
  });
});
