import { describe, expect, it } from 'vitest';
import { err, ok, type Vacancy } from '@aura/shared-domain';
import { createMemoryIndex, type PostingIndex } from '@aura/shared-jobs/search';
import { poolOf, query, SAMPLE_STATUS, vacancy } from '../../../test-support/jobs.ts';
import { createJobMarket } from './job-market.ts';

const clock = { now: new Date('2026-11-10T12:00:00.000Z') };
const now = () => clock.now;
const later = (ms: number): void => void (clock.now = new Date(clock.now.getTime() + ms));
const FIRST = vacancy({ id: 'sample:primeira' });
const SECOND = vacancy({ id: 'sample:segunda', skills: ['SQL', 'Java', 'Docker'] });

/** An index whose renewals are counted, wait for a gate and may fail. */
function slowIndex(): PostingIndex & { renewals: number; gate: Promise<unknown>; isAway: boolean } {
  const memory = createMemoryIndex();
  const index = {
    ...memory,
    renewals: 0,
    gate: Promise.resolve<unknown>(null),
    isAway: false,
    replaceAll: async (postings: Parameters<PostingIndex['replaceAll']>[0]) => {
      index.renewals += 1;
      await index.gate;
      return index.isAway ? err('unavailable' as const) : memory.replaceAll(postings);
    },
  };
  return index;
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  const resolvers: (() => void)[] = [];
  const promise = new Promise<void>((resolve) => void resolvers.push(resolve));
  return { promise, resolve: () => resolvers.forEach((resolve) => resolve()) };
}

function market(waitMs = 60_000) {
  const ads: { vacancies: readonly Vacancy[] } = { vacancies: [FIRST] };
  const index = slowIndex();
  const jobs = createJobMarket({ pool: poolOf(ads), index, now, waitMs });
  const ids = async () => {
    const found = await jobs.search(query(), 100);
    return found.ok ? found.value.hits.map(({ posting }) => posting.id).toSorted() : found.error;
  };
  return { ads, index, jobs, ids };
}

describe('the market', () => {
  it('reads the ads once for all who ask, and passes on how the sources did', async () => {
    const { index, jobs, ids } = market();
    expect(await Promise.all([ids(), ids(), ids()])).toEqual([[FIRST.id], [FIRST.id], [FIRST.id]]);
    expect(await jobs.now()).toMatchObject({ ok: true, value: { sources: [SAMPLE_STATUS] } });
    expect(index.renewals).toBe(1);
  });

  it('reads them again when they change and when the day changes', async () => {
    const { ads, index, ids } = market();
    await ids();
    ads.vacancies = [FIRST, SECOND];
    expect(await ids()).toEqual([FIRST.id, SECOND.id]);
    expect(index.renewals).toBe(2);
    clock.now = new Date('2026-11-11T12:00:00.000Z');
    await ids();
    expect(index.renewals).toBe(3);
  });

  it('answers from the former index once while a new one takes long', async () => {
    const { ads, index, ids } = market(0);
    await ids();
    const gate = deferred();
    index.gate = gate.promise;
    ads.vacancies = [SECOND];
    expect(await Promise.all([ids(), ids()])).toEqual([[FIRST.id], [FIRST.id]]);
    expect(index.renewals).toBe(2);
    gate.resolve();
    await expect.poll(ids).toEqual([SECOND.id]);
    expect(index.renewals).toBe(2);
  });

  it('reads the latest ads after those under way, not every edition between', async () => {
    const { ads, index, ids } = market();
    const gate = deferred();
    index.gate = gate.promise;
    const asked = [ids()];
    await expect.poll(() => index.renewals).toBe(1);
    for (const vacancies of [[SECOND], [], [FIRST, SECOND]]) {
      ads.vacancies = vacancies;
      asked.push(ids());
    }
    gate.resolve();
    const answers = await Promise.all(asked);
    for (const found of answers.slice(1)) expect(found).toEqual([FIRST.id, SECOND.id]);
    expect(index.renewals).toBe(2);
  });

  it('reports that it is unavailable without a former index, and tries again', async () => {
    const { index, ids, jobs } = market();
    index.isAway = true;
    expect(await ids()).toBe('unavailable');
    expect(await jobs.now()).toEqual(err('unavailable'));
    index.isAway = false;
    later(30_000);
    expect(await ids()).toEqual([FIRST.id]);
  });

  it('keeps the former index if the renewal fails', async () => {
    const { ads, index, ids } = market();
    await ids();
    index.isAway = true;
    ads.vacancies = [SECOND];
    expect(await ids()).toEqual([FIRST.id]);
    index.isAway = false;
    later(30_000);
    expect(await ids()).toEqual([SECOND.id]);
  });

  it('leaves a failed index alone for half a minute, even if the ads change', async () => {
    const { ads, index, ids } = market();
    await ids();
    index.isAway = true;
    ads.vacancies = [SECOND];
    await Promise.all([ids(), ids(), ids()]);
    later(29_999);
    ads.vacancies = [];
    expect(await ids()).toEqual([FIRST.id]);
    expect(index.renewals).toBe(2);
    later(1);
    await ids();
    expect(index.renewals).toBe(3);
  });

  it('finds a job by the id of any of its ads', async () => {
    const { ads, jobs } = market();
    const again = { ...FIRST, id: 'sample:republicada', publishedOn: '2026-11-05' };
    ads.vacancies = [FIRST, again];
    const found = await jobs.now();
    expect(found.ok && found.value.postings.get(FIRST.id)).toMatchObject({ id: again.id });
    expect(found.ok && found.value.postings.get(again.id)?.versions).toHaveLength(2);
  });

  it('lists the places with jobs without asking a source again', async () => {
    let asked = 0;
    const ads = poolOf({ vacancies: [FIRST] });
    const pool: typeof ads = { ...ads, current: (what) => ((asked += 1), ads.current(what)) };
    const jobs = createJobMarket({ pool, index: createMemoryIndex(), now });
    await jobs.search(query({ place: 'Recife' }), 100);
    expect(await jobs.isAnyAt('Recife')).toEqual(ok(true));
    expect(await jobs.isAnyAt('Xyzlândia')).toEqual(ok(false));
    expect(asked).toBe(1);
  });

  it('leaves out hits that no longer exist', async () => {
    const memory = createMemoryIndex();
    const index: PostingIndex = {
      ...memory,
      search: async (asked) => {
        const answer = await memory.search(asked);
        if (!answer.ok) return answer;
        const gone = { id: 'sample:sumiu', group: 'meets', relevance: 0 } as const;
        return ok({ ...answer.value, hits: [gone, ...answer.value.hits] });
      },
    };
    const jobs = createJobMarket({ pool: poolOf({ vacancies: [FIRST] }), index, now });
    const found = await jobs.search(query(), 100);
    expect(found.ok && found.value.hits.map(({ posting }) => posting.id)).toEqual([FIRST.id]);
  });
});
