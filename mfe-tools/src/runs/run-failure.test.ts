// @vitest-environment happy-dom
import { API_MESSAGES } from '@aura/shared-domain';
import { afterEach, expect, test, vi } from 'vitest';
import { runFailure } from './run-failure.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['limit_reached', 'limit'],
  ['invalid_request', 'input'],
  ['too_large', 'input'],
  ['timeout', 'late'],
  ['rate_limited', 'backend'],
] as const)('%s is shown as %s', (code, kind) => {
  expect(runFailure({ code, message: 'O motivo.' })).toMatchObject({
    kind,
    message: expect.stringContaining('O motivo.'),
  });
});

test('a service that took too long is not blamed on the connection, whatever the browser believes', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(runFailure({ code: 'timeout', message: API_MESSAGES.timeout }).message).not.toMatch(/conexão/iu);
  expect(runFailure({ code: 'internal', message: API_MESSAGES.internal }).message).toMatch(/sem conexão/iu);
});
