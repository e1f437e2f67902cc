import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MentorAnswer, MentorEvent } from '@aura/shared-domain';
import { HAS_AUTH, localBackend, type Backend, type Replaced } from '../../../test-support/backend.ts';
import { createGate, type Gate } from '../../../test-support/gate.ts';
import { ask, message, textsOf } from '../../../test-support/mentor/ask.ts';
import { COACH, MODEL_TEXTS, makeCoach } from '../../../test-support/mentor/coach.ts';
import { PATIENT } from '../../../test-support/patient.ts';
import { newPerson, type Person } from '../../../test-support/people.ts';
import { HOSTILE } from '../../../test-support/writing/hostile.ts';
import { answer } from '../../../test-support/writing/job.ts';
import {
  failing,
  makeScriptedModel,
  stall,
  type Script,
} from '../../../test-support/writing/scripted-model.ts';
import type { ModelRequest } from '../../model/text-model.ts';
import { WRITING_BOUNDS } from '../../writer/write-texts.ts';
import type { WritingReport } from '../../writer/writing-report.ts';

const QUICK = { capacity: 10_000, refillPerSecond: 100, maxKeys: 100 };
const backends: Backend[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(backends.splice(0).map((backend) => backend.stop()));
});

async function setUp(script: Script | null, replaced: Replaced = {}) {
  const reports: WritingReport[] = [];
  const model = script && makeScriptedModel(script);
  const backend = await localBackend({
    model,
    // The tokens of everybody are those of all tests here; what a backend fetches of them and does not use is lost.
    budget: { person: 10_000_000, everybody: 1_000_000_000_000, lease: 1 },
    report: (line) => void reports.push(line as WritingReport),
    limits: { person: QUICK, mentor: QUICK },
    ...replaced,
  });
  backends.push(backend);
  const person = await newPerson(backend.db, { plan: 'decolagem', name: 'Ana Souza' });
  return { backend, person, reports, model };
}

const written = (changes: Readonly<Record<string, unknown>> = {}): Script => [
  answer({ ...MODEL_TEXTS, ...changes }),
];
const asked = (changes = {}) => message({ useModel: true, ...changes });
const storedAnswer = async (person: Person, id: string): Promise<MentorAnswer> =>
  (await person.stored('mentorMessages'))[id]?.['answer'];
const byOf = (events: readonly MentorEvent[]) =>
  events.flatMap((event) => (event.type === 'answer' ? event.answer.parts.map(({ by }) => by) : []));
const COACHS = COACH.map(({ text }) => text);
const MODELS = Object.values(MODEL_TEXTS);

describe.skipIf(!HAS_AUTH)('a model that writes', () => {
  it('has its texts stored and sent, under its name', async () => {
    const { backend, person, reports } = await setUp(written());
    const request = asked();
    const { events } = await ask(backend, person, request);
    expect(events[0]).toMatchObject({ type: 'start', charged: true, writer: 'modelo-de-teste' });
    expect(textsOf(events)).toEqual(MODELS);
    expect(events.at(-2)).toMatchObject({ type: 'answer', writer: 'modelo-de-teste' });
    expect(byOf(events)).toEqual(['model', 'model', 'model', 'model', 'model']);
    expect((await person.stored('mentorMessages'))[request.messageId]).toMatchObject({
      writer: 'modelo-de-teste',
      writingUntil: null,
      settled: 5,
      answer: { parts: MODELS.map((text) => ({ text, by: 'model' })) },
    });
    expect(await person.stored('mentorState')).toMatchObject({ answered: { count: 1, writingUntil: null } });
    expect(reports).toMatchObject([{ tool: 'mentor', texts: 5, calls: 1, reason: null }]);
  });

  it('is not asked without consent, and does not exist without a model', async () => {
    const { backend, person, model } = await setUp(written());
    expect(textsOf((await ask(backend, person, message())).events)).toEqual(COACHS);
    expect(model?.requests).toEqual([]);
    const without = await setUp(null);
    const { events } = await ask(without.backend, without.person, asked());
    expect(events[0]).toMatchObject({ type: 'start', writer: null });
    expect(textsOf(events)).toEqual(COACHS);
  });

  it('learns nothing about the person, and nothing of it is logged', async () => {
    const { backend, person, model, reports } = await setUp(written());
    await ask(backend, person, asked({ text: 'Sou Ana Souza, ana@exemplo.invalid, na Companhia Segredo' }));
    expect(JSON.stringify(model?.requests)).not.toMatch(/Ana|Souza|exemplo\.invalid/u);
    expect(JSON.stringify([reports, backend.logged])).not.toMatch(/Segredo|relatório|Ana/u);
  });

  it('keeps the coach in the parts whose text says something new or has another tone', async () => {
    const { backend, person, reports } = await setUp(
      written({
        'part.1': 'Você já organizou 90 relatórios.',
        'part.3': 'Escolha um relatório: você vai conseguir.',
      }),
    );
    const request = asked();
    const { events } = await ask(backend, person, request);
    expect(textsOf(events)).toEqual([MODELS[0], COACHS[1], MODELS[2], COACHS[3], MODELS[4]]);
    expect(byOf(events)).toEqual(['model', 'coach', 'model', 'coach', 'model']);
    expect((await storedAnswer(person, request.messageId)).parts.map(({ text }) => text)).toEqual(
      textsOf(events),
    );
    expect(reports).toMatchObject([{ texts: 4, kept: { guard: 1 } }]);
  });

  it('sends a part once it is stored and all before it are, whatever comes first', async () => {
    const gate = createGate();
    async function* outOfOrder() {
      const { 'part.0': first, ...others } = MODEL_TEXTS;
      yield answer(others);
      await gate.opened;
      yield answer({ 'part.0': first });
    }
    const { backend, person } = await setUp(outOfOrder);
    const request = asked();
    const told = ask(backend, person, request);
    await vi.waitFor(async () => expect(await person.stored('mentorMessages')).not.toEqual({}), PATIENT);
    const other = await ask(backend, person, request, 1);
    expect(other.events.map(({ type }) => type)).toEqual(['start']);
    expect((await person.stored('mentorMessages'))[request.messageId]).toMatchObject({
      settled: 0,
      answer: { parts: COACHS.map((text) => ({ text })) },
    });
    gate.open();
    expect(textsOf((await told).events)).toEqual(MODELS);
  });

  it('writes one answer of a person at a time; the next one gets the words of the coach', async () => {
    const gate = createGate();
    async function* waiting() {
      await gate.opened;
      yield answer(MODEL_TEXTS);
    }
    const { backend, person, model } = await setUp(waiting);
    const first = ask(backend, person, asked());
    await vi.waitFor(() => expect(model?.requests).toHaveLength(1), PATIENT);
    const second = await ask(backend, person, asked());
    expect(textsOf(second.events)).toEqual(COACHS);
    gate.open();
    expect(textsOf((await first).events)).toEqual(MODELS);
    expect(textsOf((await ask(backend, person, asked())).events)).toEqual(MODELS);
    expect(model?.requests).toHaveLength(2);
  });

  it('writes to its end even if nobody listens', async () => {
    const gate = createGate();
    async function* waiting() {
      yield answer(MODEL_TEXTS).slice(0, 160);
      await gate.opened;
      yield answer(MODEL_TEXTS).slice(160);
    }
    const { backend, person } = await setUp(waiting);
    const request = asked();
    await ask(backend, person, request, 2);
    gate.open();
    await vi.waitFor(
      async () =>
        expect((await storedAnswer(person, request.messageId)).parts.map(({ text }) => text)).toEqual(MODELS),
      PATIENT,
    );
  });
});

describe.skipIf(!HAS_AUTH)('a model that does not do as it is told', () => {
  const untimed = Object.entries(HOSTILE).filter(([name]) => !name.startsWith('a stall'));
  /** What the collection says of another job, said of the parts of an answer. */
  const asParts = (script: Script): Script => {
    const renamed = (piece: string) => piece.replaceAll(/"s-0-(\d)"/gu, '"part.$1"');
    if (typeof script !== 'function') return script.map(renamed);
    return async function* (signal: AbortSignal, request: ModelRequest) {
      for await (const piece of script(signal, request)) yield renamed(piece);
    };
  };

  it.each(untimed)('leaves a whole answer: %s', async (_, script) => {
    const { backend, person } = await setUp(asParts(script));
    const request = asked();
    const { status, events } = await ask(backend, person, request);
    expect(status).toBe(200);
    const stored = await storedAnswer(person, request.messageId);
    expect(events.at(-2)).toMatchObject({ type: 'answer', answer: stored });
    expect(textsOf(events)).toEqual(stored.parts.map(({ text }) => text));
    const kept = stored.parts.map(({ text, by }, at) => (by === 'coach' ? text : COACHS[at]));
    expect(kept).toEqual(COACHS);
    expect((await person.stored('mentorMessages'))[request.messageId]?.['writingUntil']).toBeNull();
  });

  it('leaves the coach where it answers too much, or that there is too much to do', async () => {
    const http = Object.assign(new Error('429'), { status: 429 });
    for (const script of [() => failing(http), written({ 'part.0': 'a '.repeat(50_000) })]) {
      const { backend, person, reports } = await setUp(script);
      const { events } = await ask(backend, person, asked());
      expect(textsOf(events)[0]).toBe(COACHS[0]);
      await vi.waitFor(() => expect(reports).toHaveLength(1), PATIENT);
    }
  });

  /** Lets the time that a model has pass when the gate is opened; gives the times that are waited for until then. */
  function timedBy(gate: Gate): Set<number> {
    const awaited = new Set<number>();
    const bounds = new Set<number | undefined>([WRITING_BOUNDS.firstMs, WRITING_BOUNDS.totalMs]);
    const { setTimeout } = globalThis;
    const wait = (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
      if (!bounds.has(ms)) return setTimeout(run, ms, ...given);
      awaited.add(Number(ms));
      void gate.opened.then(() => run(...given));
      return setTimeout(() => undefined);
    };
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(wait as typeof setTimeout);
    return awaited;
  }

  it('is not waited for beyond its time: late with the first word, or silent after some', async () => {
    const [time, isAsked, said] = [createGate(), createGate(), createGate()];
    const silent = await setUp(() => {
      isAsked.open();
      return stall();
    });
    const stuck = await setUp(() => stall(answer(MODEL_TEXTS).slice(0, 180)));
    const awaited = timedBy(time);
    const told = [silent, stuck].map(({ backend, person }) =>
      ask(backend, person, asked(), undefined, ({ type }) => type === 'text' && said.open()),
    );
    await Promise.all([isAsked.opened, said.opened]);
    time.open();
    const [none, some] = await Promise.all(told);
    expect([...awaited].toSorted((a, b) => a - b)).toEqual([10_000, 20_000]);
    expect(none && textsOf(none.events)).toEqual(COACHS);
    expect(none?.events.at(-2)).toMatchObject({ type: 'answer', writer: null });
    expect(some && textsOf(some.events)).toEqual([MODELS[0], ...COACHS.slice(1)]);
    expect(some?.events.at(-2)).toMatchObject({ type: 'answer', writer: 'modelo-de-teste' });
    expect(silent.reports).toMatchObject([{ reason: 'timeout' }]);
    expect(stuck.reports).toMatchObject([{ reason: 'timeout' }]);
    expect(
      Math.max(...[...silent.reports, ...stuck.reports].map(({ durationMs }) => durationMs)),
    ).toBeLessThan(21_000);
  });

  it('costs nothing once the budget is spent, and its breaker is the one of every tool', async () => {
    const budget = { person: 10, everybody: 1_000_000_000_000, lease: 1 };
    const poor = await setUp(written(), { budget });
    expect(textsOf((await ask(poor.backend, poor.person, asked())).events)).toEqual(COACHS);
    expect(poor.model?.requests).toEqual([]);
    const down = await setUp(() => failing(new TypeError('fetch failed')));
    for (let at = 0; at < 8; at += 1) await ask(down.backend, down.person, asked());
    expect(down.model?.requests).toHaveLength(5);
    expect((await down.person.stored('mentorState'))['answered']).toMatchObject({
      count: 8,
      writingUntil: null,
    });
  });
});

describe.skipIf(!HAS_AUTH)('what happens to a message while a model writes', () => {
  it('stands: one that is deleted is not written again, and its stream ends', async () => {
    const gate = createGate();
    async function* waiting() {
      await gate.opened;
      yield answer(MODEL_TEXTS);
    }
    const { backend, person, model } = await setUp(waiting);
    const request = asked();
    const told = ask(backend, person, request);
    await vi.waitFor(() => expect(model?.requests).toHaveLength(1), PATIENT);
    await backend.db.doc(`users/${person.uid}/mentorMessages/${request.messageId}`).delete();
    gate.open();
    expect((await told).events.map(({ type }) => type)).toEqual(['start', 'end']);
    expect(await person.stored('mentorMessages')).toEqual({});
  });

  it('is no way around an engine that cannot say what a model is to write', async () => {
    const mentorEngine = {
      ...makeCoach(),
      adviceJob: () => {
        throw new TypeError(`quebrou ${randomUUID()}`);
      },
    };
    const { backend, person } = await setUp(written(), { mentorEngine });
    expect((await ask(backend, person, asked())).status).toBe(500);
    expect(await person.stored('mentorMessages')).toEqual({});
  });
});
