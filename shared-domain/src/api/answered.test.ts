import { expect, test } from 'vitest';
import { err, ok } from '../result.ts';
import { answered } from './answered.ts';

test('an answer is passed on, and a call that the shell does not know becomes a failure that can be read', async () => {
  const failure = err({ code: 'offline', message: 'Sem conexão.' } as const);
  expect(await answered(Promise.resolve(ok(1)))).toEqual(ok(1));
  expect(await answered(Promise.resolve(failure))).toEqual(failure);
  expect(await answered(Promise.reject(new TypeError('unknown call')))).toMatchObject({
    ok: false,
    error: { code: 'bad_response' },
  });
});
