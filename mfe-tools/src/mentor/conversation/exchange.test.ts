import type { MentorEvent, MentorMessage } from '@aura/shared-domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addEventToExchange,
  makeStoredExchange,
  findPlace,
  makeSentExchange,
  type Exchange,
} from './exchange.ts';

type TextEvent = Extract<MentorEvent, { type: 'text' }>;

const words = fc.array(fc.string({ minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 6 });
const answer = fc.array(words, { minLength: 1, maxLength: 5 });

/** An answer as the server streams it, piece by piece, from a position on. */
function eventsFrom(parts: readonly (readonly string[])[], from: { part: number; at: number }): TextEvent[] {
  return parts.flatMap((pieces, part) => {
    let at = 0;
    return pieces.flatMap((text): TextEvent[] => {
      const start = at;
      at += text.length;
      if (part < from.part || (part === from.part && at <= from.at)) return [];
      return [{ type: 'text', part, kind: 'situation', at: start, text }];
    });
  });
}

const textOf = ({ parts }: Exchange): string => parts.map(({ text }) => text).join('|');

test('an answer cut anywhere and continued has every word once', () => {
  fc.assert(
    fc.property(answer, fc.array(fc.nat(30), { maxLength: 4 }), (parts, cuts) => {
      let exchange = makeSentExchange('mensagem-1', 'Como peço aumento?');
      for (const cut of [...cuts, Number.POSITIVE_INFINITY]) {
        for (const event of eventsFrom(parts, findPlace(exchange)).slice(0, cut)) {
          exchange = addEventToExchange(exchange, event) ?? exchange;
        }
      }
      expect(textOf(exchange)).toBe(parts.map((pieces) => pieces.join('')).join('|'));
    }),
  );
});

test('a message sent twice is shown once', () => {
  const event: TextEvent = { type: 'text', part: 0, kind: 'situation', at: 0, text: 'Você pediu aumento. ' };
  const once = addEventToExchange(makeSentExchange('mensagem-1', 'oi'), event) as Exchange;
  expect(addEventToExchange(once, event)).toEqual(once);
  const overlapping: TextEvent = { ...event, at: 5, text: 'pediu aumento. E agora?' };
  expect(addEventToExchange(once, overlapping)?.parts[0]?.text).toBe('Você pediu aumento. E agora?');
});

test('refuses text after a hole', () => {
  const exchange = makeSentExchange('mensagem-1', 'oi');
  expect(
    addEventToExchange(exchange, { type: 'text', part: 0, kind: 'situation', at: 4, text: 'depois' }),
  ).toBeNull();
  expect(
    addEventToExchange(exchange, { type: 'text', part: 1, kind: 'option', at: 0, text: 'depois' }),
  ).toBeNull();
});

test('an earlier answer offers its next step again, but not its fact to remember', () => {
  const task = {
    type: 'createTask',
    title: 'Passo',
    description: 'Faça.',
    minutes: 15,
    doneWhen: 'Feito.',
  } as const;
  const message: MentorMessage = {
    conversationId: 'conversa-1',
    question: 'Trabalho como caixa. Como peço um aumento?',
    createdAt: new Date('2026-11-22T12:00:00Z'),
    answer: {
      intent: 'salary',
      parts: [],
      sources: [],
      factsUsed: [],
      actions: [task, { type: 'remember', text: 'Trabalha como caixa' }],
    },
    writingUntil: null,
    writer: null,
    newBadges: [],
    taskId: null,
  };
  expect(makeStoredExchange('mensagem-1', message, new Date()).answer?.actions).toEqual([task]);
});
