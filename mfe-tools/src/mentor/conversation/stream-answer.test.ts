// @vitest-environment happy-dom
import { API_MESSAGES, err, ok, type MentorEvent } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { findPlace, makeSentExchange, type Exchange } from './exchange.ts';
import { streamAnswer } from './stream-answer.ts';

const TEXT = 'Primeiro anote os fatos. Depois peça a conversa. ';
const PIECES = TEXT.match(/\S+\s/gu) ?? [];
const offline = err({ code: 'offline', message: API_MESSAGES.offline } as const);

const textOf = ({ parts }: Exchange): string => parts.map(({ text }) => text).join('');

function eventsFrom(at: number): MentorEvent[] {
  let place = 0;
  const texts = PIECES.map((text): MentorEvent => {
    const event = { type: 'text', part: 0, kind: 'situation', at: place, text } as const;
    place += text.length;
    return event;
  });
  const rest = texts.filter((event) => event.type === 'text' && event.at >= at);
  return [{ type: 'start', charged: true, newBadges: [], writer: null }, ...rest, { type: 'end' }];
}

const options = {
  onChange: () => undefined,
  wait: async () => undefined,
  stop: new AbortController().signal,
};

test('a stream that breaks after every line ends without a lost or doubled word', async () => {
  for (let cut = 0; cut < PIECES.length; cut += 1) {
    let asked = 0;
    const done = await streamAnswer(makeSentExchange('mensagem-1', 'oi'), {
      ...options,
      ask: async (exchange, onEvent) => {
        asked += 1;
        const events = eventsFrom(findPlace(exchange).at);
        for (const event of asked === 1 ? events.slice(0, cut + 1) : events) onEvent(event);
        return asked === 1 ? offline : ok(undefined);
      },
    });
    expect(done.status).toBe('done');
    expect(textOf(done)).toBe(TEXT);
  }
});

test('an answer without its last line was cut', async () => {
  const done = await streamAnswer(makeSentExchange('mensagem-1', 'oi'), {
    ...options,
    ask: async (_, onEvent) => {
      for (const event of eventsFrom(0).slice(0, 3)) onEvent(event);
      return ok(undefined);
    },
  });
  expect(done.status).toBe('cut');
  expect(textOf(done)).toBe(PIECES.slice(0, 2).join(''));
});

test('a hole is not written over; the rest is requested again', async () => {
  let asked = 0;
  const done = await streamAnswer(makeSentExchange('mensagem-1', 'oi'), {
    ...options,
    ask: async (exchange, onEvent) => {
      asked += 1;
      const events = eventsFrom(findPlace(exchange).at);
      for (const event of asked === 1 ? events.filter((_, index) => index !== 2) : events) onEvent(event);
      return ok(undefined);
    },
  });
  expect(asked).toBe(2);
  expect(textOf(done)).toBe(TEXT);
});

test('a stopped answer keeps its text so far', async () => {
  const stop = new AbortController();
  const left = await streamAnswer(makeSentExchange('mensagem-1', 'oi'), {
    ...options,
    stop: stop.signal,
    ask: async (_, onEvent) => {
      for (const event of eventsFrom(0).slice(0, 2)) onEvent(event);
      stop.abort();
      return offline;
    },
  });
  expect(left.status).toBe('stopped');
  expect(textOf(left)).toBe(PIECES[0]);
});

test('a person who stops the connection does not wait for it', async () => {
  const stop = new AbortController();
  const left = await streamAnswer(makeSentExchange('mensagem-1', 'oi'), {
    ...options,
    stop: stop.signal,
    wait: () => {
      stop.abort();
      return new Promise(() => undefined);
    },
    ask: async (_, onEvent) => {
      for (const event of eventsFrom(0).slice(0, 2)) onEvent(event);
      return offline;
    },
  });
  expect(left.status).toBe('stopped');
});

test('without a first line the page asks the person, and repeats nothing by itself', async () => {
  let asked = 0;
  const left = await streamAnswer(makeSentExchange('mensagem-1', 'oi'), {
    ...options,
    ask: async () => {
      asked += 1;
      return offline;
    },
  });
  expect(asked).toBe(1);
  expect(left).toMatchObject({ status: 'failed', failure: { kind: 'backend' } });
});

test('a refusal is shown, and not requested again', async () => {
  let asked = 0;
  const left = await streamAnswer(makeSentExchange('mensagem-1', 'oi'), {
    ...options,
    ask: async () => {
      asked += 1;
      return err({ code: 'limit_reached', message: API_MESSAGES.limit_reached });
    },
  });
  expect(asked).toBe(1);
  expect(left).toMatchObject({ status: 'failed', failure: { kind: 'limit' } });
});
