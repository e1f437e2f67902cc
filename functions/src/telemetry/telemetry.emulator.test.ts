import { randomUUID } from 'node:crypto';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  API_MESSAGES,
  ERROR_NAMES,
  type TelemetryEvent,
  type TelemetryRequest,
  type VersionHealth,
} from '@aura/shared-domain';
import { startBackendUnderTest, HAS_AUTH, localBackend, type Backend } from '../../test-support/backend.ts';
import { forgeToken, newPerson } from '../../test-support/people.ts';
import { documentsWith } from '../../test-support/whole-database.ts';

const received = { status: 200, body: { received: true } };
const refused = { status: 400, body: { error: { code: 'invalid_request' } } };
const open = { telemetry: { capacity: 1000, refillPerSecond: 1, maxKeys: 10 } };

const LOAD: TelemetryEvent = { kind: 'load', ms: 420 };
/** A name that no other test has counted under. */
const newRemote = () => `r${randomUUID().slice(0, 8)}`;
const batch = (remote: string, ...events: readonly TelemetryEvent[]): TelemetryRequest => ({
  remote,
  version: '1.2.0',
  events: [...events],
});

let backend: Backend;
beforeAll(async () => {
  backend = await localBackend({ limits: open });
});
afterAll(() => backend.stop());

async function storedOf(remote: string, { db } = backend): Promise<readonly DocumentData[]> {
  const { docs } = await db.collection('telemetry').where('remote', '==', remote).get();
  return docs.map((document) => document.data());
}

/** Health of a remote's versions, as an operator reads it. */
async function healthOf(remote: string, from = backend): Promise<readonly VersionHealth[]> {
  const operator = await newPerson(backend.db);
  const answer = await from.get('/operations/health', forgeToken(operator.uid, { operator: true }));
  expect(answer).toMatchObject({ status: 200, body: { complete: true } });
  return answer.body.versions?.filter((version) => version.remote === remote) ?? [];
}

describe('POST /telemetry', () => {
  it('takes a batch of somebody who is not signed in, under both addresses', async () => {
    const entry = await startBackendUnderTest();
    const remote = newRemote();
    for (const path of ['/telemetry', '/api/telemetry'])
      expect(await entry.post(path, batch(remote, LOAD))).toMatchObject(received);
    const documents = await storedOf(remote, entry);
    expect(documents.reduce((sum, { loads }) => sum + Number(loads), 0)).toBe(2);
    await entry.stop();
  });

  it('adds up under the day of São Paulo and lets the database delete after 90 days', async () => {
    const clock = new Date('2026-11-11T01:00:00Z');
    const local = await localBackend({ limits: open, now: () => clock });
    const remote = newRemote();
    await local.post('/telemetry', batch(remote, LOAD, LOAD));
    expect(await storedOf(remote)).toEqual([
      {
        day: '2026-11-10',
        remote,
        version: '1.2.0',
        loads: 2,
        load: { '500': 2 },
        openings: { unproven: { tried: 1, failed: 0 } },
        expiresAt: Timestamp.fromDate(new Date('2027-02-09T01:00:00Z')),
      },
    ]);
    await local.stop();
  });

  it.each([
    ['no events', { events: [] }],
    ['more events than one batch may hold', { events: Array.from({ length: 41 }, () => LOAD) }],
    ['an unknown kind', { events: [{ kind: 'click', ms: 1 }] }],
    ['a name that is a path', { remote: '../users' }],
    ['a version that is none', { version: 'latest' }],
    ['somebody', { uid: 'ana' }],
    ['a list', []],
  ])('refuses %s', async (_, changes) => {
    const remote = newRemote();
    const body = Array.isArray(changes) ? changes : { ...batch(remote, LOAD), ...changes };
    expect(await backend.post('/telemetry', body)).toMatchObject(refused);
    expect(await storedOf(remote)).toEqual([]);
  });

  it('holds one address to its rate, while other calls go on', async () => {
    const few = { telemetry: { capacity: 2, refillPerSecond: 1, maxKeys: 10 } };
    const clock = new Date('2026-11-10T12:00:00Z');
    const local = await localBackend({ limits: few, now: () => clock });
    const send = () => local.post('/telemetry', batch(newRemote(), LOAD));
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    expect(await send()).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } });
    expect((await local.get('/health')).status).toBe(200);
    await local.stop();
  });

  it('counts invented versions together once they are too many', async () => {
    const local = await localBackend({ limits: open });
    const names = Array.from({ length: 70 }, newRemote);
    await Promise.all(names.map((name) => local.post('/telemetry', batch(name, LOAD))));
    const known = await Promise.all(names.map((name) => storedOf(name)));
    expect(known.filter((documents) => documents.length > 0)).toHaveLength(60);
    await local.stop();
  });
});

describe('what is stored', () => {
  const mark = `canary-${randomUUID()}`;
  const error: TelemetryEvent = {
    kind: 'error',
    where: 'render',
    name: 'TypeError',
    fingerprint: '00c0ffee',
  };

  it.each([
    ['stack of an error', batch('tools', { ...error, stack: mark } as TelemetryEvent)],
    ['place of an error', batch('tools', { ...error, frames: [`${mark}.js:1:1`] })],
    ['name of an error', batch('tools', { ...error, name: mark } as unknown as TelemetryEvent)],
    ['fingerprint', batch('tools', { ...error, fingerprint: mark })],
    ['reason', batch('tools', { kind: 'loadFailed', reason: mark } as unknown as TelemetryEvent)],
    ['address', batch('tools', { kind: 'vital', name: 'LCP', value: 1, route: `/perfil?x=${mark}` })],
    ['name of a remote', batch(mark, LOAD)],
    ['field that nobody asked for', { ...batch('tools', LOAD), [mark]: mark }],
  ])('is never what stands as the %s', async (_, body) => {
    expect(await backend.post('/telemetry', body)).toMatchObject(refused);
    expect(await documentsWith(backend.db, [mark])).toEqual([]);
  });

  it('is never what a message quotes', async () => {
    const remote = newRemote();
    const message = `${mark} ana@exemplo.com is not valid, 987654321987`;
    await backend.post('/telemetry', batch(remote, { ...error, message, frames: ['app.1a2b3c4d.js:1:9'] }));
    expect(await documentsWith(backend.db, [mark, 'ana@exemplo', '987654321987'])).toEqual([]);
    expect(await storedOf(remote)).toMatchObject([
      { errors: { '00c0ffee': { message: '… is not valid, …', frames: ['app.1a2b3c4d.js:1:9'] } } },
    ]);
  });

  it('is nothing of who sent it, and neither is what is logged', async () => {
    const remote = newRemote();
    const logged = backend.logged.length;
    await fetch(`${backend.url}/telemetry?${mark}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': mark,
        referer: `http://${mark}/`,
        cookie: mark,
      },
      body: JSON.stringify(batch(remote, LOAD)),
    });
    expect(await storedOf(remote)).toHaveLength(1);
    expect(await documentsWith(backend.db, [mark])).toEqual([]);
    expect(JSON.stringify([await storedOf(remote), backend.logged.slice(logged)])).not.toMatch(
      /canary|127\.0/,
    );
  });

  it('knows every name of an error that is in the list', async () => {
    const remote = newRemote();
    const events = ERROR_NAMES.map((name, index) => ({
      ...error,
      name,
      fingerprint: `${index + 10}`.padStart(8, '0'),
    }));
    expect(await backend.post('/telemetry', batch(remote, ...events))).toMatchObject(received);
  });
});

describe.skipIf(!HAS_AUTH)('GET /operations/health', () => {
  const failure = (code: 'forbidden' | 'unauthenticated') => ({
    error: { code, message: API_MESSAGES[code] },
  });

  it('is refused to everybody who does not operate the platform', async () => {
    const entry = await startBackendUnderTest();
    const manager = await newPerson(entry.db, { role: 'gestor_rh', operator: true });
    const forged = forgeToken(manager.uid, { operator: 'true' });
    expect(await entry.get('/operations/health')).toMatchObject({
      status: 401,
      body: failure('unauthenticated'),
    });
    for (const token of [manager.token, forged])
      expect(await entry.get('/operations/health', token)).toMatchObject({
        status: 403,
        body: failure('forbidden'),
      });
    await entry.stop();
  });

  it('answers an account with the claim', async () => {
    const entry = await startBackendUnderTest();
    const operator = await newPerson(entry.db);
    const token = forgeToken(operator.uid, { operator: true });
    const answer = await entry.get('/api/operations/health', token);
    expect(answer).toMatchObject({ status: 200, body: { from: expect.any(String), to: expect.any(String) } });
    await entry.stop();
  });

  it('sums fifty batches that came at once, to the last one', async () => {
    const remote = newRemote();
    const events: TelemetryEvent[] = [
      LOAD,
      { kind: 'load', ms: 40 },
      { kind: 'loadFailed', reason: 'timeout' },
      { kind: 'error', where: 'event', name: 'TypeError', fingerprint: '00c0ffee' },
      { kind: 'vital', name: 'LCP', value: 2400, route: '/mentor-ia' },
    ];
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => backend.post('/telemetry', batch(remote, ...events))),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await storedOf(remote)).toHaveLength(1);
    expect(await healthOf(remote)).toEqual([
      {
        remote,
        version: '1.2.0',
        loads: 100,
        failures: 50,
        failuresByReason: { timeout: 50 },
        errors: 50,
        openings: {
          account: { tried: 0, failed: 0 },
          visitor: { tried: 0, failed: 0 },
          unproven: { tried: 50, failed: 50 },
        },
        loadP75: 450,
        vitals: { LCP: 2375, INP: null, CLS: null, TTFB: null, FCP: null },
        topErrors: [
          {
            fingerprint: '00c0ffee',
            name: 'TypeError',
            where: 'event',
            count: 50,
            lastSeen: expect.stringMatching(/:00\.000Z$/),
          },
        ],
        pages: [{ route: '/mentor-ia', views: 50, lcpP75: 2375 }],
      },
    ]);
  });

  it('looks back over seven days, today included', async () => {
    const remote = newRemote();
    const at = async (day: string) => {
      const local = await localBackend({ limits: open, now: () => new Date(`${day}T15:00:00Z`) });
      await local.post('/telemetry', batch(remote, LOAD));
      return local;
    };
    const all = [await at('2026-06-14'), await at('2026-06-15'), await at('2026-06-21')];
    const last = all.at(-1) as Backend;
    expect(await healthOf(remote, last)).toMatchObject([{ loads: 2 }]);
    await Promise.all(all.map((local) => local.stop()));
  });
});
