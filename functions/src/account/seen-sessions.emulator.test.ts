import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { HAS_AUTH, localBackend } from '../../test-support/backend.ts';
import { openOwnDatabase } from '../../test-support/own-database.ts';
import { newPerson } from '../../test-support/people.ts';
import { noteSessionsEnd } from './ended-sessions.ts';
import { createSessionNotes } from './seen-sessions.ts';

describe.skipIf(!HAS_AUTH)('the list of sessions', () => {
  const agent = (name: string) => `Mozilla/5.0 (Windows NT 10.0) ${name}/1.0`;
  const listing = async () => {
    const db = openOwnDatabase();
    const clock = { now: new Date('2026-11-10T12:00:00.000Z') };
    const note = createSessionNotes(db, () => clock.now);
    const local = await localBackend({ db, now: () => clock.now, noteSession: note });
    const list = async (token: string) => (await local.get('/account/sessions', token)).body.sessions ?? [];
    return { db, clock, note, local, list };
  };

  it('names those that made calls, and which one asks; ending all of them empties it', async () => {
    const { clock, note, local, list } = await listing();
    const person = await newPerson(local.db);
    clock.now = new Date(Date.now() - 60_000);
    await note({
      uid: person.uid,
      signedInAt: new Date('2026-11-09T12:00:00Z'),
      userAgent: agent('Firefox'),
    });
    clock.now = new Date();
    await list(person.token);
    const listed = await list(person.token);
    expect(listed.map(({ device, isThis }) => [device, isThis])).toEqual([
      ['Navegador desconhecido', true],
      ['Firefox no Windows', false],
    ]);
    expect((await local.post('/account/sessions/end', undefined, person.token)).status).toBe(200);
    expect((await local.db.collection(`users/${person.uid}/sessions`).get()).size).toBe(0);
    await local.stop();
  });

  it('holds twenty, the newest, each noted once an hour, and never the address of the network', async () => {
    const { db, clock, note, local } = await listing();
    const sessions = db.collection('users/ana/sessions');
    const start = clock.now.getTime();
    for (let at = 0; at < 22; at++) {
      clock.now = new Date(start + at * 60_000);
      await note({ uid: 'ana', signedInAt: clock.now, userAgent: agent('Chrome') });
    }
    const kept = await sessions.orderBy('lastSeen').get();
    expect([kept.size, kept.docs[0]?.id]).toEqual([20, String((start + 2 * 60_000) / 1000)]);
    const newest = sessions.doc(String(clock.now.getTime() / 1000));
    const stored = await newest.get();
    expect(Object.keys(stored.data() ?? {}).toSorted()).toEqual([
      'device',
      'expiresAt',
      'lastSeen',
      'signedInAt',
    ]);
    const again = { uid: 'ana', signedInAt: clock.now, userAgent: agent('Chrome') };
    const seenAt = async () => {
      const lastSeen: unknown = (await newest.get()).get('lastSeen');
      return lastSeen instanceof Timestamp ? lastSeen.toMillis() : NaN;
    };
    const first = await seenAt();
    clock.now = new Date(first + 59 * 60_000);
    await note(again);
    expect(await seenAt()).toBe(first);
    clock.now = new Date(first + 60 * 60_000);
    await note(again);
    expect(await seenAt()).toBe(first + 60 * 60_000);
    await local.stop();
  });

  it('keeps nothing of a session that its own look at the account ends', async () => {
    const { db, clock, local } = await listing();
    const note = createSessionNotes(
      db,
      () => clock.now,
      (uid) => noteSessionsEnd(db, uid, clock.now),
    );
    await note({ uid: 'ana', signedInAt: clock.now, userAgent: '' });
    expect((await db.collection('users/ana/sessions').get()).size).toBe(0);
    await local.stop();
  });

  it('keeps nothing of a session that was ended while it was noted', async () => {
    const { db, clock, local } = await listing();
    const note = createSessionNotes(
      db,
      () => clock.now,
      undefined,
      async () => true,
    );
    await note({ uid: 'ana', signedInAt: clock.now, userAgent: '' });
    expect((await db.collection('users/ana/sessions').get()).size).toBe(0);
    await local.stop();
  });
});
