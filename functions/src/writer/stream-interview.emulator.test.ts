import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { WritingEventSchema, type WritingEvent } from '@aura/shared-domain';
import { HAS_AUTH, localBackend, type Backend } from '../../test-support/backend.ts';
import { openSimulator } from '../../test-support/interview-calls.ts';
import { RESUME_TEXT } from '../../test-support/jobs.ts';
import { newPerson } from '../../test-support/people.ts';
import { answer } from '../../test-support/writing/job.ts';
import { echo, makeScriptedModel, type Script } from '../../test-support/writing/scripted-model.ts';
import type { ReportLine } from '../parts/define-part.ts';

let backend: Backend;
afterEach(() => backend.stop());

const FIRST = 'Eu, Ana Souza, organizei o estoque da loja e reduzi as perdas em 12%.';
const SECOND = 'Treinei colegas novos no sistema de vendas da loja.';

/** A person with a simulation of two answers, on a backend with a scripted model. */
async function setUp(script: Script) {
  const reports: ReportLine[] = [];
  const model = makeScriptedModel(script);
  backend = await localBackend({ model, report: (line) => void reports.push(line) });
  const simulator = openSimulator(backend);
  const person = await newPerson(backend.db, { name: 'Ana Souza', resumeText: RESUME_TEXT });
  const begun = await simulator.started(person);
  await simulator.answered(person, begun, 0, { text: FIRST });
  await simulator.answered(person, begun, 1, { text: SECOND });
  const ask = (token: string, runId = begun.id) =>
    fetch(`${backend.url}/tools/writing`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ tool: 'interview', runId }),
    });
  return { person, begun, model, reports, ask };
}

const eventsOf = async (response: Response): Promise<WritingEvent[]> =>
  (await response.text())
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => v.parse(WritingEventSchema, JSON.parse(line)));

describe.skipIf(!HAS_AUTH)('POST /tools/writing for a simulation', () => {
  it('rewrites the stronger versions, hides who speaks and keeps what the answer does not say out', async () => {
    const told = 'Na loja, treinei no sistema de vendas os colegas novos.';
    const { ask, person, model, reports, begun } = await setUp([
      answer({ 'stronger.q0': 'Liderei 90 pessoas na Amazon.', 'stronger.q1': told }),
    ]);
    expect(begun.questions.slice(0, 2)).toEqual(['q0', 'q1']);
    expect(await eventsOf(await ask(person.token))).toEqual([
      { type: 'kept', target: 'stronger.q0', reason: 'guard' },
      { type: 'text', target: 'stronger.q1', text: told },
      { type: 'end', model: 'modelo-de-teste', reason: null },
    ]);
    expect(JSON.stringify(model.requests)).not.toMatch(/Ana\b|Souza/u);
    expect(reports).toMatchObject([{ tool: 'interview', texts: 1, kept: { guard: 1 } }]);
    expect(JSON.stringify([reports, backend.logged])).not.toMatch(/Liderei|treinei|Souza/u);
  });

  it('stores nothing of what a model writes', async () => {
    const { ask, person } = await setUp(echo);
    const before = await person.stored('interviews');
    expect(await eventsOf(await ask(person.token))).toHaveLength(3);
    expect(await person.stored('interviews')).toEqual(before);
  });

  it('knows no simulation of somebody else, and none that is not there', async () => {
    const { ask, person, begun, model } = await setUp(echo);
    const another = await newPerson(backend.db);
    expect((await ask(another.token, begun.id)).status).toBe(404);
    expect((await ask(person.token, randomUUID())).status).toBe(404);
    expect((await ask(person.token, 'a/../../b')).status).toBe(400);
    expect(model.requests).toEqual([]);
  });
});
