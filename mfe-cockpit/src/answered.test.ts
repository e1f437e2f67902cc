import { ok } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { answered } from './answered.ts';

test('an answer stays what it is, and a call that the shell does not know is an answer too', async () => {
  expect(await answered(Promise.resolve(ok(1)))).toEqual(ok(1));
  expect(await answered(Promise.reject(new TypeError('unknown call')))).toMatchObject({
    ok: false,
    error: { code: 'bad_response' },
  });
});
