import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WritingEventSchema, type WritingEvent } from '@aura/shared-domain';
import { HOSTILE } from '../../test-support/writing/hostile.ts';
import { answer, GOOD, someJob } from '../../test-support/writing/job.ts';
import {
  endless,
  failing,
  makeScriptedModel,
  stall,
  type Script,
  type ScriptedModel,
} from '../../test-support/writing/scripted-model.ts';
import { BREAKER, createBreaker } from '../model/breaker.ts';
import type { Reserve } from '../model/tokens.ts';
import { WRITING_BOUNDS, writeTexts, type WriterDeps } from './write-texts.ts';
import type { WritingCounts } from './writing-report.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 10, 12) }));
afterEach(() => void vi.useRealTimers());

/** A budget without end that notes what was set aside and what was settled. */
function ledger() {
  const settled: number[] = [];
  const reserve: Reserve = async () => ({ settle: async (used) => void settled.push(used) });
  return { settled, reserve };
}

const newBreaker = () => createBreaker(BREAKER, Date.now);

interface Played {
  readonly events: readonly WritingEvent[];
  readonly counts: WritingCounts | undefined;
  readonly settled: readonly number[];
}

/** Everything that a model's writing comes to, with the clock running as far as it takes. */
async function play(model: ScriptedModel, replaced: Partial<WriterDeps> = {}): Promise<Played> {
  const { settled, reserve } = ledger();
  const reports: WritingCounts[] = [];
  const deps: WriterDeps = {
    model,
    reserve,
    breaker: newBreaker(),
    now: Date.now,
    report: (counts) => void reports.push(counts),
    ...replaced,
  };
  const events: WritingEvent[] = [];
  const done = (async () => {
    for await (const event of writeTexts(someJob(), deps, new AbortController().signal)) events.push(event);
  })();
  await vi.advanceTimersByTimeAsync(WRITING_BOUNDS.totalMs + 500);
  await done;
  expect(reports).toHaveLength(1);
  return { events, counts: reports[0], settled };
}

const kept = (reason: string) => Object.keys(GOOD).map((target) => ({ type: 'kept', target, reason }));
const texts = Object.entries(GOOD).map(([target, text]) => ({ type: 'text', target, text }));
const end = (reason: string | null, model: string | null = 'modelo-de-teste') => ({
  type: 'end',
  model,
  reason,
});

describe('a good model', () => {
  it('has each of its texts sent, whatever the pieces that it comes in', async () => {
    const whole = answer(GOOD);
    for (const size of [1, 7, 64, whole.length]) {
      const pieces = whole.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? [];
      const { events, counts, settled } = await play(makeScriptedModel(pieces));
      expect(events).toEqual([...texts, end(null)]);
      expect(counts).toMatchObject({ calls: 1, texts: 3, kept: {}, reason: null });
      expect(settled).toHaveLength(1);
    }
  });

  it.each([
    ['between code fences', `\`\`\`json\n${answer(GOOD)}\n\`\`\``],
    ['after words', `Aqui está: ${answer(GOOD)} Espero ter ajudado!`],
    ['as a bare list', JSON.stringify(JSON.parse(answer(GOOD)).texts)],
    [
      'as lines',
      Object.entries(GOOD)
        .map(([target, text]) => JSON.stringify({ target, text }))
        .join('\n'),
    ],
  ])('is understood %s', async (_, written) => {
    expect((await play(makeScriptedModel([written]))).events).toEqual([...texts, end(null)]);
  });

  it('has a text sent before the next one is written', async () => {
    const first = answer(GOOD).slice(0, 120);
    const gone = new AbortController();
    const { reserve } = ledger();
    const deps = { reserve, breaker: newBreaker(), now: Date.now, report: () => undefined };
    const events = writeTexts(
      someJob(),
      { ...deps, model: makeScriptedModel(() => stall(first)) },
      gone.signal,
    );
    expect((await events.next()).value).toEqual(texts[0]);
    gone.abort();
    await events.return();
  });
});

describe('a hostile model', () => {
  it('is played in at least sixty ways', () => {
    expect(Object.keys(HOSTILE).length).toBeGreaterThanOrEqual(60);
  });

  it.each(Object.entries(HOSTILE))('gets nothing past the guard with %s', async (_, script) => {
    const { events, counts, settled } = await play(makeScriptedModel(script));
    const parsed = events.map((event) => v.parse(WritingEventSchema, event));
    expect(parsed.findIndex(({ type }) => type === 'end')).toBe(events.length - 1);
    const targets = parsed.flatMap((event) => (event.type === 'end' ? [] : [event.target]));
    expect(targets.toSorted()).toEqual(Object.keys(GOOD).toSorted());
    // Everything next to good texts in these answers is bad, so only the good ones may pass.
    const sent = parsed.filter((event) => event.type === 'text');
    expect(sent.map(({ text }) => text)).toEqual(sent.map(({ target }) => GOOD[target]));
    expect(counts?.calls).toBeLessThanOrEqual(2);
    expect(counts?.durationMs).toBeLessThanOrEqual(WRITING_BOUNDS.totalMs);
    expect(settled).toHaveLength(counts?.calls ?? 0);
  });

  it('has no influence on the texts beside a bad one', async () => {
    const { events } = await play(makeScriptedModel([answer({ ...GOOD, 's-0-0': 'Atendi 900 clientes.' })]));
    expect(events).toEqual([
      { type: 'kept', target: 's-0-0', reason: 'guard' },
      ...texts.slice(1),
      end(null),
    ]);
  });
});

describe('an answer in which nothing can be read', () => {
  it('is asked for once more, and said so', async () => {
    const model = makeScriptedModel(['Desculpe, não entendi.'], [answer(GOOD)]);
    const { events, counts, settled } = await play(model);
    expect(events).toEqual([...texts, end(null)]);
    expect(counts).toMatchObject({ calls: 2 });
    expect(settled).toHaveLength(2);
    expect(model.requests[1]?.system).toContain('não pôde ser lida');
    expect(model.requests[1]?.data).toBe(model.requests[0]?.data);
  });

  it('is asked for no third time', async () => {
    const model = makeScriptedModel(['nada'], ['ainda nada'], [answer(GOOD)]);
    expect((await play(model)).events).toEqual([...kept('invalid'), end(null)]);
    expect(model.requests).toHaveLength(2);
  });

  it('is not asked for again where some of it could be read', async () => {
    const model = makeScriptedModel([answer(GOOD).slice(0, 120)], [answer(GOOD)]);
    expect((await play(model)).events).toEqual([texts[0], ...kept('invalid').slice(1), end(null)]);
    expect(model.requests).toHaveLength(1);
  });
});

describe('time and size', () => {
  it('waits ten seconds for the first piece', async () => {
    const { events, counts } = await play(makeScriptedModel(() => stall()));
    expect(events).toEqual([...kept('timeout'), end('timeout', null)]);
    expect(counts).toMatchObject({ durationMs: 10_000, firstPieceMs: null });
  });

  it('waits twenty seconds in all, and keeps what came in time', async () => {
    const { events, counts } = await play(makeScriptedModel(() => stall(answer(GOOD).slice(0, 120))));
    expect(events).toEqual([texts[0], ...kept('timeout').slice(1), end('timeout')]);
    expect(counts).toMatchObject({ durationMs: 20_000 });
  });

  it('counts the twenty seconds over the repetition, too', async () => {
    const { counts } = await play(
      makeScriptedModel(
        () => slowly('lixo', 9_000),
        () => stall('x'),
      ),
    );
    expect(counts).toMatchObject({ calls: 2, durationMs: 20_000 });
  });

  it('reads no more than 64 KB', async () => {
    let read = 0;
    const counted = async function* () {
      for await (const piece of endless('x'.repeat(1024))) {
        read += piece.length;
        yield piece;
      }
    };
    expect((await play(makeScriptedModel(counted))).events).toEqual([...kept('invalid'), end('invalid')]);
    expect(read).toBeLessThanOrEqual(66 * 1024);
  });
});

/** Fails after two seconds. */
const slowFailure: AsyncIterable<string> = {
  [Symbol.asyncIterator]: () => ({
    next: () => new Promise((_, reject) => setTimeout(() => reject(new Error('503')), 2_000)),
  }),
};

async function* slowly(piece: string, ms: number): AsyncGenerator<string> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  yield piece;
}

describe('somebody who leaves', () => {
  it('ends the call, which counts as no failure and in full', async () => {
    let isAborted = false;
    const model = makeScriptedModel((signal) => {
      signal.addEventListener('abort', () => (isAborted = true));
      return stall('{');
    });
    const gone = new AbortController();
    const { settled, reserve } = ledger();
    const breaker = createBreaker({ ...BREAKER, failures: 1 }, Date.now);
    const deps = { model, reserve, breaker, now: Date.now, report: () => undefined };
    const events = writeTexts(someJob(), deps, gone.signal);
    const first = events.next();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isAborted).toBe(false);
    gone.abort();
    await first;
    await events.return();
    expect(isAborted).toBe(true);
    expect(settled).toEqual([expect.any(Number)]);
    expect(settled[0]).toBeGreaterThan(1_000);
    expect(breaker.enter()).not.toBeNull();
  });
});

describe('a model that is down', () => {
  const down: Script = () => failing(new TypeError('fetch failed'));

  it('is called at most six times in thirty seconds, one after another', async () => {
    const model = makeScriptedModel(down);
    const breaker = newBreaker();
    for (let second = 0; second <= 30; second += 0.5) {
      const { events } = await playAt(model, breaker);
      expect(events.at(-1)).toEqual(end('unavailable', null));
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(model.requests.length).toBeLessThanOrEqual(6);
  });

  it('is called at most six times in thirty seconds, all at once', async () => {
    const model = makeScriptedModel(() => slowFailure);
    const breaker = newBreaker();
    const all = Array.from({ length: 200 }, () => playAt(model, breaker));
    await vi.advanceTimersByTimeAsync(30_000);
    await Promise.all(all);
    expect(model.requests.length).toBeLessThanOrEqual(6);
  });

  it('costs nothing where it fails before it answers, or is not even called', async () => {
    const breaker = newBreaker();
    for (let i = 0; i < 7; i++) {
      const { settled } = await play(makeScriptedModel(down), { breaker });
      expect(settled).toEqual([0]);
    }
  });

  /** Without running the clock on. */
  async function playAt(model: ScriptedModel, breaker: WriterDeps['breaker']) {
    const events: WritingEvent[] = [];
    const deps = { model, breaker, reserve: ledger().reserve, now: Date.now, report: () => undefined };
    for await (const event of writeTexts(someJob(), deps, new AbortController().signal)) events.push(event);
    return { events };
  }
});

describe('a budget that is used up', () => {
  it('makes no call, and says so', async () => {
    const model = makeScriptedModel([answer(GOOD)]);
    const { events, counts } = await play(model, { reserve: async () => 'budget' });
    expect(events).toEqual([end('budget', null)]);
    expect(counts).toMatchObject({ calls: 0, tokens: 0 });
    expect(model.requests).toEqual([]);
  });

  it('that cannot be asked is no budget', async () => {
    const reserve = () => Promise.reject(new Error('14 UNAVAILABLE'));
    expect((await play(makeScriptedModel([answer(GOOD)]), { reserve })).events).toEqual([
      end('unavailable', null),
    ]);
  });
});
