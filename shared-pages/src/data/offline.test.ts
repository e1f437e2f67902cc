// @vitest-environment happy-dom
import { API_MESSAGES, PROFILE_SAVE_FAILED } from '@aura/shared-domain';
import { afterEach, expect, test, vi } from 'vitest';
import { withOffline } from './offline.ts';

afterEach(() => vi.restoreAllMocks());

const connected = (onLine: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);

test('without a connection the reason is shown once, next to the message', () => {
  connected(false);
  expect(withOffline(PROFILE_SAVE_FAILED)).toBe(
    'Ocorreu um erro ao salvar suas alterações. Sem conexão com a internet. Verifique sua rede e tente novamente.',
  );
  expect(withOffline(API_MESSAGES.offline)).toBe(API_MESSAGES.offline);
});

test('a service that took too long is not called a lost connection', () => {
  connected(false);
  expect(withOffline(API_MESSAGES.timeout)).toBe(API_MESSAGES.timeout);
});

test('with a connection the message stands alone', () => {
  connected(true);
  expect(withOffline(PROFILE_SAVE_FAILED)).toBe(PROFILE_SAVE_FAILED);
});
