import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_MESSAGES, ApiErrorBodySchema } from '@aura/shared-domain';
import {
  startBackendUnderTest,
  HAS_AUTH,
  IS_DEPLOYED,
  localBackend,
  type Backend,
} from '../test-support/backend.ts';
import { makeDiagnosisRequest } from '../test-support/diagnosis-request.ts';
import { forgeToken, newPerson } from '../test-support/people.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackendUnderTest();
});
afterAll(() => backend.stop());

const failure = (code: keyof typeof API_MESSAGES) => ({ error: { code, message: API_MESSAGES[code] } });

describe('authentication', () => {
  it('refuses a call without a token, with a hint how to bring one', async () => {
    const answer = await backend.post('/diagnosis', makeDiagnosisRequest());
    expect(answer).toMatchObject({ status: 401, body: failure('unauthenticated') });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  it.skipIf(!HAS_AUTH).each([
    ['that is no token', () => 'nonsense'],
    ['of three empty parts', () => 'a.b.c'],
    ['that has expired', (uid: string) => forgeToken(uid, { iat: 1_700_000_000, exp: 1_700_003_600 })],
    ['of another project', (uid: string) => forgeToken(uid, { aud: 'demo-outra' })],
    [
      'of another issuer',
      (uid: string) => forgeToken(uid, { iss: 'https://securetoken.google.com/demo-outra' }),
    ],
    ['of nobody', () => forgeToken('ninguem')],
    ['without a subject', (uid: string) => forgeToken(uid, { sub: '' })],
  ])('refuses a token %s', async (_, tokenFor) => {
    const person = await newPerson(backend.db);
    const answer = await backend.post('/diagnosis', makeDiagnosisRequest(), tokenFor(person.uid));
    expect(answer).toMatchObject({ status: 401, body: failure('unauthenticated') });
    expect(await person.stored('diagnoses')).toEqual({});
  });

  it('reports that it is unavailable, not that the session ended, if tokens cannot be checked', async () => {
    const local = await localBackend({ verifyToken: async () => ({ ok: false, error: 'unavailable' }) });
    expect(await local.post('/diagnosis', makeDiagnosisRequest(), 'token')).toMatchObject({
      status: 503,
      body: failure('unavailable'),
    });
    await local.stop();
  });
});

const padded = (bytes: number) => ({ ...makeDiagnosisRequest(), padding: 'x'.repeat(bytes) });

describe.skipIf(!HAS_AUTH)('request bodies', () => {
  const { variant, answers } = makeDiagnosisRequest();
  it.each([
    ['an empty object', {}],
    ['a list', []],
    ['no request id', { variant, answers }],
    ['a request id that is a path', { ...makeDiagnosisRequest(), requestId: 'a/../../b' }],
    ['an unknown variant', { ...makeDiagnosisRequest(), variant: 'deluxe' }],
    ['a goal that is too long', makeDiagnosisRequest({ title: 'a'.repeat(121) })],
  ])('refuses %s in Portuguese', async (_, body) => {
    const person = await newPerson(backend.db);
    const answer = await backend.post('/diagnosis', body, person.token);
    expect(answer).toMatchObject({ status: 400, body: failure('invalid_request') });
    expect(await person.stored('diagnoses')).toEqual({});
  });

  // The Functions runtime parses JSON before us and refuses these itself, with its own page.
  it.skipIf(IS_DEPLOYED).each(['{"requestId": ', 'null', ''])('refuses the body «%s»', async (body) => {
    const person = await newPerson(backend.db);
    const answer = await backend.post('/diagnosis', body, person.token);
    expect(answer).toMatchObject({ status: 400, body: failure('invalid_request') });
  });

  it('rejects a body whose type is not JSON', async () => {
    const person = await newPerson(backend.db);
    const response = await fetch(`${backend.url}/diagnosis`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', authorization: `Bearer ${person.token}` },
      body: JSON.stringify(makeDiagnosisRequest()),
    });
    expect(response.status).toBe(400);
  });

  it('rejects 300 KB and accepts 250 KB, whatever the body contains', async () => {
    const person = await newPerson(backend.db);
    expect(await backend.post('/diagnosis', padded(300 * 1024), person.token)).toMatchObject({
      status: 413,
      body: failure('too_large'),
    });
    expect((await backend.post('/diagnosis', padded(250 * 1024), person.token)).status).toBe(200);
  });
});

describe('routes', () => {
  it.each(['/nothing', '/api/nothing', '/diagnosis/x', '/users/ana'])('answers 404 for %s', async (path) => {
    const answer = await backend.post(path, {});
    expect(answer.status).toBe(404);
    expect(v.parse(ApiErrorBodySchema, answer.body)).toEqual(failure('not_found'));
  });

  it('answers 404 for GET /diagnosis and for a path that cannot be decoded', async () => {
    expect((await fetch(`${backend.url}/diagnosis`)).status).toBe(404);
    const malformed = await fetch(`${backend.url}/%E0%A4%A`);
    expect(malformed.status).toBeGreaterThanOrEqual(400);
    expect(malformed.status).toBeLessThan(500);
  });

  it.each(['/health', '/api/health'])('answers GET %s', async (path) => {
    const response = await fetch(backend.url + path);
    expect(response.status).toBe(200);
    const { status, build = '' } = (await response.json()) as { status: string; build?: string };
    expect([status, build]).toEqual(['ok', expect.stringMatching(IS_DEPLOYED ? /^[0-9a-f]{12}$/ : /^$/)]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

const ask = (url: string, origin: string, method = 'OPTIONS') =>
  fetch(`${url}/diagnosis`, { method, headers: { origin, 'access-control-request-method': 'POST' } });

it.skipIf(IS_DEPLOYED)('does not reveal the server software', async () => {
  expect((await fetch(`${backend.url}/health`)).headers.get('x-powered-by')).toBeNull();
});

describe('origins', () => {
  const ours = 'https://aura.invalid';

  it('lets only the listed origins read the answer', async () => {
    const local = await localBackend({ allowsOrigin: (origin) => origin === ours });
    for (const method of ['OPTIONS', 'POST']) {
      const allowed = await ask(local.url, ours, method);
      expect(allowed.headers.get('access-control-allow-origin')).toBe(ours);
      expect(allowed.headers.get('vary')).toContain('Origin');
      for (const origin of ['https://outra.invalid', 'https://aura.invalid.outra.invalid', 'null']) {
        expect((await ask(local.url, origin, method)).headers.get('access-control-allow-origin')).toBeNull();
      }
    }
    const preflight = await ask(local.url, ours);
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe(
      'Authorization, Content-Type, x-aura-page',
    );
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    await local.stop();
  });

  it('decides itself, also inside the Functions runtime', async () => {
    expect(
      (await ask(backend.url, 'https://outra.invalid')).headers.get('access-control-allow-origin'),
    ).toBeNull();
    const page = 'http://127.0.0.1:5000';
    expect((await ask(backend.url, page)).headers.get('access-control-allow-origin')).toBe(page);
  });
});

describe('rates', () => {
  const few = { capacity: 3, refillPerSecond: 0.5, maxKeys: 100 };

  it('limits the rate of one address before it checks who calls', async () => {
    const clock = { now: new Date('2026-11-10T12:00:00Z') };
    const local = await localBackend({ now: () => clock.now, limits: { address: few } });
    const codes = [];
    for (let i = 0; i < 4; i++) codes.push((await local.post('/diagnosis', {})).status);
    expect(codes).toEqual([401, 401, 401, 429]);
    const answer = await local.post('/diagnosis', {});
    expect(answer.body).toEqual(failure('rate_limited'));
    expect(answer.headers.get('retry-after')).toBe('2');
    clock.now = new Date('2026-11-10T12:00:02Z');
    expect((await local.post('/diagnosis', {})).status).toBe(401);
    await local.stop();
  });

  it.skipIf(!HAS_AUTH)('limits the rate of one person without limiting others', async () => {
    const clock = { now: new Date() };
    const local = await localBackend({ now: () => clock.now, limits: { person: few } });
    const [person, other] = await Promise.all([newPerson(local.db), newPerson(local.db)]);
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push((await local.post('/mentor/tasks', {}, person.token)).status);
    expect(answers).toEqual([400, 400, 400, 429]);
    expect((await local.post('/mentor/tasks', {}, other.token)).status).toBe(400);
    await local.stop();
  });
});

const canary = (what: string) => `canary-${what}-${randomUUID()}`;

describe.skipIf(!HAS_AUTH)('request log', () => {
  it.skipIf(IS_DEPLOYED)('has one line for each request, without personal data', async () => {
    const person = await newPerson(backend.db, { name: canary('name'), resumeText: canary('cv') });
    const [query, path, text, agent] = ['query', 'path', 'text', 'agent'].map(canary) as [
      string,
      ...string[],
    ];
    const before = backend.logged.length;
    const headers = {
      'user-agent': agent ?? '',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      'x-aura-page': `tools@1.0.0 r7 ${agent}`,
    };
    await fetch(`${backend.url}/diagnosis/${path}?email=${query}`, { headers });
    await fetch(`${backend.url}/health`, { headers: { 'x-aura-page': 'tools@1.0.0 r7' } });
    await backend.post('/mentor/tasks', makeDiagnosisRequest({ constraints: text ?? '' }), person.token);
    await backend.post('/mentor/tasks', { answers: { [text ?? '']: text } }, person.token);
    const lines = backend.logged.slice(before);
    expect(lines.map(({ route, status }) => [route, status])).toEqual([
      ['unmatched', 404],
      ['/health', 200],
      ['/mentor/tasks', 200],
      ['/mentor/tasks', 400],
    ]);
    expect(lines.slice(0, 2)).toMatchObject([
      { trace: '0af7651916cd43dd8448eb211c80319c' },
      { remote: 'tools@1.0.0', registry: 7 },
    ]);
    const logged = JSON.stringify(lines);
    for (const secret of ['canary', person.uid, person.email, person.token, '127.0.0.1']) {
      expect(logged).not.toContain(secret);
    }
  });
});
