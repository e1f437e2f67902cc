// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useConversation } from './use-conversation.ts';

/** The network: which files were fetched, and whether there is one. */
const network = vi.hoisted(() => ({
  fetched: [] as string[],
  isOff: false,
  sent: [] as unknown[],
  refusal: 'offline',
}));
vi.mock('@aura/shared-mentor/danger', async (original) => {
  if (network.isOff) throw new Error('no connection');
  network.fetched.push('safety');
  return original();
});
vi.mock('@aura/shared-session', () => ({
  refreshProfile: async () => undefined,
  followStream: async (_: unknown, request: unknown) => {
    network.sent.push(request);
    return { ok: false, error: { code: network.refusal, message: 'Não deu certo.' } };
  },
}));

const converse = (onPending: Parameters<typeof useConversation>[0]['onPending'] = () => undefined) =>
  renderHook(() =>
    useConversation({
      conversationId: 'conversa-1',
      initial: [],
      useModel: false,
      onPending,
      onRefused: () => undefined,
    }),
  ).result;

test('the page answers danger without a connection, even before the first message', async () => {
  const result = converse();
  await waitFor(() => expect(network.fetched).toEqual(['safety']));
  network.isOff = true;
  await act(async () => result.current.send('vou me matar hoje'));
  expect(result.current.exchanges.at(-1)?.safety?.level).toBe('stop');
  expect(network.sent).toEqual([]);
});

test.each([
  ['stays for another page when it was not heard', 'offline', 'Como peço um aumento?'],
  ['stays for another page when the answer took too long', 'timeout', 'Como peço um aumento?'],
  ['is let go when it would be refused again', 'limit_reached', null],
])('a message %s', async (_, refusal, text) => {
  network.refusal = refusal;
  const kept: (string | null)[] = [];
  const result = converse((pending) => kept.push(pending?.text ?? null));
  await act(async () => result.current.send('Como peço um aumento?'));
  await waitFor(() => expect(result.current.exchanges.at(-1)?.status).toBe('failed'));
  expect(kept.at(-1)).toBe(text);
});

test('“e agora?” after a reply for danger is met with help on the device, and nothing is sent', async () => {
  network.sent.length = 0;
  const result = converse();
  await act(async () => result.current.send('vou me matar hoje'));
  await act(async () => result.current.send('E agora?'));
  expect(result.current.exchanges.at(-1)?.aside?.text).toContain('188');
  expect(network.sent).toEqual([]);
});
