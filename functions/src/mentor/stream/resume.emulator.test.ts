import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MentorEvent, MentorRequest } from '@aura/shared-domain';
import { HAS_AUTH, localBackend, type Backend, type Replaced } from '../../../test-support/backend.ts';
import { createGate } from '../../../test-support/gate.ts';
import { ask, message, placeAfter, textsOf } from '../../../test-support/mentor/ask.ts';
import { COACH, MODEL_TEXTS } from '../../../test-support/mentor/coach.ts';
import { PATIENT } from '../../../test-support/patient.ts';
import { newPerson, type Person } from '../../../test-support/people.ts';
import { answer } from '../../../test-support/writing/job.ts';
import { makeScriptedModel, stall, type Script } from '../../../test-support/writing/scripted-model.ts';
import { WRITING_MS } from '../writing/write-answer.ts';

const QUICK = { capacity: 10_000, refillPerSecond: 100, maxKeys: 100 };
const COACHS = COACH.map(({ text }) => text);
const MODELS = Object.values(MODEL_TEXTS);
/** `start`, a line for each sentence, at most ten, `answer` and `end`. */
const LINES = 13;
/** Lines until so many parts of the model are there. */
const UNTIL = [1, 3, 4, 5, 7] as const;

const backends: Backend[] = [];
afterEach(() => Promise.all(backends.splice(0).map((backend) => backend.stop())));

/** Another process with separate memory and the same database. */
async function process(script: Script | null, replaced: Replaced = {}): Promise<Backend> {
  const backend = await localBackend({
    model: script && makeScriptedModel(script),
    budget: { person: 10_000_000, everybody: 1_000_000_000_000, lease: 1 },
    limits: { person: QUICK, mentor: QUICK },
    ...replaced,
  });
  backends.push(backend);
  return backend;
}
const someone = ({ db }: Backend) => newPerson(db, { plan: 'decolagem' });
/** Of its own conversation: the reply to a question of the mentor does not count. */
const asked = () => message({ useModel: true, conversationId: crypto.randomUUID() });
const storedMessage = async (person: Person, { messageId }: MentorRequest) =>
  (await person.stored('mentorMessages'))[messageId];
const storedTexts = async (person: Person, request: MentorRequest): Promise<string[]> =>
  (await storedMessage(person, request))?.['answer'].parts.map(({ text }: { text: string }) => text);
const typesOf = (events: readonly MentorEvent[]) => events.map(({ type }) => type);

/** A model that says a text each time it is let on. */
function byAndBy() {
  const gates = Array.from({ length: 5 }, createGate);
  async function* script() {
    for (const [at, target] of Object.keys(MODEL_TEXTS).entries()) {
      await gates[at]?.opened;
      yield answer({ [target]: MODEL_TEXTS[target] });
    }
  }
  return { script, letOn: (count: number) => gates.slice(0, count).forEach((gate) => gate.open()) };
}

/** Sends a message, leaves after some lines, and goes on from there until it has everything. */
async function inPieces(
  person: Person,
  request: MentorRequest,
  cuts: readonly { readonly backend: Backend; readonly after?: number }[],
) {
  let texts: string[] = [];
  let last: readonly MentorEvent[] = [];
  for (const { backend, after } of cuts) {
    const told = await ask(backend, person, { ...request, from: placeAfter(texts) }, after);
    expect(told.status).toBe(200);
    texts = textsOf(told.events, texts);
    last = told.events;
  }
  expect(typesOf(last).slice(-2)).toEqual(['answer', 'end']);
  return texts;
}

describe.skipIf(!HAS_AUTH)('an answer that was cut', () => {
  it.each([
    ['of the coach', null, COACHS],
    ['of a model', [answer(MODEL_TEXTS)], MODELS],
  ])('continues without a hole or a repetition from any point: %s', async (_, script, expected) => {
    const backend = await process(script);
    const person = await someone(backend);
    for (let line = 0; line <= LINES; line += 1) {
      const request = asked();
      const texts = await inPieces(person, request, [{ backend, after: line }, { backend }]);
      expect(texts).toEqual(expected);
      expect(await storedTexts(person, request)).toEqual(expected);
    }
    expect(await person.profile()).toMatchObject({ usageCounts: { mentorAI: LINES + 1 } });
  });

  it('goes on again and again, a line at a time', async () => {
    const backend = await process([answer(MODEL_TEXTS)]);
    const person = await someone(backend);
    const cuts = [...Array.from({ length: 10 }, () => ({ backend, after: 2 })), { backend }];
    expect(await inPieces(person, asked(), cuts)).toEqual(MODELS);
  });

  it.each([1, 2, 3, 4])('is told while part %i is written, by this process and by another', async (part) => {
    const { script, letOn } = byAndBy();
    const backend = await process(script);
    const other = await process(null);
    const person = await someone(backend);
    const request = asked();
    letOn(part);
    const first = await ask(backend, person, request, UNTIL[part]);
    const before = textsOf(first.events);
    expect(before).toEqual(MODELS.slice(0, part));
    const from = placeAfter(before);
    const listening = [createGate(), createGate()];
    const rest = [backend, other].map((here, at) =>
      ask(here, person, { ...request, from }, undefined, () => listening[at]?.open()),
    );
    const anew = ask(other, person, request);
    await Promise.all(listening.map(({ opened }) => opened));
    letOn(5);
    for (const told of await Promise.all(rest)) {
      expect(textsOf(told.events, before)).toEqual(MODELS);
      expect(told.events[0]).toMatchObject({ type: 'start', charged: false });
    }
    expect(textsOf((await anew).events)).toEqual(MODELS);
    expect(await storedTexts(person, request)).toEqual(MODELS);
  });

  it('is whole for another process once it is written', async () => {
    const backend = await process([answer(MODEL_TEXTS)]);
    const other = await process(null);
    const person = await someone(backend);
    const request = asked();
    await ask(backend, person, request);
    const told = await ask(other, person, request);
    expect(textsOf(told.events)).toEqual(MODELS);
    expect(told.events[0]).toMatchObject({ writer: 'modelo-de-teste', charged: false });
  });
});

describe.skipIf(!HAS_AUTH)('an answer whose writer is late or gone', () => {
  it('stands as it is stored once the time is up, and the writer changes nothing any more', async () => {
    const { script, letOn } = byAndBy();
    const clock = { ahead: 0 };
    const now = () => new Date(Date.now() + clock.ahead);
    const backend = await process(script);
    const other = await process(null, { now });
    const person = await someone(backend);
    const request = asked();
    letOn(2);
    await ask(backend, person, request, UNTIL[2]);
    await vi.waitFor(
      async () =>
        expect(await storedMessage(person, request)).toMatchObject({ settled: 2, writer: 'modelo-de-teste' }),
      PATIENT,
    );
    clock.ahead = WRITING_MS;
    const settled = [...MODELS.slice(0, 2), ...COACHS.slice(2)];
    const told = await ask(other, person, request);
    expect(textsOf(told.events)).toEqual(settled);
    expect(told.events.at(-2)).toMatchObject({ type: 'answer', writer: 'modelo-de-teste' });

    const here = ask(backend, person, request);
    letOn(5);
    expect(textsOf((await here).events)).toEqual(settled);
    expect(await storedTexts(person, request)).toEqual(settled);
    expect(await storedMessage(person, request)).toMatchObject({ writingUntil: null });
    expect(await person.stored('mentorState')).toMatchObject({ answered: { count: 1, writingUntil: null } });
  });

  it('does not wait for a dead process, and accepts the next message', async () => {
    const dead = await process(() => stall());
    const person = await someone(dead);
    const request = asked();
    await ask(dead, person, request, 1);
    const other = await process([answer(MODEL_TEXTS)], { now: () => new Date(Date.now() + WRITING_MS) });
    expect(textsOf((await ask(other, person, request)).events)).toEqual(COACHS);
    expect(textsOf((await ask(other, person, asked())).events)).toEqual(MODELS);
  });
});
