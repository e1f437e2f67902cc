// @vitest-environment happy-dom
import { API_MESSAGES, type ApiErrorCode } from '@aura/shared-domain';
import { afterEach, expect, test, vi } from 'vitest';
import { describeFailure } from './failure.ts';

afterEach(() => vi.restoreAllMocks());

const describe = (code: ApiErrorCode): string =>
  describeFailure({ code, message: API_MESSAGES[code] }).message;

test.each([
  ['a service that took too long', 'timeout', true, /demorou demais/u],
  ['a service that took too long, whatever the browser believes', 'timeout', false, /demorou demais/u],
  ['a service that broke off', 'offline', true, /serviço não respondeu/u],
] as const)('%s is not blamed on the connection', (_, code, onLine, said) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  expect(describe(code)).toMatch(said);
  expect(describe(code)).not.toMatch(/sem conexão/iu);
});

test('a browser without a connection says so', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(describe('offline')).toBe(API_MESSAGES.offline);
});
