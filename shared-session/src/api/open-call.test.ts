import { contactEndpoint, API_MESSAGES, err, ok, type ContactRequest } from '@aura/shared-domain';
import { expect, test, vi } from 'vitest';
import { createSharedStorage } from '../testing/memory-storage.ts';
import { testPage } from '../testing/test-page.ts';
import { createCall } from './call.ts';

const request: ContactRequest = {
  requestId: 'pedido-0001',
  name: 'Ana Souza',
  email: 'ana@exemplo.com',
  subject: 'duvida',
  message: 'Como apago meu currículo?',
};

/** A page of a person who was signed in before. To find that out, the session must not be started. */
function open(answer: (init: RequestInit) => Promise<Response>) {
  const storage = createSharedStorage().openTab();
  storage.write('aura.hint', '1');
  const page = testPage(undefined, storage, {
    loadBackend: () => Promise.reject(new Error('the library was asked for')),
  });
  const sent: { url: string; init: RequestInit }[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer(init);
  };
  const parts = {
    session: page.session,
    notices: page.notices,
    apiBase: () => '/api',
    proveAgain: async () => false,
  };
  return { ...page, sent, call: createCall({ ...parts, fetch: fetch as typeof globalThis.fetch }) };
}

const answers =
  (status: number, body: unknown = {}) =>
  async () =>
    new Response(JSON.stringify(body), { status });

test('it is sent as the contract says, without a token and without starting the session', async () => {
  const { call, sent, session } = open(answers(200, { received: true }));
  expect(await call(contactEndpoint, request)).toEqual(ok({ received: true }));
  expect(session.getPhase()).toBe('notStarted');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ url: '/api/contact', init: { method: 'POST' } });
  expect(JSON.parse(sent[0]?.init.body as string)).toEqual(request);
  const headers = new Headers(sent[0]?.init.headers);
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.has('authorization')).toBe(false);
});

test('a 401 of a server in between causes no retry and no sign-out', async () => {
  const { call, sent, told, hint } = open(answers(401));
  expect(await call(contactEndpoint, request)).toMatchObject({ ok: false });
  expect(sent).toHaveLength(1);
  expect(told).toEqual([]);
  expect(hint.isSet()).toBe(true);
});

test('the server is heard, and a request that does not fit is not sent', async () => {
  const error = { code: 'rate_limited', message: 'Aguarde um minuto.' } as const;
  const { call, sent } = open(answers(429, { error }));
  expect(await call(contactEndpoint, request)).toEqual(err(error));
  const refused = await call(contactEndpoint, { ...request, email: 'ana' });
  expect(refused).toEqual(err({ code: 'invalid_request', message: API_MESSAGES.invalid_request }));
  expect(sent).toHaveLength(1);
});

test('the call ends without a connection, after the time limit, or by the caller', async () => {
  const offline = open(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await offline.call(contactEndpoint, request)).toMatchObject({ error: { code: 'offline' } });

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { call, sent } = open(() => new Promise(() => {}));
  const calling = call(contactEndpoint, request);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await calling).toMatchObject({ error: { code: 'timeout' } });
  vi.useRealTimers();

  const controller = new AbortController();
  const stopped = call(contactEndpoint, request, { signal: controller.signal });
  controller.abort();
  expect(await stopped).toMatchObject({ error: { code: 'timeout' } });
  expect(sent.at(-1)?.init.signal?.aborted).toBe(true);
});
