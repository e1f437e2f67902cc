import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  DAY_MS,
  AlertNewsResponseSchema,
  JobAlertSchema,
  TRACKER_LIMITS,
  type JobAlert,
  type Vacancy,
} from '@aura/shared-domain';
import { HAS_AUTH, localBackend, type Backend } from '../../../test-support/backend.ts';
import { asking, diagnosedPerson, makeMarket, vacancy } from '../../../test-support/jobs.ts';
import { newPerson, type Person } from '../../../test-support/people.ts';
import { withDates } from '../../profile/parse-profile.ts';

const START = new Date('2026-11-10T12:00:00.000Z');
const clock = { now: START };
const later = (ms: number): void => void (clock.now = new Date(clock.now.getTime() + ms));
const ads: { vacancies: readonly Vacancy[] } = { vacancies: [] };
const plenty = { capacity: 10_000, refillPerSecond: 100, maxKeys: 1_000 };

let backend: Backend;
beforeAll(async () => {
  const market = makeMarket(ads, () => clock.now);
  const limits = { person: plenty, jobs: plenty };
  backend = await localBackend({ now: () => clock.now, market, limits });
});
afterAll(() => backend.stop());

const OLD = vacancy({ id: 'sample:antiga' });
const NEW = vacancy({ id: 'sample:nova', publishedOn: '2026-11-11', skills: ['SQL', 'Excel', 'Java'] });
const NEWER = vacancy({ id: 'sample:mais-nova', publishedOn: '2026-11-12' });
beforeEach(() => {
  clock.now = START;
  ads.vacancies = [OLD];
});

const ALERT = { name: 'Dados · Recife', query: { words: 'dados' }, cadence: 'daily', paused: false };
const put = (person: Person, changes: object = {}, id: string = randomUUID()) =>
  backend.post('/jobs/alerts', { id, alert: { ...ALERT, ...changes } }, person.token);
const check = async (person: Person) => (await backend.post('/jobs/alerts/check', {}, person.token)).body;
const stored = async (person: Person, id: string): Promise<JobAlert> =>
  v.parse(JobAlertSchema, withDates((await person.stored('jobAlerts'))[id]));
const told = async (person: Person): Promise<{ id: string; text: string; link: string }[]> =>
  (await person.profile())['notifications'] ?? [];
const news = (person: Person, id: string) => backend.get(asking('/jobs/alerts/news', { id }), person.token);

/** A person whose saved search has run once. */
async function watcher(changes: object = {}): Promise<{ person: Person; id: string }> {
  const person = await diagnosedPerson(backend.db);
  const id = randomUUID();
  expect((await put(person, changes, id)).body).toEqual({ changed: true });
  await check(person);
  return { person, id };
}

describe.skipIf(!HAS_AUTH)('POST /jobs/alerts', () => {
  it('keeps a saved search that has not looked yet', async () => {
    const person = await newPerson(backend.db);
    const id = randomUUID();
    await put(person, {}, id);
    expect(await stored(person, id)).toMatchObject({
      name: 'Dados · Recife',
      query: { words: 'dados', place: '', remoteAnywhere: true },
      cadence: 'daily',
      paused: false,
      createdAt: clock.now,
      checkedAt: null,
      news: [],
      newsAt: null,
    });
  });

  it('keeps its memory under another name, cadence and pause, and starts again with another query', async () => {
    const { person, id } = await watcher();
    later(DAY_MS);
    ads.vacancies = [OLD, NEW];
    await check(person);
    const before = await stored(person, id);
    await put(person, { name: 'Outro', cadence: 'weekly', paused: true }, id);
    expect(await stored(person, id)).toEqual({ ...before, name: 'Outro', cadence: 'weekly', paused: true });
    await put(person, { query: { words: 'analista' } }, id);
    expect(await stored(person, id)).toMatchObject({
      createdAt: START,
      checkedAt: null,
      news: [],
      newsAt: null,
    });
    expect((await person.stored('jobAlerts'))[id]).not.toHaveProperty('known');
    expect(await check(person)).toEqual({ checked: 1, news: 0 });
  });

  it('keeps as many as fit and not one more, at once too', async () => {
    const person = await newPerson(backend.db);
    const ids = Array.from({ length: TRACKER_LIMITS.alerts }, () => randomUUID());
    const answers = await Promise.all([...ids, randomUUID(), randomUUID()].map((id) => put(person, {}, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(TRACKER_LIMITS.alerts);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error?.message).toContain(`${TRACKER_LIMITS.alerts} alertas`);
    // One that is there can still be changed.
    const [there] = Object.keys(await person.stored('jobAlerts'));
    expect((await put(person, { query: { words: 'outra' } }, there)).status).toBe(200);
  });

  it('adds nothing to a deleted account', async () => {
    const person = await newPerson(backend.db, null);
    expect((await put(person)).status).toBe(404);
    expect(await person.stored('jobAlerts')).toEqual({});
  });

  it.each([
    ['an id that is a path', {}, 'a/../../b'],
    ['no name', { name: '  ' }, undefined],
    ['an unknown cadence', { cadence: 'hourly' }, undefined],
    ['words without end', { query: { words: 'a'.repeat(121) } }, undefined],
  ])('refuses %s', async (_, changes, id) => {
    const person = await newPerson(backend.db);
    expect((await put(person, changes, id)).status).toBe(400);
    expect(await person.stored('jobAlerts')).toEqual({});
  });
});

describe.skipIf(!HAS_AUTH)('POST /jobs/alerts/check', () => {
  it('only remembers at the first look, and reports new postings at the next', async () => {
    const { person, id } = await watcher();
    expect(await told(person)).toEqual([]);
    expect(await stored(person, id)).toMatchObject({ checkedAt: START, news: [] });
    later(DAY_MS);
    ads.vacancies = [NEW, OLD, NEWER];
    expect(await check(person)).toEqual({ checked: 1, news: 2 });
    expect(await stored(person, id)).toMatchObject({
      checkedAt: clock.now,
      news: [NEWER.id, NEW.id],
      newsAt: clock.now,
    });
    expect(await told(person)).toMatchObject([
      {
        id: `alerta_${id}_2026-11-11`,
        text: '2 vagas novas em “Dados · Recife”',
        link: `/buscador-vagas?alerta=${id}`,
        read: false,
      },
    ]);
  });

  it('says "vaga" of one', async () => {
    const { person } = await watcher();
    later(DAY_MS);
    ads.vacancies = [OLD, NEW];
    await check(person);
    expect((await told(person)).map(({ text }) => text)).toEqual(['1 vaga nova em “Dados · Recife”']);
  });

  it('looks once a day of São Paulo, even if asked several times at once', async () => {
    const { person, id } = await watcher();
    expect(await check(person)).toEqual({ checked: 0, news: 0 });
    ads.vacancies = [OLD, NEW];
    // 23:59 of the same day there.
    clock.now = new Date('2026-11-11T02:59:00.000Z');
    expect(await check(person)).toEqual({ checked: 0, news: 0 });
    clock.now = new Date('2026-11-11T03:00:00.000Z');
    const answers = await Promise.all(Array.from({ length: 8 }, () => check(person)));
    const looked = answers.filter((answer) => JSON.stringify(answer) !== '{"checked":0,"news":0}');
    expect(looked).toEqual([{ checked: 1, news: 1 }]);
    expect(await told(person)).toHaveLength(1);
    expect((await stored(person, id)).news).toEqual([NEW.id]);
  });

  it('looks once in seven days where that is asked for, also a little earlier in the day', async () => {
    const { person } = await watcher({ cadence: 'weekly' });
    later(6 * DAY_MS);
    expect(await check(person)).toMatchObject({ checked: 0 });
    later(DAY_MS - 60_000);
    expect(await check(person)).toMatchObject({ checked: 1 });
  });

  it('does not look while paused', async () => {
    const { person } = await watcher({ paused: true });
    later(DAY_MS);
    expect(await check(person)).toEqual({ checked: 0, news: 0 });
  });

  it('reports a posting once: not again with another ad, another date or after an absence', async () => {
    const { person, id } = await watcher();
    later(DAY_MS);
    ads.vacancies = [OLD, NEW];
    await check(person);
    later(DAY_MS);
    const again = { ...NEW, id: 'sample:republicada', publishedOn: '2026-11-12' };
    const copy = { ...NEW, id: 'sample:copia', publishedOn: '2026-11-10' };
    ads.vacancies = [OLD, NEW, again, copy];
    expect(await check(person)).toEqual({ checked: 1, news: 0 });
    // The reported ad is gone; its duplicates were remembered.
    for (const left of [again, copy]) {
      later(DAY_MS);
      ads.vacancies = [left];
      expect(await check(person)).toEqual({ checked: 1, news: 0 });
    }
    later(DAY_MS);
    ads.vacancies = [OLD, NEW];
    expect(await check(person)).toEqual({ checked: 1, news: 0 });
    // News stay until there are others.
    expect((await stored(person, id)).news).toEqual([NEW.id]);
    expect(await told(person)).toHaveLength(1);
  });

  it('reports no posting that does not say what was asked, or says no', async () => {
    const { person } = await watcher({ query: { filters: { workModels: ['remote'] } } });
    later(DAY_MS);
    ads.vacancies = [OLD, { ...NEW, workModel: null }, { ...NEWER, workModel: 'onSite' }];
    expect(await check(person)).toEqual({ checked: 1, news: 0 });
  });

  it('reports each saved search separately', async () => {
    const { person } = await watcher();
    await put(person, { name: 'Remoto', query: { filters: { workModels: ['remote'] } } });
    await check(person);
    later(DAY_MS);
    ads.vacancies = [OLD, { ...NEW, workModel: 'remote' }];
    expect(await check(person)).toEqual({ checked: 2, news: 2 });
    expect((await told(person)).map(({ text }) => text).toSorted()).toEqual([
      '1 vaga nova em “Dados · Recife”',
      '1 vaga nova em “Remoto”',
    ]);
  });

  it('costs nothing', async () => {
    const { person } = await watcher();
    later(DAY_MS);
    await check(person);
    expect((await person.profile())['usageCounts']).toBeUndefined();
    expect(await person.stored('jobSearches')).toEqual({});
  });

  it('leaves everything as it is where the search is away', async () => {
    const { person, id } = await watcher();
    const before = await stored(person, id);
    later(DAY_MS);
    const unavailable = { ok: false, error: 'unavailable' } as const;
    const refuse = async () => unavailable;
    const market = {
      search: refuse,
      now: refuse,
      isAnyAt: refuse,
      findSimilar: refuse,
      findAnywhere: refuse,
    };
    const away = await localBackend({ now: () => clock.now, market });
    expect((await away.post('/jobs/alerts/check', {}, person.token)).status).toBe(503);
    await away.stop();
    expect(await stored(person, id)).toEqual(before);
  });
});

describe.skipIf(!HAS_AUTH)('GET /jobs/alerts/news', () => {
  it('shows the news as cards, newest first, and says how many are gone', async () => {
    const { person, id } = await watcher();
    later(DAY_MS);
    ads.vacancies = [OLD, NEW, NEWER];
    await check(person);
    const shown = v.parse(AlertNewsResponseSchema, (await news(person, id)).body);
    expect(shown).toMatchObject({ name: 'Dados · Recife', gone: 0 });
    expect(shown.hits.map((hit) => hit.id)).toEqual([NEWER.id, NEW.id]);
    expect(shown.hits[1]).toMatchObject({ open: [{ label: 'Java' }], words: [{ asked: 'dados' }] });
    ads.vacancies = [OLD, NEW];
    const rest = v.parse(AlertNewsResponseSchema, (await news(person, id)).body);
    expect(rest).toMatchObject({ gone: 1, hits: [{ id: NEW.id }] });
    expect((await person.profile())['usageCounts']).toBeUndefined();
  });

  it('shows a posting by its current ad', async () => {
    const { person, id } = await watcher();
    later(DAY_MS);
    ads.vacancies = [OLD, NEW];
    await check(person);
    ads.vacancies = [OLD, NEW, { ...NEW, id: 'sample:republicada', publishedOn: '2026-11-13' }];
    const shown = v.parse(AlertNewsResponseSchema, (await news(person, id)).body);
    expect(shown).toMatchObject({ gone: 0, hits: [{ id: 'sample:republicada', versions: 2 }] });
  });

  it('is not of somebody else', async () => {
    const { id } = await watcher();
    const other = await diagnosedPerson(backend.db);
    expect((await news(other, id)).status).toBe(404);
    expect((await news(other, 'a/../../b')).status).toBe(400);
  });
});
