import { makeAnswers, makeDiagnosis } from '@aura/shared-domain/testing';
import {
  diagnosisEndpoint,
  jobPostingEndpoint,
  API_MESSAGES,
  UNREACHED_MESSAGE,
  err,
  ok,
  type DiagnosisRequest,
  type ApiErrorCode,
} from '@aura/shared-domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryBackend, makePerson } from '../testing/memory-backend.ts';
import { testPage } from '../testing/test-page.ts';
import { createRecentLogin } from '../auth/recent-login.ts';
import { createCall } from './call.ts';
import { describeCaller } from './caller.ts';

const request: DiagnosisRequest = {
  requestId: 'pedido-0001',
  variant: 'quick',
  answers: makeAnswers({ title: 'Analista de dados' }),
};

const result = makeDiagnosis();

type Answer = Response | Error | ((init: RequestInit) => Promise<Response>);
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const failure = (code: ApiErrorCode) => err({ code, message: API_MESSAGES[code] });

async function open(...answers: Answer[]) {
  const backend = createMemoryBackend(makePerson('ana'));
  backend.documents.set('users/ana', {});
  const page = testPage(backend);
  await page.session.ensure();
  const sent: { url: string; init: RequestInit; authorization: string | null; page: string | null }[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    sent.push({ url, init, authorization: headers.get('authorization'), page: headers.get('x-aura-page') });
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    if (typeof answer === 'function') return answer(init);
    throw answer ?? new Error('no answer left');
  };
  const recentLogin = createRecentLogin();
  const parts = {
    session: page.session,
    notices: page.notices,
    apiBase: () => '/api',
    proveAgain: recentLogin.prove,
    caller: () =>
      describeCaller({ kind: 'remote', entry: { descriptor: { name: 'tools', version: '1.4.0' } } }, 12),
  };
  return {
    ...page,
    recentLogin,
    sent,
    call: createCall({ ...parts, fetch: fetch as typeof globalThis.fetch }),
  };
}

test('a page of the shell names itself and its registry', () => {
  expect(describeCaller({ kind: 'shell' }, 12)).toBe('shell r12');
});

/** An answer that never comes, but heeds its signal as the real one does. */
const never = (init: RequestInit) =>
  new Promise<Response>((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

const late = () => new Promise<Response>((resolve) => setTimeout(() => resolve(json({}, 401)), 20_000));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a call carries token and validated body to the address of the contract and gives the response', async () => {
  const response = { diagnosisId: 'd', result, newBadges: ['protagonista_iniciante'] };
  const { call, sent } = await open(json({ ...response, unknown: 1 }));
  expect(await call(diagnosisEndpoint, { ...request, extra: 1 } as never)).toEqual(ok(response));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    url: '/api/diagnosis',
    authorization: 'Bearer ana:cached',
    page: 'tools@1.4.0 r12',
    init: { method: 'POST' },
  });
  expect(JSON.parse(sent[0]?.init.body as string)).toEqual(request);
});

test('a GET asks in its address and has no body', async () => {
  const { call, sent } = await open(json({}, 404));
  await call(jobPostingEndpoint, { id: 'sample:analista_x.1' });
  expect(sent[0]?.url).toBe(
    `/api/jobs/posting?request=${encodeURIComponent('{"id":"sample:analista_x.1"}')}`,
  );
  expect(sent[0]?.init.body).toBeUndefined();
});

test("the server's own code and message are passed on", async () => {
  const { call } = await open(json({ error: { code: 'limit_reached', message: 'Fim do mês.' } }, 429));
  expect(await call(diagnosisEndpoint, request)).toEqual(
    err({ code: 'limit_reached', message: 'Fim do mês.' }),
  );
});

test.each([
  ['rate_limited', 429, '2', 'Muitas tentativas em pouco tempo. Tente de novo em 2 segundos.'],
  ['rate_limited', 429, '0.4', 'Muitas tentativas em pouco tempo. Tente de novo em 1 segundo.'],
  ['rate_limited', 429, '61', 'Muitas tentativas em pouco tempo. Tente de novo em 2 minutos.'],
  ['unavailable', 503, '60', 'O serviço está indisponível no momento. Tente de novo em 60 segundos.'],
  ['rate_limited', 429, 'Wed, 21 Oct 2026 07:28:00 GMT', API_MESSAGES.rate_limited],
  ['rate_limited', 429, '0', API_MESSAGES.rate_limited],
  ['limit_reached', 403, '2', API_MESSAGES.limit_reached],
] as const)('a refusal says when to try again: %s, %i, %s', async (code, status, wait, message) => {
  const headers = { 'retry-after': wait };
  const sentByUs = { error: { code, message: API_MESSAGES[code] } };
  for (const body of status === 403 ? [sentByUs] : [sentByUs, '<html>']) {
    const { call } = await open(new Response(JSON.stringify(body), { status, headers }));
    expect(await call(diagnosisEndpoint, request)).toEqual(err({ code, message }));
  }
});

test('a text of the server that is not the usual one stays, whatever the header says', async () => {
  const error = { code: 'rate_limited', message: 'Só amanhã.' } as const;
  const { call } = await open(
    new Response(JSON.stringify({ error }), { status: 429, headers: { 'retry-after': '2' } }),
  );
  expect(await call(diagnosisEndpoint, request)).toEqual(err(error));
});

test('a body that does not fit the contract is never sent', async () => {
  const { call, sent } = await open();
  expect(await call(diagnosisEndpoint, { ...request, requestId: '' })).toEqual(failure('invalid_request'));
  expect(sent).toEqual([]);
});

test('after a 401 the call is repeated once with a fresh token', async () => {
  const { call, sent, told } = await open(
    json({}, 401),
    json({ error: { code: 'conflict', message: 'x' } }, 409),
  );
  expect(await call(diagnosisEndpoint, request)).toMatchObject({ error: { code: 'conflict' } });
  expect(sent.map((s) => s.authorization)).toEqual(['Bearer ana:cached', 'Bearer ana:fresh']);
  expect(told).toEqual([]);
});

test('a second 401 ends the call and is told', async () => {
  const { call, sent, told } = await open(json({}, 401), json({}, 401));
  expect(await call(diagnosisEndpoint, request)).toEqual(failure('unauthenticated'));
  expect(sent).toHaveLength(2);
  expect(told).toEqual([{ kind: 'sessionExpired', message: API_MESSAGES.unauthenticated }]);
});

test.each([
  ['offline', new TypeError('Failed to fetch')],
  ['bad_response', new Response('<html>oi</html>')],
  ['bad_response', json({ diagnosisId: 'd', result: { ...result, readiness: 7 }, newBadges: [] })],
  ['bad_response', json({ error: 'texto' }, 500)],
  ['bad_response', json({ error: { code: 'inventado', message: 'x' } }, 500)],
  ['unavailable', new Response('Bad gateway', { status: 502 })],
  ['rate_limited', new Response('', { status: 429 })],
  ['too_large', new Response('', { status: 413 })],
] as const)('the answer %s becomes %o', async (code, answer) => {
  const { call, sent } = await open(answer);
  expect(await call(diagnosisEndpoint, request)).toEqual(failure(code));
  expect(sent).toHaveLength(1);
});

test('the connection is blamed only if the device has none', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const { call } = await open(new TypeError('Failed to fetch'));
  expect(await call(diagnosisEndpoint, request)).toEqual(
    err({ code: 'offline', message: UNREACHED_MESSAGE }),
  );
  vi.unstubAllGlobals();
});

test('an unstable connection is tried once for each call', async () => {
  const tries = Array.from({ length: 60 }, (_, second) => second % 2 === 0);
  const { call, sent, told } = await open(
    ...tries.map((isOn) => (isOn ? conflict() : new TypeError('Failed to fetch'))),
  );
  for (const isOn of tries)
    expect(await call(diagnosisEndpoint, request)).toMatchObject({
      error: { code: isOn ? 'conflict' : 'offline' },
    });
  expect(sent).toHaveLength(tries.length);
  expect(told).toEqual([]);
});

test('a failed token fetch without a connection is no sign-out', async () => {
  const { call, backend, told } = await open();
  backend.disturb = async () => ({ code: 'auth/network-request-failed' });
  expect(await call(diagnosisEndpoint, request)).toEqual(failure('offline'));
  expect(told).toEqual([]);
});

test('the call is given up at the time of the contract, not before, and its request is aborted', async () => {
  const { call, sent } = await open(never);
  let outcome: unknown;
  void call(diagnosisEndpoint, request).then((value) => (outcome = value));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(outcome).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toEqual(failure('timeout'));
  expect(sent[0]?.init.signal?.aborted).toBe(true);
});

test('the time limit covers both attempts together', async () => {
  const { call } = await open(late, never);
  let outcome: unknown;
  void call(diagnosisEndpoint, request).then((value) => (outcome = value));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(outcome).toEqual(failure('timeout'));
});

test('the caller may give the call up', async () => {
  const { call, sent } = await open(never);
  const controller = new AbortController();
  const calling = call(diagnosisEndpoint, request, { signal: controller.signal });
  await vi.advanceTimersByTimeAsync(1);
  controller.abort();
  expect(await calling).toEqual(failure('timeout'));
  expect(sent[0]?.init.signal?.aborted).toBe(true);
});

test('a sign-out drops the calls under way', async () => {
  const { call, auth, sent } = await open(never);
  const calling = call(diagnosisEndpoint, request);
  await vi.advanceTimersByTimeAsync(1);
  await auth.signOutNow();
  expect(await calling).toEqual(failure('unauthenticated'));
  expect(sent[0]?.init.signal?.aborted).toBe(true);
});

test('without a signed-in person nothing is sent', async () => {
  const { call, auth, sent } = await open();
  await auth.signOutNow();
  expect(await call(diagnosisEndpoint, request)).toEqual(failure('unauthenticated'));
  expect(sent).toEqual([]);
});

const tooOld = () => json({ error: { code: 'recent_login_required', message: 'Entre novamente.' } }, 403);
const conflict = () => json({ error: { code: 'conflict', message: 'x' } }, 409);

test('a call that needs a recent sign-in is repeated once after the proof', async () => {
  const { call, recentLogin, sent } = await open(tooOld(), conflict());
  recentLogin.askWith(async () => true);
  expect(await call(diagnosisEndpoint, request)).toMatchObject({ error: { code: 'conflict' } });
  expect(sent).toHaveLength(2);
});

test('a second refusal does not ask again', async () => {
  const { call, recentLogin, sent } = await open(tooOld(), tooOld());
  recentLogin.askWith(async () => true);
  expect(await call(diagnosisEndpoint, request)).toMatchObject({ error: { code: 'recent_login_required' } });
  expect(sent).toHaveLength(2);
});

test('a person without a proof, and a page that cannot ask, get the refusal', async () => {
  const { call, recentLogin, sent } = await open(tooOld(), tooOld());
  recentLogin.askWith(async () => false)();
  expect(await call(diagnosisEndpoint, request)).toMatchObject({ error: { code: 'recent_login_required' } });
  recentLogin.askWith(async () => false);
  expect(await call(diagnosisEndpoint, request)).toMatchObject({ error: { code: 'recent_login_required' } });
  expect(sent).toHaveLength(2);
});

test('two calls share one question', async () => {
  const { call, recentLogin, sent } = await open(tooOld(), tooOld(), conflict(), conflict());
  const answers: ((proved: boolean) => void)[] = [];
  recentLogin.askWith(() => new Promise((resolve) => answers.push(resolve)));
  const calling = [call(diagnosisEndpoint, request), call(diagnosisEndpoint, request)];
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.(true);
  await Promise.all(calling);
  expect(sent).toHaveLength(4);
  expect(answers).toHaveLength(1);
});

test('a call wanted before a sign-out is not made after it', async () => {
  const { call, recentLogin, auth, sent } = await open(tooOld(), conflict());
  recentLogin.askWith(async () => {
    await auth.signOutNow();
    return true;
  });
  expect(await call(diagnosisEndpoint, request)).toMatchObject({ error: { code: 'recent_login_required' } });
  expect(sent).toHaveLength(1);
});
