import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openFirebaseServices } from '../firebase/admin.ts';
import { restoreBackup, takeBackup } from './backup.ts';
import { openCloud } from './cloud.ts';

const TAKEN = { takenAt: new Date(), isConsistent: false };

function newProject() {
  const project = `demo-${randomUUID()}`;
  const { db } = openFirebaseServices(project);
  return { db, auth: getAuth(getApp(project)), cloud: openCloud(project, process.env) };
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aura-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

/** Values of every kind, a document below one that does not exist, and more than fit into one page or one commit. */
async function filled() {
  const project = newProject();
  const { db, auth } = project;
  const writer = db.bulkWriter();
  const values = {
    text: 'ação',
    whole: 9_007_199_254_740_991,
    part: 0.1 + 0.2,
    endless: -Infinity,
    none: Number.NaN,
    nothing: null,
    yes: true,
    at: new Timestamp(1_764_331_200, 123_456_000),
    bytes: Buffer.from([0, 255, 7]),
    place: new GeoPoint(-23.5, -46.6),
    list: [1, 'dois', { três: [] }],
    below: { '10': 1, '9': { b: {}, a: 2 } },
  };
  void writer.set(db.doc('users/ana'), values);
  void writer.set(db.doc('users/vazia'), {});
  void writer.set(db.doc('users/ninguem/drafts/diagnosis'), { of: db.doc('users/ana') });
  for (let at = 0; at < 905; at++) void writer.set(db.doc(`users/ana/pointEvents/e${at}`), { at });
  await writer.close();
  await auth.importUsers([
    {
      uid: 'ana',
      email: 'ana@exemplo.invalid',
      emailVerified: true,
      displayName: 'Ana',
      customClaims: { operator: true },
      providerData: [{ uid: 'g-1', providerId: 'google.com', email: 'ana@exemplo.invalid' }],
    },
    { uid: 'bia', email: 'bia@exemplo.invalid', disabled: true },
  ]);
  return project;
}

test('everything comes back in another project: every document by its values, every account', async () => {
  const [from, to] = [await filled(), newProject()];
  expect(await takeBackup(from.cloud, folder, TAKEN)).toMatchObject({
    ok: true,
    value: {
      documents: { lines: 908 },
      accounts: { lines: 2 },
      collections: { users: 2, 'users/*/drafts': 1, 'users/*/pointEvents': 905 },
    },
  });
  expect(await restoreBackup(to.cloud, folder, { isOver: false })).toMatchObject({ ok: true });
  for (const path of ['users/ana', 'users/vazia'])
    expect((await to.db.doc(path).get()).data()).toEqual((await from.db.doc(path).get()).data());
  const draft = (await to.db.doc('users/ninguem/drafts/diagnosis').get()).data();
  expect(draft?.['of'].isEqual(to.db.doc('users/ana'))).toBe(true);
  const events = await to.db.collection('users/ana/pointEvents').get();
  expect(events.docs.map((entry) => entry.get('at')).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 905 }, (_, at) => at),
  );
  const ana = await to.auth.getUser('ana');
  expect(ana).toMatchObject({
    email: 'ana@exemplo.invalid',
    emailVerified: true,
    displayName: 'Ana',
    customClaims: { operator: true },
  });
  expect(ana.providerData).toEqual([expect.objectContaining({ providerId: 'google.com', uid: 'g-1' })]);
  expect((await to.auth.getUser('bia')).disabled).toBe(true);
});

test('a password opens the restored account', async () => {
  const [from, to] = [newProject(), newProject()];
  const credentials = { email: 'caio@exemplo.invalid', password: 'uma senha longa' };
  await from.auth.createUser(credentials);
  await takeBackup(from.cloud, folder, TAKEN);
  expect(await restoreBackup(to.cloud, folder, { isOver: false })).toMatchObject({ ok: true });
  const url = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com/v1`;
  const signIn = async (password: string) => {
    const response = await fetch(`${url}/accounts:signInWithPassword?key=emulator`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ ...credentials, password, targetProjectId: to.cloud.project }),
    });
    return response.status;
  };
  expect([await signIn(credentials.password), await signIn('outra')]).toEqual([200, 400]);
});

test('a restore into a project with data is refused, unless overwriting was asked for', async () => {
  const [from, to] = [newProject(), newProject()];
  await from.db.doc('users/ana').set({ name: 'da cópia' });
  await takeBackup(from.cloud, folder, TAKEN);
  await to.db.doc('users/ana').set({ name: 'de agora', more: 1 });
  await to.db.doc('users/dora').set({ name: 'fica' });
  expect(await restoreBackup(to.cloud, folder, { isOver: false })).toMatchObject({
    ok: false,
    error: expect.stringContaining('não está vazio'),
  });
  expect((await to.db.doc('users/ana').get()).data()).toEqual({ name: 'de agora', more: 1 });
  expect(await restoreBackup(to.cloud, folder, { isOver: true })).toMatchObject({ ok: true });
  expect((await to.db.doc('users/ana').get()).data()).toEqual({ name: 'da cópia' });
  expect((await to.db.doc('users/dora').get()).exists).toBe(true);
});

test.each([
  ['a file that was cut off', 'documents.ndjson.gz', (bytes: Buffer) => bytes.subarray(0, -9)],
  ['a file with another byte', 'documents.ndjson.gz', (bytes: Buffer) => bytes.fill(bytes[40]! ^ 1, 40, 41)],
  [
    'a list that is not the one of its files',
    'manifest.json',
    (bytes: Buffer) => Buffer.from(bytes.toString().replace('"lines": 1', '"lines": 2')),
  ],
])('%s is refused, and nothing is written', async (_what, file, damage) => {
  const [from, to] = [newProject(), newProject()];
  await from.db.doc('users/ana').set({ name: 'Ana', about: randomUUID().repeat(9) });
  await takeBackup(from.cloud, folder, TAKEN);
  await writeFile(join(folder, file), damage(await readFile(join(folder, file))));
  expect(await restoreBackup(to.cloud, folder, { isOver: false })).toMatchObject({
    ok: false,
    error: expect.stringContaining('danificad'),
  });
  expect((await to.db.doc('users/ana').get()).exists).toBe(false);
});

test('a backup that was cut off is none, and a folder takes one backup', async () => {
  const { cloud } = newProject();
  expect(await takeBackup(cloud, folder, TAKEN)).toMatchObject({ ok: true });
  expect(await takeBackup(cloud, folder, TAKEN)).toMatchObject({
    ok: false,
    error: expect.stringContaining('não está vazia'),
  });
  await rm(join(folder, 'manifest.json'));
  expect(await restoreBackup(cloud, folder, { isOver: true })).toMatchObject({
    ok: false,
    error: expect.stringContaining('não há uma cópia terminada'),
  });
});
