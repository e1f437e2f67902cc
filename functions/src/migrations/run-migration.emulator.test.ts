import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { openOwnDatabase } from '../../test-support/own-database.ts';
import { followContact } from '../contact/follow-contact.ts';
import { parseTicket } from '../contact/ticket.ts';
import { ticketsHaveNumbers } from './0001-tickets-have-numbers.ts';
import { runMigration, type MigrationRun } from './run-migration.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const CREATED = new Date('2026-10-02T15:00:00.123Z');
/** A message as the backend stored it before there were numbers. */
const BEFORE = {
  name: 'Ana',
  email: 'ana@exemplo.invalid',
  subject: 'privacidade',
  company: null,
  message: 'Olá',
  isSuspect: false,
  createdAt: CREATED,
};

async function withMessages(count: number): Promise<Firestore> {
  const db = openOwnDatabase();
  for (let at = 0; at < count; at++) await db.doc(`leads/m${at}`).set(BEFORE);
  return db;
}

const run = (db: Firestore, changes: Partial<MigrationRun> = {}) =>
  runMigration(ticketsHaveNumbers, {
    db,
    now: () => NOW,
    isDry: false,
    isRestarted: false,
    signal: new AbortController().signal,
    onFault: () => undefined,
    ...changes,
  });

test('a message of before is found by the number that it gets, and will be erased one day', async () => {
  const db = await withMessages(1);
  const ask = { number: parseTicket('m0', { ...BEFORE }).number, email: BEFORE.email };
  expect((await followContact({ db })(ask)).ok).toBe(false);
  expect(await run(db)).toMatchObject({ looked: 1, changed: 1, failed: 0, finishedAt: NOW });
  expect(await followContact({ db })(ask)).toMatchObject({
    ok: true,
    value: { state: 'open', createdAt: CREATED.toISOString() },
  });
  const stored = (await db.doc('leads/m0').get()).data();
  expect(stored?.['expiresAt'].toDate().getTime() - CREATED.getTime()).toBe(365 * 24 * 60 * 60 * 1000);
  expect(stored).toMatchObject({ message: 'Olá', schemaVersion: 2 });
});

test('a dry run counts and writes nothing, even for finished migrations', async () => {
  const db = await withMessages(3);
  expect(await run(db, { isDry: true })).toMatchObject({ looked: 3, changed: 3 });
  expect((await db.doc('leads/m0').get()).data()).not.toHaveProperty('number');
  expect((await db.collection('migrations').get()).size).toBe(0);
  await run(db);
  expect(await run(db, { isDry: true })).toMatchObject({ looked: 3, changed: 0 });
});

test('a run continues where it was interrupted, and a second one changes nothing', async () => {
  const db = await withMessages(5);
  const stop = new AbortController();
  const cut = await run(db, {
    page: 2,
    signal: stop.signal,
    now: () => NOW,
    // The first page is over when its documents were looked at.
    all: [
      {
        ...ticketsHaveNumbers,
        upgrade(id, fields) {
          stop.abort();
          return ticketsHaveNumbers.upgrade(id, fields);
        },
      },
    ],
  });
  expect(cut).toMatchObject({ looked: 2, changed: 2, cursor: 'leads/m1', finishedAt: null });
  expect(await run(db, { page: 2 })).toMatchObject({ looked: 5, changed: 5, finishedAt: NOW });
  const { updateTime } = await db.doc('leads/m0').get();
  expect(await run(db, { isRestarted: true })).toMatchObject({ looked: 5, changed: 0 });
  expect((await db.doc('leads/m0').get()).updateTime?.isEqual(updateTime!)).toBe(true);
});

test('answers given meanwhile stay', async () => {
  const db = await withMessages(0);
  const answers = [{ at: NOW, by: 'Bia', text: 'Feito' }];
  const id = randomUUID();
  await db.doc(`leads/${id}`).set({ ...BEFORE, state: 'answered', answers });
  await run(db);
  expect(parseTicket(id, (await db.doc(`leads/${id}`).get()).data())).toMatchObject({
    state: 'answered',
    answers,
  });
});

test('an unchangeable document is counted and named, stays as it was, and does not stop the others', async () => {
  const db = await withMessages(2);
  await db.doc('leads/m1').set({ message: 'sem data' });
  const faults: string[] = [];
  const onFault = (path: string) => void faults.push(path);
  expect(await run(db, { onFault })).toMatchObject({ looked: 2, changed: 1, failed: 1 });
  expect(faults).toEqual(['leads/m1']);
  expect((await db.doc('leads/m1').get()).data()).toEqual({ message: 'sem data' });
});
