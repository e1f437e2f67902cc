import { expect, test } from 'vitest';
import { runFailure } from './run-failure.ts';

test.each([
  ['limit_reached', 'limit'],
  ['invalid_request', 'input'],
  ['too_large', 'input'],
  ['timeout', 'backend'],
  ['rate_limited', 'backend'],
] as const)('%s is shown as %s', (code, kind) => {
  expect(runFailure({ code, message: 'O motivo.' })).toMatchObject({
    kind,
    message: expect.stringContaining('O motivo.'),
  });
});
