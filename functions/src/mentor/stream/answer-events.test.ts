import { array, assert, asyncProperty, integer, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MentorEvent, MentorPart } from '@aura/shared-domain';
import { placeAfter, textsOf } from '../../../test-support/mentor/ask.ts';
import type { StoredMessage } from '../ask/stored-message.ts';
import { streamAnswerEvents } from './answer-events.ts';

const part = (text: string): MentorPart => ({ kind: 'option', text, by: 'coach' });
const UNTIL = new Date('2026-11-10T12:00:22Z');

const message = (texts: readonly string[], settled: number | null = null): StoredMessage => ({
  createdAt: new Date('2026-11-10T12:00:00Z'),
  conversationId: 'conversa-1',
  question: 'Como?',
  answer: { intent: 'plan', parts: texts.map(part), sources: [], factsUsed: [], actions: [] },
  writer: null,
  writingUntil: settled === null ? null : UNTIL,
  settled: settled ?? 0,
  taskId: null,
  newBadges: [],
});

async function* told(states: readonly StoredMessage[]) {
  yield* states;
}
async function all(states: readonly StoredMessage[], from = { part: 0, at: 0 }): Promise<MentorEvent[]> {
  const events: MentorEvent[] = [];
  const stream = streamAnswerEvents(told(states), { from, charged: true, model: 'modelo' });
  for await (const event of stream) events.push(event);
  return events;
}

const text = string({ unit: 'grapheme', maxLength: 60 }).map((words) => `${words}. E mais?  Sim 😀`);
const texts = array(text, { minLength: 1, maxLength: 6 });

describe('the lines of an answer', () => {
  test('make up its texts from wherever it goes on, within a letter of several units too', async () => {
    await assert(
      asyncProperty(
        texts,
        integer({ min: 0, max: 6 }),
        integer({ min: 0, max: 80 }),
        async (parts, at, unit) => {
          const known = parts.slice(0, at + 1).map((said, i) => (i === at ? said.slice(0, unit) : said));
          const events = await all([message(parts)], placeAfter(known));
          expect(textsOf(events, known)).toEqual(parts);
          expect(events.at(-1)).toEqual({ type: 'end' });
        },
      ),
    );
  });

  test('only grow while a message is being written', async () => {
    await assert(
      asyncProperty(texts, array(integer({ min: 0, max: 6 }), { maxLength: 8 }), async (parts, seen) => {
        const rising = seen.toSorted((a, b) => a - b).map((settled) => Math.min(settled, parts.length));
        const unwritten = (settled: number) => parts.map((said, at) => (at < settled ? said : 'Rascunho.'));
        const states = rising.map((settled) => message(unwritten(settled), settled));
        expect(textsOf(await all([...states, message(parts)]))).toEqual(parts);
      }),
    );
  });

  test('name the model while it may be writing, and who wrote once it is whole', async () => {
    const whole = { ...message(['Um.']), writer: 'outro' };
    expect((await all([message(['Um.'], 0), whole]))[0]).toMatchObject({ type: 'start', writer: 'modelo' });
    expect((await all([whole]))[0]).toMatchObject({ type: 'start', writer: 'outro' });
  });

  test('end without an answer where the message vanishes before it is whole', async () => {
    const types = (await all([message(['Um.', 'Dois.'], 1)])).map(({ type }) => type);
    expect(types).toEqual(['start', 'text', 'end']);
  });
});

test.each([3, 4, 100_000])('a place beyond a text, at %i, is its end', async (at) => {
  const events = await all([message(['Um.', 'Dois.'])], { part: 0, at });
  expect(textsOf(events, ['Um.'])).toEqual(['Um.', 'Dois.']);
});
