import { expect, test } from 'vitest';
import { tryCall } from './try-call.ts';

const failing = (error: unknown) => tryCall(() => Promise.reject(error));

test('a success is passed on', async () => {
  expect(await tryCall(() => Promise.resolve(7))).toEqual({ ok: true, value: 7 });
});

test.each([
  [{ code: 'auth/wrong-password' }, 'auth/wrong-password'],
  [
    Object.assign(new Error('Request failed with error: Failed to fetch'), { code: 'unknown' }),
    'unavailable',
  ],
  [new TypeError('NetworkError when attempting to fetch resource.'), 'unavailable'],
  [new Error('boom'), 'unknown'],
  ['text', 'unknown'],
  [null, 'unknown'],
])('%o has the code %s', async (error, code) => {
  expect(await failing(error)).toEqual({ ok: false, error: { code } });
});

test('a call that throws at once is a value too', async () => {
  const outcome = await tryCall(() => {
    throw { code: 'invalid-argument' };
  });
  expect(outcome).toEqual({ ok: false, error: { code: 'invalid-argument' } });
});
