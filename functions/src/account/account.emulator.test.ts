import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AccountExportSchema, API_MESSAGES, ok, RECENT_LOGIN_MS } from '@aura/shared-domain';
import {
  startBackendUnderTest,
  HAS_AUTH,
  IS_DEPLOYED,
  localBackend,
  type Backend,
} from '../../test-support/backend.ts';
import { makeDiagnosisRequest } from '../../test-support/diagnosis-request.ts';
import { openOwnDatabase } from '../../test-support/own-database.ts';
import { forgeToken, newPerson, verifyEmail } from '../../test-support/people.ts';
import { personWithData } from '../../test-support/person-with-data.ts';
import { documentsWith } from '../../test-support/whole-database.ts';
import { PARTS } from '../parts/all-parts.ts';
import type { EraseStep, PartDeps, ReportLine } from '../parts/define-part.ts';
import { handOutWalk, walkShare, type SharedWalk } from '../schedule/shared-walk.ts';
import type { Counts, WalkParts } from '../schedule/walk-people.ts';
import { eraseSteps } from './erase-steps.ts';
import { COLLECTION_PROCESSING } from './processing.ts';
import { ERASING, eraseOrphan, LOOKING, noteOrphan, streamStoredPeople } from './orphans.ts';

const STEPS = eraseSteps(PARTS);

/** One night of the look for orphans, visited to its end; gives its lines of the log. */
async function sweepOrphans(
  deps: Pick<PartDeps, 'db' | 'accounts' | 'stripe' | 'now'>,
  steps: readonly EraseStep[],
): Promise<readonly ReportLine[]> {
  const lines: ReportLine[] = [];
  const walking = { ...deps, report: (line: ReportLine) => void lines.push(line) };
  const visit = async <C extends Counts>(walk: SharedWalk<C>, check: WalkParts<C>['check']) => {
    const shares = await deps.db.collection(`walks/${walk.name}/walkShares`).get();
    for (const { id } of shares.docs) await walkShare(walk, id, check, walking);
  };
  await handOutWalk(LOOKING, streamStoredPeople(deps.db), walking);
  await visit(LOOKING, noteOrphan(deps));
  await visit(ERASING, eraseOrphan(deps, steps));
  return lines;
}

let backend: Backend;
beforeAll(async () => {
  if (HAS_AUTH) backend = await startBackendUnderTest();
});
afterAll(() => backend?.stop());

const failure = (code: keyof typeof API_MESSAGES) => ({ error: { code, message: API_MESSAGES[code] } });
const gone = { status: 401, body: failure('unauthenticated') };

/**
 * What the database holds that names the person or carries their mark. The welcome of who has just begun may be on its way
 * in a deployed backend: what says that it was sent ends by itself, after 60 days.
 */
const tracesOf = async ({ uid, mark }: { uid: string; mark: string }, { db } = backend) =>
  (await documentsWith(db, [uid, mark])).filter(
    (path) => !/^(messageOutbox|sentMessages)\/welcome_/u.test(path),
  );

describe.skipIf(!HAS_AUTH)('exporting and deleting an account', () => {
  const calls = [
    ['GET /account/export', (token?: string) => backend.get('/account/export', token)],
    ['DELETE /account', (token?: string) => backend.delete('/account', token)],
  ] as const;

  it.each(calls)('%s: rejects a call without a token', async (_, call) => {
    expect(await call()).toMatchObject(gone);
  });

  it.each(calls)('%s: rejects a token issued before a revocation', async (_, call) => {
    const person = await newPerson(backend.db);
    const before = forgeToken(person.uid, { auth_time: Math.floor(Date.now() / 1000) - 60 });
    expect(await call(before)).toMatchObject(gone);
    expect(await person.profile()).not.toEqual({});
  });

  it.each(['get /account/export', 'delete /account'])(
    '%s: rejects somebody who signed in more than five minutes ago',
    async (route) => {
      const clock = { now: new Date() };
      const local = await localBackend({ now: () => clock.now });
      const person = await newPerson(local.db);
      const [method, path] = route.split(' ') as ['get' | 'delete', string];
      clock.now = new Date(Date.now() + RECENT_LOGIN_MS + 1000);
      expect(await local[method](path, person.token)).toMatchObject({
        status: 403,
        body: failure('recent_login_required'),
      });
      expect(await person.profile()).not.toEqual({});
      clock.now = new Date(Date.now() + RECENT_LOGIN_MS - 30_000);
      expect((await local[method](path, person.token)).status).toBe(200);
      await local.stop();
    },
  );
});

/**
 * Whether a document is a consequence of the calls themselves: a deployed backend sends a welcome and a notice about an
 * export, and lists the session.
 */
const isOfTheCalls = (path: string): boolean =>
  /^(messageOutbox|sentMessages)\/|\/sessions\/\d+$/u.test(path);

describe.skipIf(!HAS_AUTH)('GET /account/export', () => {
  it("contains every document about the person, from every collection, and nobody else's", async () => {
    const [person] = await Promise.all([personWithData(backend.db), personWithData(backend.db)]);
    const answer = await backend.get('/account/export', person.token);
    expect(answer.status).toBe(200);
    const { account, documents } = v.parse(AccountExportSchema, answer.body);
    expect(account).toMatchObject({ uid: person.uid, email: person.email, providers: ['password'] });

    const exported = documents.map(({ path }) => path);
    const seeded = Object.keys(person.documents);
    expect(seeded.filter((path) => !exported.includes(path))).toEqual([]);
    expect(exported.filter((path) => !seeded.includes(path) && !isOfTheCalls(path))).toEqual([]);
    expect(new Set(exported).size).toBe(exported.length);
    expect(documents.find(({ path }) => path === `users/${person.uid}/diagnoses/d0/parts/p1`)?.data).toEqual({
      mark: person.mark,
      at: '2026-11-10T12:00:00.000Z',
      list: [{ at: '2026-11-10T12:00:00.000Z' }],
    });
  });

  it('contains messages of an address only after the address was confirmed', async () => {
    const person = await newPerson(backend.db);
    const lead = `leads/${randomUUID()}`;
    await backend.db.doc(lead).set({ email: person.email, message: 'de outra pessoa, talvez' });
    const paths = async () => {
      const { body } = await backend.get('/account/export', person.token);
      return body.documents?.map(({ path }) => path).filter((path) => !isOfTheCalls(path));
    };
    expect(await paths()).toEqual([`users/${person.uid}`]);
    await verifyEmail(person.uid);
    expect(await paths()).toEqual([`users/${person.uid}`, lead]);
  });

  it("contains the person's own actions as a manager without other people's data, and what managers noted about them", async () => {
    const person = await newPerson(backend.db);
    const log = backend.db.collection('companies').doc(randomUUID()).collection('auditLog');
    const [deed, about] = [log.doc('e1'), log.doc('e2')];
    await deed.set({ actorUid: person.uid, actor: 'Gestora', action: 'person_removed', detail: 'Bia Souza' });
    await about.set({ actorUid: null, subjectUid: person.uid, action: 'manager_granted', detail: 'Gestora' });
    const { body } = await backend.get('/account/export', person.token);
    const exported = new Map(body.documents?.map(({ path, data }) => [path, data]));
    expect(exported.get(deed.path)).toEqual({
      actorUid: person.uid,
      actor: 'Gestora',
      action: 'person_removed',
    });
    expect(exported.get(about.path)).toMatchObject({ detail: 'Gestora' });
  });

  it('is of an account without any document, too', async () => {
    const person = await newPerson(backend.db, null);
    const { body } = await backend.get('/account/export', person.token);
    expect(body.documents?.filter(({ path }) => !isOfTheCalls(path))).toEqual([]);
  });
});

/** Collections in which {@link personWithData} plants nothing: why, or the test that does; and their names. */
const NOT_PLANTED: readonly (readonly [why: string, ...names: string[]])[] = [
  ['billing/erase-purchases.emulator.test.ts', 'billing', 'stripeEvents'],
  ['messages/outbox/erasure.emulator.test.ts', 'messageOutbox', 'messageCounts'],
  ['company/pulse/pulse.emulator.test.ts', 'pulseAnswers'],
  ["a company's list, which is its own", 'people'],
  ['kept for five years, and said so', 'operatorLog'],
  ['a hash', 'messageStops', 'endedSessions', 'telemetrySeen', 'callBuckets'],
  ['ids of accounts, for two days', 'walkShares', 'orphans'],
  ['figures of groups, and agreements', 'snapshots', 'snapshotParts', 'pulses', 'companyContracts'],
  ['job ads', 'marketSnapshots', 'marketParts'],
  ['no person', 'operatorLogState', 'migrations', 'telemetry', 'walks', 'walkRuns', 'aiBudget', 'aiLeases'],
];

describe.skipIf(!HAS_AUTH)('DELETE /account', () => {
  it('is tried with something in every collection that may hold something of a person', async () => {
    const { documents } = await personWithData(backend.db);
    const planted = new Set(
      Object.keys(documents).flatMap((path) => path.split('/').filter((_, at) => at % 2 === 0)),
    );
    const others = Object.keys(COLLECTION_PROCESSING).filter((name) => !planted.has(name));
    expect(others.toSorted()).toEqual(NOT_PLANTED.flatMap(([, ...names]) => names).toSorted());
  });

  it('leaves no trace of the person, and everything of another', async () => {
    const [person, other] = await Promise.all([personWithData(backend.db), personWithData(backend.db)]);
    expect(await tracesOf(person)).toHaveLength(Object.keys(person.documents).length);

    expect(await backend.delete('/account', person.token)).toMatchObject({
      status: 200,
      body: { deleted: true },
    });
    expect(await tracesOf(person)).toEqual([]);
    await expect(backend.accounts.getUser(person.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });

    const paths = Object.keys(other.documents);
    const left = await backend.db.getAll(...paths.map((path) => backend.db.doc(path)));
    expect(left.map((snapshot) => snapshot.data())).toEqual(Object.values(other.documents));
    expect((await backend.get('/account/export', other.token)).status).toBe(200);
  });

  it('leaves a company its records, without who accepted and who managed', async () => {
    const person = await personWithData(backend.db);
    const { uid } = person;
    const company = backend.db.collection('companies').doc(randomUUID());
    const listed = company.collection('people').doc('p1');
    const invite = company.collection('invites').doc('h1');
    const deed = company.collection('auditLog').doc('e1');
    await company.set({ name: 'Empresa', managers: [uid, 'outra'] });
    await listed.set({ name: 'Ana Souza', email: person.email });
    await invite.set({ personId: 'p1', acceptedBy: uid });
    const about = company.collection('auditLog').doc('e2');
    await deed.set({ actorUid: uid, actor: person.mark, action: 'people_viewed', detail: 'a lista' });
    const granted = { actorUid: null, actor: 'Operação da Aura', action: 'manager_granted' };
    await about.set({ ...granted, subjectUid: uid, detail: person.mark });

    expect((await backend.delete('/account', person.token)).status).toBe(200);
    expect(await tracesOf(person)).toEqual([]);
    const [left, ...below] = await backend.db.getAll(company, listed, invite, deed, about);
    expect(left?.data()).toEqual({ name: 'Empresa', managers: ['outra'] });
    expect(below.map((document) => document.data())).toEqual([
      { name: 'Ana Souza', email: person.email },
      // The link stays used, and looks to the company as it did.
      { personId: 'p1', acceptedBy: expect.any(String) },
      { actorUid: null, actor: 'Conta excluída', action: 'people_viewed', detail: 'a lista' },
      { ...granted, subjectUid: null, detail: 'Conta excluída' },
    ]);
  });

  it('takes a confirmed address out of invitations to manage, and another one stays', async () => {
    const person = await personWithData(backend.db);
    const company = backend.db.collection('companies').doc(randomUUID());
    const log = company.collection('auditLog');
    const at = new Date();
    const makeInvite = (email: string) => ({ hash: email, email, issuedAt: at, expiresAt: at });
    const other = makeInvite('outra@empresa.example');
    await company.set({ name: 'Empresa', managerInvites: [makeInvite(person.email), other] });
    for (const detail of [person.email, other.email])
      await log.doc(detail).set({ action: 'manager_invited', detail, subjectUid: null });
    const { body } = await backend.get('/account/export', person.token);
    expect(body.documents?.map(({ path }) => path)).toContain(`${log.path}/${person.email}`);

    expect((await backend.delete('/account', person.token)).status).toBe(200);
    const [left, entry] = await backend.db.getAll(company, log.doc(person.email));
    expect(left?.get('managerInvites')).toMatchObject([{ email: other.email }]);
    expect(entry?.get('detail')).toBe('Conta excluída');
    expect((await log.doc(other.email).get()).get('detail')).toBe(other.email);
  });

  it('keeps the invitation of an address that was never confirmed', async () => {
    const person = await newPerson(backend.db);
    const entry = backend.db.doc(`companies/${randomUUID()}/auditLog/e1`);
    await entry.set({ action: 'manager_invited', detail: person.email, subjectUid: null });
    expect((await backend.delete('/account', person.token)).status).toBe(200);
    expect((await entry.get()).get('detail')).toBe(person.email);
  });

  it('refuses the old token from then on, for every call', async () => {
    const person = await personWithData(backend.db);
    await backend.delete('/account', person.token);
    expect(await backend.delete('/account', person.token)).toMatchObject(gone);
    expect(await backend.get('/account/export', person.token)).toMatchObject(gone);
    await backend.post('/diagnosis', makeDiagnosisRequest(), person.token);
    expect(await tracesOf(person)).toEqual([]);
  });

  it('keeps messages of an address that was never confirmed', async () => {
    const person = await newPerson(backend.db);
    const lead = backend.db.doc(`leads/${randomUUID()}`);
    await lead.set({ email: person.email });
    expect((await backend.delete('/account', person.token)).status).toBe(200);
    expect((await lead.get()).exists).toBe(true);
  });

  it('is done once where it is asked for twice at the same time', async () => {
    const person = await personWithData(backend.db);
    const answers = await Promise.all([1, 2].map(() => backend.delete('/account', person.token)));
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await tracesOf(person)).toEqual([]);
  });
});

/** The steps, with one that fails before it did anything or after it did everything, until it is mended. */
function stepsWithFault(at: number, when: 'before' | 'after') {
  const fault = { mended: false };
  const steps = STEPS.map((step, i): EraseStep => {
    if (i !== at) return step;
    return {
      ...step,
      erase: async (...given) => {
        if (when === 'after') await step.erase(...given);
        if (!fault.mended) throw Object.assign(new Error(`falhou para ${given[0].email}`), { code: 14 });
        if (when === 'before') await step.erase(...given);
      },
    };
  });
  return { steps, fault };
}

describe.skipIf(!HAS_AUTH)('an erasure that is cut short', () => {
  // What fails after the account is gone has nothing left to do.
  const places = STEPS.flatMap(({ name }, at) => [
    { name, at, when: 'before' as const },
    ...(at < STEPS.length - 1 ? [{ name, at, when: 'after' as const }] : []),
  ]);

  it.each(places)('$when the step $name is finished by asking again', async ({ name, at, when }) => {
    const { steps, fault } = stepsWithFault(at, when);
    const local = await localBackend({ eraseSteps: steps });
    const person = await personWithData(local.db);

    const answer = await local.delete('/account', person.token);
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    expect(answer.body.error?.message).toContain('não terminou');
    expect((await backend.accounts.getUser(person.uid)).uid).toBe(person.uid);
    expect(local.logged.at(-1)).toMatchObject({
      failure: `unavailable: erase_${name}`,
      fault: { name: 'Error' },
    });
    expect(JSON.stringify(local.logged)).not.toContain(person.email);

    fault.mended = true;
    expect((await local.delete('/account', person.token)).status).toBe(200);
    expect(await tracesOf(person, local)).toEqual([]);
    await expect(backend.accounts.getUser(person.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    await local.stop();
  });
});

describe.skipIf(!HAS_AUTH)('an account that is deleted without the product', () => {
  it.skipIf(!IS_DEPLOYED)(
    'deletes all data of its person when Authentication reports the deletion',
    async () => {
      const [person, other] = await Promise.all([personWithData(backend.db), personWithData(backend.db)]);
      await backend.accounts.deleteUser(person.uid);
      await vi.waitFor(async () => expect(await tracesOf(person)).toEqual([]), {
        timeout: 60_000,
        interval: 500,
      });
      const paths = Object.keys(other.documents);
      const stored = await backend.db.getAll(...paths.map((path) => backend.db.doc(path)));
      expect(stored.filter(({ exists }) => !exists)).toEqual([]);
    },
  );

  it("is found by the nightly sweep, which ends the person's subscription and leaves others alone", async () => {
    const local = await localBackend({ db: openOwnDatabase() });
    const { db, accounts } = local;
    const [left, well] = [await personWithData(db), await newPerson(db)];
    await accounts.deleteUser(left.uid);
    await db.doc('billing/ninguem').set({ customerId: null });
    const ended: string[] = [];
    const steps = STEPS.map((step): EraseStep =>
      step.name === 'purchases' ? { ...step, erase: async ({ uid }) => void ended.push(uid) } : step,
    );
    const deps = { db, accounts, stripe: null, now: () => new Date() };
    expect(await sweepOrphans(deps, steps)).toMatchObject([
      { message: 'orphans', people: 3, missing: 2, failed: 0, reachedAll: true },
      { message: 'orphansErased', people: 2, erased: 2, failed: 0, reachedAll: true },
    ]);
    expect(ended.toSorted()).toEqual([left.uid, 'ninguem'].toSorted());
    // Messages of an address keep their own retention: without an account their owner cannot be verified.
    expect(
      (await documentsWith(db, [left.uid, left.mark])).filter((path) => !path.startsWith('leads/')),
    ).toEqual([]);
    expect(await well.profile()).toMatchObject({ name: 'Pessoa de teste' });
    expect((await db.collection('orphans').get()).size).toBe(0);
    expect(await sweepOrphans(deps, steps)).toMatchObject([{ missing: 0 }, { people: 0, erased: 0 }]);
    await local.stop();
  });

  it('deletes nothing if Authentication reports that almost everybody is gone', async () => {
    const db = openOwnDatabase();
    const ids = Array.from({ length: 130 }, (_, at) => `pessoa-${at}`);
    const batch = db.batch();
    for (const id of ids) batch.set(db.doc(`users/${id}`), { name: id });
    await batch.commit();
    const deps = { db, accounts: backend.accounts, stripe: null, now: () => new Date() };
    expect(await sweepOrphans(deps, STEPS)).toMatchObject([
      { message: 'orphans', people: ids.length, missing: ids.length },
      { message: 'orphans doubted', severity: 'ERROR', orphans: ids.length, people: ids.length },
    ]);
    expect((await db.collection('users').get()).size).toBe(ids.length);
    // Who is back by the next night was never an orphan.
    const found = { ...deps, accounts: { ...deps.accounts, getUsers: async () => ({ users: [{}] }) } };
    expect(await eraseOrphan(found as unknown as PartDeps, STEPS)('pessoa-1')).toEqual(ok({ erased: 0 }));
    expect((await db.doc('users/pessoa-1').get()).exists).toBe(true);
    expect((await db.doc('orphans/pessoa-1').get()).exists).toBe(false);
  });
});
