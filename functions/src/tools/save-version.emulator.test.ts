import { randomUUID } from 'node:crypto';
import { computeTaskId } from '@aura/shared-career';
import { StoredResumeVersionSchema } from '@aura/shared-domain';
import { makeTask } from '@aura/shared-domain/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_AUTH, localBackend, type Backend } from '../../test-support/backend.ts';
import { newPerson, type Person } from '../../test-support/people.ts';
import { makeResumeRunRequest, someResume } from '../../test-support/tool-requests.ts';
import { LONG_RESUME } from '../profile/long-resume.ts';
import { withDates } from '../profile/parse-profile.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await localBackend();
});
afterAll(() => backend.stop());

const run = (person: Person, request: unknown) => backend.post('/tools/resume', request, person.token);
const used = async (person: Person) =>
  ((await person.profile())['usageCounts'] as Record<string, number> | undefined)?.['resumeOptimizer'] ?? 0;

describe.skipIf(!HAS_AUTH)('POST /tools/resume/versions', () => {
  const line = 'Acompanhei os indicadores da loja e reduzi as perdas em 30%';
  const write = (person: Person, basedOn: string | null, requestId = randomUUID()) => {
    const { input } = makeResumeRunRequest({ resume: { ...someResume(), volunteering: [line] } });
    const changes = [{ operation: 'add', before: '', after: line, reason: 'Tarefa do plano' }];
    return backend.post('/tools/resume/versions', { requestId, basedOn, input, changes }, person.token);
  };

  it('keeps an edited CV and ticks its task where the month is used up, once, and counts nothing', async () => {
    const task = makeTask({ id: computeTaskId('gap-indicadores', 'show'), tool: '/otimizador-curriculo' });
    const person = await newPerson(backend.db, { careerPlan: [task] });
    const request = makeResumeRunRequest();
    await run(person, request);
    expect((await run(person, makeResumeRunRequest({ goal: 'Outro' }))).status).toBe(403);
    const id = randomUUID();
    expect(await write(person, request.requestId, id)).toMatchObject({ status: 200, body: { runId: id } });
    const after = await person.profile();
    expect(after).toMatchObject({ usageCounts: { resumeOptimizer: 1 }, careerPlan: [{ completed: true }] });
    const stored = v.parse(StoredResumeVersionSchema, withDates((await person.stored('resumeRuns'))[id]));
    expect(stored).toMatchObject({ analysis: null, charged: false, rootId: request.requestId });
    await write(person, request.requestId, id);
    expect(await person.profile()).toEqual(after);
  });

  it('pays for no analysis of its own', async () => {
    const person = await newPerson(backend.db);
    const id = randomUUID();
    await write(person, null, id);
    expect(await used(person)).toBe(0);
    const resume = { ...someResume(), volunteering: [line] };
    expect((await run(person, makeResumeRunRequest({ resume, revisionOf: id }))).status).toBe(200);
    expect(await used(person)).toBe(1);
  });

  it('refuses a CV of thousands of lines, and stores nothing', async () => {
    const person = await newPerson(backend.db);
    const [job] = someResume({ items: Array(30).fill('a') as string[] }).experiences;
    const experiences = Array(80).fill(job) as never;
    const { input } = makeResumeRunRequest({ resume: { ...someResume(), experiences } });
    const changes = [{ operation: 'add', before: '', after: line, reason: 'Tarefa do plano' }];
    const request = { requestId: randomUUID(), basedOn: null, input, changes };
    const answer = await backend.post('/tools/resume/versions', request, person.token);
    expect(answer).toMatchObject({ status: 400, body: { error: { message: LONG_RESUME.message } } });
    expect(await person.stored('resumeRuns')).toEqual({});
  });
});
