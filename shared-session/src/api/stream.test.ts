import { writingStream, API_MESSAGES, err, ok, type WritingEvent } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { createMemoryBackend, makePerson } from '../testing/memory-backend.ts';
import { testPage } from '../testing/test-page.ts';
import { createFollowStream } from './stream.ts';

const REQUEST = { tool: 'resume', runId: 'execucao-0001' } as const;
const TEXT: WritingEvent = { type: 'text', target: 's1', text: 'Organizei a recepção.' };
const END: WritingEvent = { type: 'end', model: 'modelo', reason: null };
const line = (event: unknown) => `${JSON.stringify(event)}\n`;

async function open(answer: (init: RequestInit) => Response | Promise<Response>) {
  const backend = createMemoryBackend(makePerson('ana'));
  backend.documents.set('users/ana', {});
  const page = testPage(backend);
  await page.session.ensure();
  const fetch = ((_: string, init: RequestInit) => Promise.resolve(answer(init))) as typeof globalThis.fetch;
  const parts = { session: page.session, notices: page.notices, apiBase: () => '/api', fetch };
  const events: WritingEvent[] = [];
  const run = (signal?: AbortSignal) =>
    createFollowStream(parts)(
      writingStream,
      REQUEST,
      (event) => events.push(event),
      signal ? { signal } : {},
    );
  return { events, run };
}

/** An answer in the pieces given, however they cut the lines. */
const inPieces = (...pieces: string[]) =>
  new Response(new Blob(pieces).stream().pipeThrough(new TransformStream<Uint8Array, Uint8Array>()));

test('every line arrives as an event, however the network cuts it', async () => {
  const whole = line(TEXT) + line(END);
  for (const cut of [1, 9, line(TEXT).length, whole.length - 3]) {
    const { events, run } = await open(() => inPieces(whole.slice(0, cut), whole.slice(cut)));
    expect(await run()).toEqual(ok(undefined));
    expect(events).toEqual([TEXT, END]);
  }
});

test('a line outside the contract ends the call; earlier lines stay', async () => {
  const { events, run } = await open(() =>
    inPieces(line(TEXT), line({ type: 'html', text: '<b>' }), line(END)),
  );
  expect(await run()).toEqual(err({ code: 'bad_response', message: API_MESSAGES.bad_response }));
  expect(events).toEqual([TEXT]);
});

test('a line that never ends is given up', async () => {
  const { events, run } = await open(() => inPieces('x'.repeat(70_000)));
  expect(await run()).toMatchObject({ ok: false, error: { code: 'bad_response' } });
  expect(events).toEqual([]);
});

test("the server's own refusal is passed on", async () => {
  const body = { error: { code: 'not_found', message: 'Essa versão não existe mais.' } };
  const { run } = await open(() => new Response(JSON.stringify(body), { status: 404 }));
  expect(await run()).toEqual(err(body.error));
});

test('a connection that breaks on the way counts as offline', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new TypeError('network')),
  });
  const { run } = await open(() => new Response(broken));
  expect(await run()).toMatchObject({ ok: false, error: { code: 'offline' } });
});

test('a cancelled call returns nothing more', async () => {
  const controller = new AbortController();
  const { events, run } = await open(() => {
    controller.abort();
    return inPieces(line(TEXT), line(END));
  });
  expect(await run(controller.signal)).toMatchObject({ ok: false, error: { code: 'timeout' } });
  expect(events).toEqual([]);
});
