import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HEALTH_DAYS, type OpeningsBySender, type TelemetryEvent } from '@aura/shared-domain';
import { scaleRuns } from '@aura/testing';
import { HAS_AUTH, localBackend, type Backend } from '../../../test-support/backend.ts';
import { forgeToken, newBuyer, newPerson } from '../../../test-support/people.ts';
import { documentsWith } from '../../../test-support/whole-database.ts';
import { SEEN_COLLECTION } from './count-once.ts';

const PLENTY = { capacity: 100_000, refillPerSecond: 1, maxKeys: 10 };
const limits = { telemetry: PLENTY, passes: PLENTY, address: PLENTY };
const LOAD: TelemetryEvent = { kind: 'load', ms: 420 };
const CRASH: TelemetryEvent = { kind: 'error', where: 'render', name: 'TypeError', fingerprint: '00c0ffee' };
const NOBODY = { tried: 0, failed: 0 };
/** Reports that one sender forges. */
const FORGED = scaleRuns(200, 1_000);

let backend: Backend;
beforeAll(async () => {
  backend = await localBackend({ limits });
});
afterAll(() => backend.stop());

/** A name that no other test has counted under. */
const newRemote = () => `r${randomUUID().slice(0, 8)}`;

async function passOf(token?: string, from = backend): Promise<string> {
  const answer = await from.post(`/telemetry/${token ? 'pass' : 'visitor-pass'}`, undefined, token);
  expect(answer).toMatchObject({ status: 200, body: { pass: expect.any(String) } });
  return (answer.body as { pass: string }).pass;
}
const accountPass = async () => passOf((await newBuyer(backend.db, null)).token);

async function tell(remote: string, events: TelemetryEvent[], pass?: string, to = backend): Promise<void> {
  const body = { remote, version: '1.2.0', events, ...(pass !== undefined && { pass }) };
  expect(await to.post('/telemetry', body)).toMatchObject({ status: 200 });
}

async function openingsOf(remote: string, from = backend): Promise<OpeningsBySender | undefined> {
  const operator = await newPerson(backend.db, null);
  const answer = await from.get('/operations/health', forgeToken(operator.uid, { operator: true }));
  expect(answer.status).toBe(200);
  return answer.body.versions?.find((version) => version.remote === remote)?.openings;
}

/** So many calls, fifty at a time. */
async function often(times: number, call: () => Promise<void>): Promise<void> {
  for (let done = 0; done < times; done += 50)
    await Promise.all(Array.from({ length: Math.min(50, times - done) }, call));
}

describe.skipIf(!HAS_AUTH)('openings', () => {
  it('of an account count once, and as failed from the first error on, whatever comes later', async () => {
    const remote = newRemote();
    const pass = await accountPass();
    await tell(remote, [LOAD], pass);
    expect((await openingsOf(remote))?.account).toEqual({ tried: 1, failed: 0 });
    for (const events of [[LOAD], [CRASH], [LOAD, CRASH], [LOAD]]) await tell(remote, events, pass);
    expect(await openingsOf(remote)).toEqual({
      account: { tried: 1, failed: 1 },
      visitor: NOBODY,
      unproven: NOBODY,
    });
    await tell(remote, [LOAD], await accountPass());
    expect((await openingsOf(remote))?.account).toEqual({ tried: 2, failed: 1 });
  });

  it('are remembered by the database: another process counts nobody twice', async () => {
    const other = await localBackend({ limits });
    const remote = newRemote();
    const pass = await accountPass();
    for (const to of [backend, other]) await tell(remote, [LOAD, CRASH], pass, to);
    expect((await openingsOf(remote))?.account).toEqual({ tried: 1, failed: 1 });
    await other.stop();
  });

  it('count again when the days that are judged are over', async () => {
    const remote = newRemote();
    const start = Date.now();
    let days = 0;
    const local = await localBackend({ limits, now: () => new Date(start + days * 86_400_000) });
    const { token } = await newBuyer(backend.db, null);
    const counted: (number | undefined)[] = [];
    for (days of [0, HEALTH_DAYS - 1, HEALTH_DAYS]) {
      await tell(remote, [LOAD], await passOf(token, local), local);
      counted.push((await openingsOf(remote, local))?.account.tried);
    }
    // On the last day the first one is out of sight.
    expect(counted).toEqual([1, 1, 1]);
    const { docs } = await backend.db.collection('telemetry').where('remote', '==', remote).get();
    expect(
      docs.reduce((sum, document) => sum + Number(document.get('openings')?.account?.tried ?? 0), 0),
    ).toBe(2);
    await local.stop();
  });

  it('that are forged many times count once for an account, once for an address, and else apart', async () => {
    const remote = newRemote();
    const account = await accountPass();
    await tell(remote, [CRASH], account);
    await tell(remote, [CRASH], await passOf());
    await often(FORGED - 1, async () => tell(remote, [CRASH], account));
    // New passes do not change the holder.
    await often(FORGED - 1, async () => tell(remote, [CRASH], await passOf()));
    await often(FORGED, async () => tell(remote, [CRASH]));
    expect(await openingsOf(remote)).toEqual({
      account: { tried: 1, failed: 1 },
      visitor: { tried: 1, failed: 1 },
      unproven: { tried: FORGED, failed: FORGED },
    });
  });

  it('with a pass that was made up are counted apart', async () => {
    const remote = newRemote();
    const pass = await accountPass();
    await tell(
      remote,
      [LOAD],
      pass.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    );
    await tell(remote, [LOAD], `a.${'x'.repeat(22)}.zzzzzzz.${'x'.repeat(43)}`);
    expect(await openingsOf(remote)).toEqual({
      account: NOBODY,
      visitor: NOBODY,
      unproven: { tried: 2, failed: 0 },
    });
    const body = { remote, version: '1.2.0', events: [LOAD], pass: 'anything' };
    expect((await backend.post('/telemetry', body)).status).toBe(400);
  });

  it('say nowhere whose they are, and are not remembered for longer than they are judged', async () => {
    const person = await newBuyer(backend.db, null);
    const pass = await passOf(person.token);
    const remote = newRemote();
    const before = Date.now();
    await tell(remote, [LOAD], pass);
    const [, who = ''] = pass.split('.');
    expect(await documentsWith(backend.db, [person.uid, who, pass])).toEqual([]);
    expect(JSON.stringify(backend.logged)).not.toContain(who);
    const { docs } = await backend.db.collection(SEEN_COLLECTION).get();
    const seen = docs.find(({ id }) => id.startsWith(remote))?.data();
    const kept = seen?.['expiresAt'].toMillis() - before;
    expect(kept).toBeLessThan((HEALTH_DAYS + 1) * 86_400_000);
  });

  it('are judged by nobody where the backend has no key', async () => {
    const local = await localBackend({ limits, telemetry: { passKey: null } });
    expect(await local.post('/telemetry/visitor-pass', undefined)).toMatchObject({ body: { pass: null } });
    const remote = newRemote();
    await tell(remote, [LOAD], await accountPass(), local);
    expect((await openingsOf(remote))?.unproven).toEqual({ tried: 1, failed: 0 });
    await local.stop();
  });

  it('of an account that never confirmed its e-mail bring no pass of an account', async () => {
    const { token } = await newPerson(backend.db, null);
    expect(await backend.post('/telemetry/pass', undefined, token)).toMatchObject({
      status: 200,
      body: { pass: null },
    });
  });

  it('of somebody who is not signed in bring no pass of an account', async () => {
    expect((await backend.post('/telemetry/pass', undefined)).status).toBe(401);
  });
});
