import { randomInt, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { computeDay, WritingEventSchema, type WritingEvent } from '@aura/shared-domain';
import { HAS_AUTH, localBackend, type Backend, type Replaced } from '../../test-support/backend.ts';
import { PATIENT } from '../../test-support/patient.ts';
import { newPerson, type Person } from '../../test-support/people.ts';
import { linkedInRunRequest, makeResumeRunRequest, someResume } from '../../test-support/tool-requests.ts';
import { answer, GOOD } from '../../test-support/writing/job.ts';
import {
  echo,
  failing,
  makeScriptedModel,
  stall,
  type Script,
} from '../../test-support/writing/scripted-model.ts';
import type { ReportLine } from '../parts/define-part.ts';

const ITEMS = ['Atendi 40 clientes por dia no balcão', 'Organizei o estoque da loja', 'Treinei colegas'];
const TEXTS = { 's-0-0': 'No balcão, atendi 40 clientes por dia', 's-0-2': 'Treinei os colegas' };

let backend: Backend;
afterEach(() => backend.stop());

/** A backend with a scripted model, a person with a run there, and the stream's content. */
async function setUp(script: Script | null, replaced: Replaced = {}) {
  const reports: ReportLine[] = [];
  const model = script && makeScriptedModel(script);
  backend = await localBackend({ model, report: (line) => void reports.push(line), ...replaced });
  const person = await newPerson(backend.db);
  const request = makeResumeRunRequest({ resume: someResume({ items: ITEMS }) });
  const run = await backend.post('/tools/resume', request, person.token);
  const runId = request.requestId;
  return {
    person,
    runId,
    reports,
    model,
    run,
    ask: (body: unknown = { tool: 'resume', runId }) => ask(person, body),
  };
}

const ask = (person: Person | null, body: unknown, signal?: AbortSignal): Promise<Response> =>
  fetch(`${backend.url}/tools/writing`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(person && { authorization: `Bearer ${person.token}` }),
    },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });

const eventsOf = async (response: Response): Promise<WritingEvent[]> =>
  (await response.text())
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => v.parse(WritingEventSchema, JSON.parse(line)));

describe.skipIf(!HAS_AUTH)('POST /tools/writing', () => {
  it('answers line by line with what passed the guard, and why the rest stays', async () => {
    const {
      ask: asking,
      reports,
      run,
      model,
    } = await setUp([answer({ ...TEXTS, 's-0-1': 'Liderei 90 pessoas' })]);
    expect(run.body.writer).toBe('modelo-de-teste');
    const response = await asking();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('cache-control')).toContain('no-transform');
    expect(await eventsOf(response)).toEqual([
      { type: 'text', target: 's-0-0', text: TEXTS['s-0-0'] },
      { type: 'text', target: 's-0-2', text: TEXTS['s-0-2'] },
      { type: 'kept', target: 's-0-1', reason: 'guard' },
      { type: 'end', model: 'modelo-de-teste', reason: null },
    ]);
    expect(reports).toEqual([
      expect.objectContaining({ message: 'writing', tool: 'resume', texts: 2, kept: { guard: 1 }, calls: 1 }),
    ]);
    expect(JSON.stringify([reports, backend.logged])).not.toMatch(/clientes|Liderei|Ana/u);
    expect(JSON.stringify(model?.requests)).not.toMatch(/Ana|Souza|exemplo\.invalid|98765/u);
  });

  it('sends a text while the model still writes the next, and lets go when the reader does', async () => {
    let isAborted = false;
    const { person, runId, reports } = await setUp((signal) => {
      signal.addEventListener('abort', () => (isAborted = true));
      return stall(answer(TEXTS).slice(0, 90));
    });
    const reader = new AbortController();
    const response = await ask(person, { tool: 'resume', runId }, reader.signal);
    const first = await response.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toContain(TEXTS['s-0-0']);
    expect(isAborted).toBe(false);
    reader.abort();
    await vi.waitFor(() => expect(isAborted).toBe(true), PATIENT);
    await vi.waitFor(() => expect(reports).toMatchObject([{ texts: 1, calls: 1 }]), PATIENT);
  });

  it('says that there is nothing without a model, and so do the runs', async () => {
    const { ask: asking, run } = await setUp(null);
    expect(run.body.writer).toBeNull();
    expect(await eventsOf(await asking())).toEqual([{ type: 'end', model: null, reason: 'unavailable' }]);
  });

  it('writes headlines and the text about a person for a profile', async () => {
    const { person, ask: asking } = await setUp(echo);
    const request = linkedInRunRequest();
    await backend.post('/tools/linkedin', request, person.token);
    const events = await eventsOf(await asking({ tool: 'linkedin', runId: request.requestId }));
    expect(events.map((event) => (event.type === 'end' ? 'end' : [event.type, event.target]))).toEqual([
      ['text', 'headline.0'],
      ['text', 'headline.1'],
      ['text', 'headline.2'],
      ['text', 'about'],
      'end',
    ]);
  });

  it("knows no run of somebody else, none of the other tool and none that isn't there", async () => {
    const { person, runId, model } = await setUp([answer(GOOD)]);
    const another = await newPerson(backend.db);
    expect((await ask(another, { tool: 'resume', runId })).status).toBe(404);
    expect((await ask(person, { tool: 'linkedin', runId })).status).toBe(404);
    expect((await ask(person, { tool: 'resume', runId: randomUUID() })).status).toBe(404);
    expect((await ask(person, { tool: 'resume', runId: 'a/../../b' })).status).toBe(400);
    expect((await ask(null, { tool: 'resume', runId })).status).toBe(401);
    expect(model?.requests).toEqual([]);
  });

  it('holds one person to a rate of its own', async () => {
    const writing = { capacity: 2, refillPerSecond: 0.01, maxKeys: 10 };
    const { ask: asking } = await setUp([answer(TEXTS)], { limits: { writing } });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await asking()).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe.skipIf(!HAS_AUTH)('what may be spent', () => {
  // Each test has a separate day: the shared budget is one document a day, and other suites spend from today's.
  let day: string;
  let onThatDay: { readonly now: () => Date };
  beforeEach(() => {
    const now = new Date(Date.UTC(2100, 0, 1 + randomInt(36_500), 12));
    day = computeDay(now);
    onThatDay = { now: () => now };
  });
  const limits = { writing: { capacity: 1_000, refillPerSecond: 1, maxKeys: 10 } };

  it('is counted for the person by what the provider says, and nothing for a call that fails', async () => {
    const { person, ask: asking } = await setUp(() => failing(new TypeError('fetch failed')), onThatDay);
    await eventsOf(await asking());
    expect((await person.stored('aiUsage'))[day]).toMatchObject({ tokens: 0 });
  });

  it('ends with the budget of a person, and does not call the model then', async () => {
    const budget = { person: 9_000, everybody: 10_000_000, lease: 10_000 };
    const { person, ask: asking, model } = await setUp([answer(TEXTS)], { budget, limits, ...onThatDay });
    const ends = [];
    for (let i = 0; i < 8; i++) ends.push((await eventsOf(await asking())).at(-1));
    expect(ends.at(-1)).toEqual({ type: 'end', model: null, reason: 'budget' });
    expect(ends[0]).toMatchObject({ reason: null });
    const tokens = Number((await person.stored('aiUsage'))[day]?.['tokens']);
    expect(tokens).toBeGreaterThan(0);
    expect(tokens).toBeLessThanOrEqual(budget.person);
    expect(model?.requests.length).toBeLessThan(8);
  });

  it('ends with the budget of everybody, however many ask at once', async () => {
    const budget = { person: 10_000_000, everybody: 20_000, lease: 5_000 };
    const { person, ask: asking, model } = await setUp([answer(TEXTS)], { budget, limits, ...onThatDay });
    const events = await Promise.all(
      Array.from({ length: 40 }, async () => (await eventsOf(await asking())).at(-1)),
    );
    expect(
      events.filter((event) => event?.type === 'end' && event.reason === 'budget').length,
    ).toBeGreaterThan(20);
    expect((await backend.db.doc(`aiBudget/${day}`).get()).get('tokens')).toBeLessThanOrEqual(
      budget.everybody,
    );
    const spent = Number((await person.stored('aiUsage'))[day]?.['tokens']);
    expect(spent).toBeLessThanOrEqual(budget.everybody);
    expect(model?.requests.length).toBeGreaterThan(0);
  });

  it('is not written below a profile that is gone', async () => {
    const { person, ask: asking, model } = await setUp([answer(TEXTS)]);
    await backend.db.doc(`users/${person.uid}`).delete();
    expect((await eventsOf(await asking())).at(-1)).toMatchObject({ reason: 'unavailable' });
    expect(await person.stored('aiUsage')).toEqual({});
    expect(model?.requests).toEqual([]);
  });
});
