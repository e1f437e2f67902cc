import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { API_MESSAGES, JobSearchResponseSchema, JOBS_PER_PAGE, ok, type Vacancy } from '@aura/shared-domain';
import { HAS_AUTH, localBackend, type Backend } from '../../../test-support/backend.ts';
import {
  asking,
  diagnosedPerson,
  makeMarket,
  query,
  SAMPLE_STATUS,
  vacancy,
} from '../../../test-support/jobs.ts';
import { newPerson, type Person } from '../../../test-support/people.ts';

const clock = { now: new Date('2026-11-10T12:00:00.000Z') };
const ads: { vacancies: readonly Vacancy[] } = { vacancies: [] };
/** Enough for every search of a suite. */
const jobs = { capacity: 10_000, refillPerSecond: 100, maxKeys: 1_000 };

let backend: Backend;
beforeAll(async () => {
  const market = makeMarket(ads, () => clock.now);
  backend = await localBackend({ now: () => clock.now, market, limits: { jobs } });
});
afterAll(() => backend.stop());

const ask = (person: Person, request: unknown) => backend.get(asking('/jobs', request), person.token);
const find = async (person: Person, request: unknown) => {
  const { status, body } = await ask(person, request);
  expect(status).toBe(200);
  return v.parse(JobSearchResponseSchema, body);
};
const unlimited = () => diagnosedPerson(backend.db, { plan: 'decolagem' });
const idsOf = (response: v.InferOutput<typeof JobSearchResponseSchema>) => response.hits.map(({ id }) => id);

/** From an ad that asks for what the CV shows to one that asks for other things; their dates run the other way. */
const STRONG = vacancy({ id: 'sample:forte', publishedOn: '2026-10-01' });
const GOOD = vacancy({ id: 'sample:bom', skills: ['SQL', 'Excel', 'Java'], publishedOn: '2026-10-02' });
const WEAK = vacancy({ id: 'sample:fraco', skills: ['SQL', 'Java', 'Docker'], publishedOn: '2026-10-03' });
const UNREADABLE = vacancy({ id: 'sample:curto', description: 'Vaga de dados.', publishedOn: '2026-10-04' });

describe.skipIf(!HAS_AUTH)('GET /jobs', () => {
  beforeEach(() => void (ads.vacancies = [UNREADABLE, WEAK, GOOD, STRONG]));

  it('shows jobs in the order of the numbers that it shows, those without a number last', async () => {
    const found = await find(await unlimited(), { query: { words: 'dados' } });
    expect(idsOf(found)).toEqual([STRONG, GOOD, WEAK, UNREADABLE].map(({ id }) => id));
    const [strong, good, weak, unreadable] = found.hits.map(({ fit }) => fit.value ?? -1);
    expect(strong).toBeGreaterThan(good ?? 0);
    expect(good).toBeGreaterThan(weak ?? 0);
    expect(unreadable).toBe(-1);
    expect(found.hits[3]?.fit).toMatchObject({ value: null, band: 'insufficient' });
    expect(found).toMatchObject({
      page: 1,
      pages: 1,
      totals: { meets: 4, unknown: 0 },
      sources: [SAMPLE_STATUS],
      corrected: [],
      truncated: false,
    });
  });

  it('names proven and missing requirements, and how the words were found', async () => {
    const found = await find(await unlimited(), { query: { words: 'dados' } });
    const good = found.hits[1];
    expect(good?.met.map(({ label }) => label)).toEqual(['SQL', 'Excel']);
    expect(good?.open.map(({ label }) => label)).toEqual(['Java']);
    expect(good?.requirements).toEqual({ met: 2, of: 3 });
    expect(good?.words).toMatchObject([{ asked: 'dados', how: 'exact', field: 'title' }]);
    expect(found.hits[3]).toMatchObject({ met: [], missing: [], requirements: { met: 0, of: 0 } });
  });

  it('names a job elsewhere, and puts what pays less than the floor last without hiding it', async () => {
    const pay = (max: number) =>
      ({ min: max, max, period: 'month', currency: 'BRL', origin: 'stated' }) as const;
    const away = vacancy({
      id: 'sample:longe',
      places: [{ city: 'Campinas', state: 'SP' }],
      salary: pay(9000),
    });
    ads.vacancies = [{ ...STRONG, salary: pay(2000) }, away];
    const asked = { query: { words: 'dados' }, order: 'best', home: 'Recife - PE', floor: 4000 };
    const { hits } = await find(await unlimited(), asked);
    expect(hits.map(({ id, elsewhere }) => [id, elsewhere])).toEqual([
      [away.id, 'state'],
      [STRONG.id, null],
    ]);
  });

  it('names at most three of each', async () => {
    const skills = ['SQL', 'Excel', 'Power BI', 'Python', 'Java', 'Docker', 'SAP', 'AutoCAD'] as const;
    ads.vacancies = [vacancy({ skills })];
    const [hit] = (await find(await unlimited(), { query: {} })).hits;
    expect([hit?.met.length, hit?.open.length]).toEqual([3, 3]);
    expect(hit?.requirements).toEqual({ met: 4, of: 8 });
  });

  it('puts the newest first on request', async () => {
    const found = await find(await unlimited(), { query: {}, order: 'newest' });
    expect(idsOf(found)).toEqual([UNREADABLE, WEAK, GOOD, STRONG].map(({ id }) => id));
  });

  it('puts the closest to the words first on request', async () => {
    const titled = vacancy({
      id: 'sample:titulo',
      title: 'Gerente de loja',
      skills: ['Java', 'Docker', 'SAP'],
    });
    const mentions = vacancy({
      id: 'sample:texto',
      description: `${STRONG.description}\nFalar com a gerente de loja.`,
    });
    ads.vacancies = [mentions, titled];
    const person = await unlimited();
    const request = { query: { words: 'gerente de loja' } };
    expect(idsOf(await find(person, request))).toEqual([mentions.id, titled.id]);
    expect(idsOf(await find(person, { ...request, order: 'closest' }))).toEqual([titled.id, mentions.id]);
  });

  it('says that no job is at the place before it lists remote ones', async () => {
    ads.vacancies = [
      vacancy({ id: 'sample:remota', workModel: 'remote', places: [] }),
      vacancy({ id: 'sample:recife', workModel: 'onSite', places: [{ city: 'Recife', state: 'PE' }] }),
    ];
    const person = await unlimited();
    const nowhere = await find(person, { query: { place: 'Xyzlândia' } });
    expect([idsOf(nowhere), nowhere.placeFound]).toEqual([['sample:remota'], false]);
    expect((await find(person, { query: { place: 'Recife' } })).placeFound).toBe(true);
    expect((await find(person, { query: {} })).placeFound).toBe(true);
  });

  it('names the nearest cities with such jobs if the city has none, also by its other names', async () => {
    const at = (city: string, id: string) =>
      vacancy({ id, workModel: 'onSite', places: [{ city, state: 'MG' }] });
    ads.vacancies = [at('Contagem', 'sample:contagem'), at('Uberlândia', 'sample:longe')];
    const person = await unlimited();
    const near = await find(person, { query: { words: 'dados', place: 'BH' } });
    expect([idsOf(near), near.charged]).toEqual([[], false]);
    expect(near.nearby).toEqual([{ place: 'Contagem - MG', km: expect.closeTo(17, -1), jobs: 1 }]);
    expect(near.understood).toMatchObject({ words: 'dados', place: 'Belo Horizonte - MG' });
    const around = await find(person, { query: { words: 'dados', place: 'BH', radiusKm: 25 } });
    expect([idsOf(around), around.nearby, around.charged]).toEqual([['sample:contagem'], [], true]);
  });

  it('shows jobs of near occupations after those with the words, outside the total', async () => {
    const titled = (id: string, title: string) => vacancy({ id, title, description: STRONG.description });
    ads.vacancies = [titled('sample:rn', 'Enfermeiro'), titled('sample:ti', 'Analista de dados')];
    const person = await unlimited();
    const found = await find(person, { query: { words: 'cientista de dados' }, order: 'best' });
    expect(found.totals.meets).toBe(0);
    expect(found.hits.map(({ id, similar }) => [id, similar])).toEqual([['sample:ti', true]]);
    expect([found.similar, found.charged]).toEqual([1, false]);
    const byFit = await find(person, { query: { words: 'cientista de dados' }, order: 'fit' });
    expect(idsOf(byFit)).toEqual([]);
  });

  it('asks for a word if there are only signs, and counts nothing', async () => {
    const person = await diagnosedPerson(backend.db, { plan: 'freemium' });
    const { status, body } = await ask(person, { query: { words: '🚀 -- !' } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { message: expect.stringContaining('Não há palavra') } });
    expect((await find(person, { query: { words: 'dados' } })).charged).toBe(true);
  });

  it('breaks ties by date, then by id, and puts missing dates last', async () => {
    const days = ['2026-10-05', '2026-10-07', null, '2026-10-07'];
    ads.vacancies = days.map((publishedOn, at) => vacancy({ id: `sample:t${at}`, publishedOn }));
    const person = await unlimited();
    const found = await find(person, { query: {} });
    expect(new Set(found.hits.map(({ fit }) => fit.value)).size).toBe(1);
    expect(idsOf(found)).toEqual(['sample:t1', 'sample:t3', 'sample:t0', 'sample:t2']);
    expect(idsOf(await find(person, { query: {}, order: 'newest' }))).toEqual(idsOf(found));
  });

  it('keeps silent postings apart from fitting ones, and leaves out contradicting ones', async () => {
    const [remote, silent, onSite] = (['remote', null, 'onSite'] as const).map((workModel, at) =>
      vacancy({ id: `sample:m${at}`, workModel }),
    );
    ads.vacancies = [remote, silent, onSite].filter((one) => one !== undefined);
    const person = await unlimited();
    const request = { query: { filters: { workModels: ['remote'] } } };
    const meets = await find(person, request);
    expect(idsOf(meets)).toEqual(['sample:m0']);
    expect(meets.totals).toEqual({ meets: 1, unknown: 1 });
    expect(idsOf(await find(person, { ...request, group: 'unknown' }))).toEqual(['sample:m1']);
  });

  it('gives disjoint, complete pages, and nothing beyond the last', async () => {
    const many = Array.from({ length: 2 * JOBS_PER_PAGE + 5 }, (_, at) =>
      vacancy({ id: `sample:p${at}`, skills: at % 2 ? ['SQL', 'Excel', 'Java'] : ['SQL', 'Excel', 'SAP'] }),
    );
    ads.vacancies = many;
    const person = await unlimited();
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await find(person, { query: {}, page }));
    expect(pages.map(({ hits }) => hits.length)).toEqual([JOBS_PER_PAGE, JOBS_PER_PAGE, 5, 0]);
    expect(pages.map((page) => page.pages)).toEqual([3, 3, 3, 3]);
    expect(new Set(pages.flatMap(idsOf))).toEqual(new Set(many.map(({ id }) => id)));
  });

  it('says that more was found than was compared with the CV', async () => {
    const market = makeMarket(ads, () => clock.now);
    const all = await market.search(query(), 100);
    if (!all.ok) throw new Error(all.error);
    const [first] = all.value.hits;
    const hits = first ? [first] : [];
    const bounded = { ...market, search: async () => ok({ ...all.value, hits }) };
    const local = await localBackend({ now: () => clock.now, market: bounded });
    const { body } = await local.get(asking('/jobs', { query: {} }), (await unlimited()).token);
    await local.stop();
    expect(v.parse(JobSearchResponseSchema, body)).toMatchObject({
      hits: [{ id: first?.posting.id }],
      pages: 1,
      totals: { meets: 4 },
      truncated: true,
    });
  });

  it('gives the same answer for the same CV, and a new one after a change', async () => {
    const person = await unlimited();
    const first = await find(person, { query: {} });
    expect((await find(person, { query: {} })).hits).toEqual(first.hits);
    const other = await diagnosedPerson(backend.db, {
      resumeText: ((await person.profile())['resumeText'] as string).replaceAll('Python', 'Java'),
    });
    const hits = (await find(other, { query: {} })).hits;
    const javaOf = (list: typeof hits) => list.find(({ id }) => id === GOOD.id)?.open;
    expect([javaOf(first.hits)?.length, javaOf(hits)?.length]).toEqual([1, 0]);
  });
});

describe.skipIf(!HAS_AUTH)('access to the search', () => {
  beforeEach(() => void (ads.vacancies = [STRONG]));

  it.each([
    ['nobody who has not completed the diagnostic', { diagnosticoCompleto: false }, 403, 'diagnóstico'],
    ['nobody without a CV', { resumeText: '' }, 409, 'Refaça o diagnóstico'],
    ['nobody whose CV cannot be read', { resumeText: '\u0000' }, 409, 'Refaça o diagnóstico'],
  ])('is %s', async (_, profile, status, words) => {
    const person = await diagnosedPerson(backend.db, profile);
    const answer = await ask(person, { query: {} });
    expect(answer.status).toBe(status);
    expect(answer.body.error?.message).toContain(words);
    expect(await person.stored('jobSearches')).toEqual({});
  });

  it('rejects a caller without a profile or a token', async () => {
    expect((await ask(await newPerson(backend.db, null), { query: {} })).status).toBe(404);
    expect((await backend.get(asking('/jobs', { query: {} }))).status).toBe(401);
  });

  it.each([
    ['no request', '/jobs'],
    ['no JSON', '/jobs?request=%7B'],
    ['two requests', '/jobs?request=%7B%7D&request=%7B%7D'],
    ['a list', asking('/jobs', [])],
    ['words of 121 letters', asking('/jobs', { query: { words: 'a'.repeat(121) } })],
    ['words that are a map', asking('/jobs', { query: { words: { $ne: 1 } } })],
    ['an unknown filter value', asking('/jobs', { query: { filters: { states: ['XX'] } } })],
    ['page 0', asking('/jobs', { query: {}, page: 0 })],
    ['half a page', asking('/jobs', { query: {}, page: 1.5 })],
    ['an unknown order', asking('/jobs', { query: {}, order: '__proto__' })],
  ])('asks with more than %s', async (_, path) => {
    const person = await unlimited();
    const answer = await backend.get(path, person.token);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
    expect(await person.stored('jobSearches')).toEqual({});
  });

  it.each(['(((((', '\u0000\u202e', '.*'.repeat(50)])('is asked for a word in place of %j', async (words) => {
    const person = await unlimited();
    expect((await ask(person, { query: { words } })).status).toBe(400);
    expect(await person.stored('jobSearches')).toEqual({});
    expect((await find(person, { query: { place: words.slice(0, 80) } })).page).toBe(1);
  });

  it.each(['"] OR 1=1', '../../users', '<script>'])('may look for %j and gets an answer', async (words) => {
    expect((await find(await unlimited(), { query: { words, place: words.slice(0, 80) } })).page).toBe(1);
  });

  it('limits searches at a separate rate', async () => {
    const limits = { jobs: { capacity: 2, refillPerSecond: 0.01, maxKeys: 10 } };
    const held = await localBackend({ now: () => clock.now, limits });
    const person = await unlimited();
    const statuses = [];
    for (let at = 0; at < 3; at++)
      statuses.push((await held.get(asking('/jobs', { query: {} }), person.token)).status);
    await held.stop();
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('leaves no word, place or name in the log', async () => {
    await find(await unlimited(), { query: { words: 'palavrasecreta', place: 'lugarsecreto' } });
    expect(JSON.stringify(backend.logged)).not.toMatch(/secret/);
  });

  it('fails and counts nothing if the search is down', async () => {
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
    const person = await diagnosedPerson(backend.db);
    const answer = await away.get(asking('/jobs', { query: {} }), person.token);
    await away.stop();
    expect(answer).toMatchObject({ status: 503, body: { error: { message: API_MESSAGES.unavailable } } });
    expect(await person.stored('jobSearches')).toEqual({});
    expect((await person.profile())['usageCounts']).toBeUndefined();
  });
});
