import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { DAY_MS, MENTOR_LIMITS, MentorFactSchema, type SaveFactRequest } from '@aura/shared-domain';
import { HAS_AUTH, localBackend, type Backend } from '../../../test-support/backend.ts';
import { newPerson, type Person } from '../../../test-support/people.ts';
import { findStoredAbout } from '../../../test-support/whole-database.ts';
import { withDates } from '../../profile/parse-profile.ts';

const START = new Date('2026-11-10T12:00:00.000Z');
const clock = { now: START };

let backend: Backend;
beforeAll(async () => {
  backend = await localBackend({ now: () => clock.now });
});
afterAll(() => backend.stop());
beforeEach(() => void (clock.now = START));

const fact = (changes: Partial<SaveFactRequest> = {}): SaveFactRequest => ({
  id: randomUUID(),
  text: 'Trabalha como analista há 3 anos',
  origin: 'person',
  keepDays: null,
  ...changes,
});
const save = (person: Person, request: unknown) => backend.post('/mentor/facts', request, person.token);
const stored = async (person: Person, { id }: SaveFactRequest) =>
  v.parse(MentorFactSchema, withDates((await person.stored('mentorFacts'))[id]));

describe.skipIf(!HAS_AUTH)('POST /mentor/facts', () => {
  it('keeps a fact, without end or for some days', async () => {
    const person = await newPerson(backend.db);
    const [always, month] = [fact(), fact({ origin: 'message', keepDays: 30 })];
    expect(await save(person, always)).toMatchObject({ status: 200, body: { saved: true } });
    await save(person, month);
    expect(await stored(person, always)).toEqual({
      text: always.text,
      origin: 'person',
      createdAt: START,
      usedAt: [],
      expiresAt: null,
    });
    expect((await stored(person, month)).expiresAt).toEqual(new Date(START.getTime() + 30 * DAY_MS));
  });

  it('changes an existing fact, which keeps its age', async () => {
    const person = await newPerson(backend.db);
    const first = fact();
    await save(person, first);
    await backend.db.doc(`users/${person.uid}/mentorFacts/${first.id}`).update({ usedAt: [START] });
    clock.now = new Date(START.getTime() + DAY_MS);
    await save(person, { ...first, text: 'Trabalha como gerente', keepDays: 180 });
    expect(await stored(person, first)).toEqual({
      text: 'Trabalha como gerente',
      origin: 'person',
      createdAt: START,
      usedAt: [START],
      expiresAt: new Date(clock.now.getTime() + 180 * DAY_MS),
    });
  });

  it('stores nothing sensitive and nothing that safety would answer, and says so', async () => {
    const person = await newPerson(backend.db);
    const before = await findStoredAbout(backend.db, [person.uid]);
    const [ill, danger] = await Promise.all(
      ['Tenho uma doença', 'há perigo'].map((text) => save(person, fact({ text }))),
    );
    expect(ill).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
    expect(ill?.body.error?.message).toMatch(/saúde.*Nada foi guardado\./u);
    expect(danger).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
    expect(danger?.body.error?.message).toContain('Nada foi guardado.');
    expect(await findStoredAbout(backend.db, [person.uid])).toEqual(before);
    expect(JSON.stringify(backend.logged)).not.toMatch(/doença|perigo/u);
  });

  it('stores facts up to the limit; expired ones make room', async () => {
    const person = await newPerson(backend.db);
    const batch = backend.db.batch();
    for (let at = 0; at < MENTOR_LIMITS.facts; at += 1)
      batch.create(backend.db.doc(`users/${person.uid}/mentorFacts/fato-${at}`), {
        text: `Fato ${at}`,
        origin: 'person',
        createdAt: START,
        usedAt: [],
        expiresAt: at === 0 ? new Date(START.getTime() + DAY_MS) : null,
      });
    await batch.commit();
    const refused = await save(person, fact());
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
    expect(refused.body.error?.message).toContain(`${MENTOR_LIMITS.facts}`);
    // What is there already is changed all the same.
    await backend.db.doc(`users/${person.uid}/mentorFacts/fato-1`).delete();
    const last = fact();
    expect([(await save(person, last)).status, (await save(person, last)).status]).toEqual([200, 200]);
    expect((await save(person, fact())).status).toBe(409);
    clock.now = new Date(START.getTime() + DAY_MS);
    expect((await save(person, fact())).status).toBe(200);
    const left = Object.keys(await person.stored('mentorFacts'));
    expect(left).toHaveLength(MENTOR_LIMITS.facts);
    expect(left).not.toContain('fato-0');
  });

  it('takes only what fits the contract, from who has a profile', async () => {
    const person = await newPerson(backend.db);
    for (const changes of [
      { text: 'a' },
      { text: 'a'.repeat(301) },
      { keepDays: 7 },
      { origin: 'x' },
      { id: 'a/b' },
    ])
      expect((await save(person, { ...fact(), ...changes })).status).toBe(400);
    expect((await save(await newPerson(backend.db, null), fact())).status).toBe(404);
    expect((await backend.post('/mentor/facts', fact())).status).toBe(401);
  });
});

describe.skipIf(!HAS_AUTH)('GET /mentor/status', () => {
  it('tells who can write and how many messages were answered', async () => {
    const person = await newPerson(backend.db);
    expect((await backend.get('/mentor/status', person.token)).body).toEqual({
      writer: null,
      answered: 0,
      mayReturn: true,
    });
    await backend.db.doc(`users/${person.uid}/mentorState/answered`).set({ count: 4, writingUntil: null });
    expect((await backend.get('/mentor/status', person.token)).body).toEqual({
      writer: null,
      answered: 4,
      mayReturn: true,
    });
    expect((await backend.get('/mentor/status')).status).toBe(401);
  });
});
