import { err, ok } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { answered } from './answered.ts';

test('an answer is passed on, and a call that breaks down becomes a failure that can be read', async () => {
  const failure = err({ code: 'offline', message: 'Sem conexão.' } as const);
  expect(await answered(Promise.resolve(ok(1)))).toEqual(ok(1));
  expect(await answered(Promise.resolve(failure))).toEqual(failure);
  expect(await answered(Promise.reject(new Error('x')))).toMatchObject({ error: { code: 'bad_response' } });
});
