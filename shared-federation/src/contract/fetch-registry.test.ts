import { afterEach, expect, test, vi } from 'vitest';
import { fetchRegistry } from './fetch-registry.ts';

afterEach(() => void vi.unstubAllGlobals());

const answering = (body: BodyInit, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));

test('an answer is given as it came', async () => {
  answering('{"payload":"ação"}');
  expect(await fetchRegistry('/r')).toEqual({ ok: true, value: { payload: 'ação' } });
});

test('an answer without an end is given up after four megabytes', async () => {
  let sent = 0;
  let isCancelled = false;
  answering(
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(new Uint8Array(100_000).fill(32));
      },
      cancel: () => {
        isCancelled = true;
      },
    }),
  );
  expect(await fetchRegistry('/r')).toEqual({
    ok: false,
    error: 'registry: /r answered more than 4000000 bytes',
  });
  expect([isCancelled, sent < 45]).toEqual([true, true]);
});

test.each([
  ['{', 200, 'did not answer'],
  ['{}', 503, 'answered 503'],
])('%s with status %i is an error with its reason', async (body, status, reason) => {
  answering(body, status);
  expect(await fetchRegistry('/r')).toEqual({ ok: false, error: expect.stringContaining(reason) });
});
