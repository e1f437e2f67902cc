import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS, API_MESSAGES, JobSearchResponseSchema } from '@aura/shared-domain';
import { HAS_AUTH, localBackend, type Backend } from '../../../test-support/backend.ts';
import { asking, diagnosedPerson, makeMarket, vacancy } from '../../../test-support/jobs.ts';
import type { Person } from '../../../test-support/people.ts';

const START = new Date('2026-11-10T12:00:00.000Z');
const clock = { now: START };
const later = (ms: number): void => void (clock.now = new Date(clock.now.getTime() + ms));
const limits = { jobs: { capacity: 10_000, refillPerSecond: 100, maxKeys: 1_000 } };
/** Holds every other word that is searched here, wherever it is searched: only what finds something counts. */
const FOUND = vacancy({
  id: 'sample:vendas',
  title: 'Vendas C, C++',
  workModel: 'remote',
  description: `Vendas em Recife. ${Array.from({ length: 20 }, (_, at) => `palavra${at}`).join(', ')}.`,
});
const freshBackend = () =>
  localBackend({
    now: () => clock.now,
    market: makeMarket({ vacancies: [vacancy(), FOUND] }, () => clock.now),
    limits,
  });

let backend: Backend;
beforeAll(async () => void (backend = await freshBackend()));
afterAll(() => backend.stop());
beforeEach(() => void (clock.now = START));

const ask = (person: Person, request: unknown, by = backend) =>
  by.get(asking('/jobs', request), person.token);
const search = async (person: Person, query: object, by = backend) =>
  v.parse(JobSearchResponseSchema, (await ask(person, { query }, by)).body);
const used = async (person: Person): Promise<unknown> =>
  ((await person.profile())['usageCounts'] as Record<string, number> | undefined)?.['jobSearch'];

describe.skipIf(!HAS_AUTH)('a search', () => {
  it('counts once, brings the badge, its points and the news, and stores no word', async () => {
    const person = await diagnosedPerson(backend.db, { points: 10 });
    expect(await search(person, { words: 'analista', place: 'Recife' })).toMatchObject({
      charged: true,
      newBadges: ['cacador_elite'],
      hits: [{ id: 'sample:vaga-1' }],
    });
    expect(await person.profile()).toMatchObject({
      points: 35,
      usageCounts: { jobSearch: 1 },
      badges: [{ id: 'cacador_elite' }],
      notifications: [{ id: 'selo_cacador_elite', link: '/perfil', read: false }],
    });
    expect(await person.stored('pointEvents')).toMatchObject({
      1: { target: 'cacador_elite', delta: 25, balance: 35 },
    });
    const [stored] = Object.values(await person.stored('jobSearches'));
    expect(stored).toEqual({
      at: Timestamp.fromDate(clock.now),
      expiresAt: Timestamp.fromMillis(clock.now.getTime() + 24 * HOUR_MS),
    });
  });

  it.each(['freemium', 'decolagem'])(
    'counts once for many of %s at once, in several processes too',
    async (plan) => {
      const other = await freshBackend();
      const person = await diagnosedPerson(backend.db, { plan });
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          search(person, { words: 'analista' }, at % 2 ? other : backend),
        ),
      );
      await other.stop();
      expect(answers.filter(({ charged }) => charged)).toHaveLength(1);
      expect(answers.filter(({ newBadges }) => newBadges.length > 0)).toHaveLength(1);
      expect(await used(person)).toBe(1);
      expect(await person.profile()).toMatchObject({ points: 25 });
    },
  );

  it('is granted once to freemium out of many different ones at once', async () => {
    const person = await diagnosedPerson(backend.db);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ask(person, { query: { words: `palavra${at}` } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 403);
    expect(refused).toHaveLength(19);
    expect(refused[0]?.body).toEqual({
      error: { code: 'limit_reached', message: API_MESSAGES.limit_reached },
    });
    expect(Object.keys(await person.stored('jobSearches'))).toHaveLength(1);
    expect(await used(person)).toBe(1);
  });

  it('is refused at the limit before the CV is read', async () => {
    const person = await diagnosedPerson(backend.db);
    await search(person, { words: 'analista' });
    // Of this one even the reading would be refused.
    await backend.db.doc(`users/${person.uid}`).update({ resumeText: '- Curso\n'.repeat(2_000) });
    const { status, body } = await ask(person, { query: { words: 'vendas' } });
    expect(status).toBe(403);
    expect(body).toMatchObject({ error: { code: 'limit_reached' } });
  });

  it.each([
    ['another page', { page: 2 }, {}],
    ['another group', { group: 'unknown' }, {}],
    ['another order', { order: 'newest' }, {}],
    ['other filters', {}, { filters: { states: ['PE'] }, remoteAnywhere: false }],
    [
      'the words in another order, case and writing',
      {},
      { words: ' DADOS,  Análista de', place: 'recife - pe' },
    ],
  ])('is free with %s, at the limit too and in another process', async (_, request, query) => {
    const asked = { words: 'analista de dados', place: 'Recife, PE' };
    const person = await diagnosedPerson(backend.db);
    await search(person, asked);
    const next = { ...request, query: { ...asked, ...query } };
    for (const by of [backend, await freshBackend()]) {
      expect(await ask(person, next, by)).toMatchObject({ status: 200, body: { charged: false } });
      if (by !== backend) await by.stop();
    }
    expect(await used(person)).toBe(1);
  });

  it.each([
    ['other words', { words: 'analista' }],
    ['another place', { place: 'Olinda' }],
    ['words and place exchanged', { words: 'Recife', place: 'vendas' }],
    ['C++ in place of C', { words: 'vendas c++' }],
  ])('is another one with %s', async (_, changes) => {
    const person = await diagnosedPerson(backend.db, { plan: 'decolagem' });
    await search(person, { words: 'vendas c', place: 'Recife' });
    const next = await search(person, { words: 'vendas c', place: 'Recife', ...changes });
    expect(next).toMatchObject({ charged: true, newBadges: [] });
    expect(await used(person)).toBe(2);
  });

  it('is free for a day after it was counted, however often it is repeated', async () => {
    const person = await diagnosedPerson(backend.db);
    await search(person, { words: 'analista' });
    later(23 * HOUR_MS);
    expect((await search(person, { words: 'analista' })).charged).toBe(false);
    later(2 * HOUR_MS);
    expect((await ask(person, { query: { words: 'analista' } })).status).toBe(403);
    expect(await used(person)).toBe(1);
  });

  it('counts again after a day', async () => {
    const person = await diagnosedPerson(backend.db, { plan: 'decolagem' });
    await search(person, { words: 'analista' });
    later(25 * HOUR_MS);
    expect((await search(person, { words: 'analista' })).charged).toBe(true);
    expect(Object.keys(await person.stored('jobSearches'))).toHaveLength(1);
    expect(await used(person)).toBe(2);
  });

  it("of one person does not pay for another's", async () => {
    const [ana, bia] = await Promise.all([diagnosedPerson(backend.db), diagnosedPerson(backend.db)]);
    await search(ana, { words: 'analista' });
    expect((await search(bia, { words: 'analista' })).charged).toBe(true);
  });
});
