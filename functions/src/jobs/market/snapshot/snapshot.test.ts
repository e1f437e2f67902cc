import { HOUR_MS, MINUTE_MS, type SourceStatus } from '@aura/shared-domain';
import { createMemoryIndex } from '@aura/shared-jobs/search';
import { describe, expect, it } from 'vitest';
import { poolOf, query, SAMPLE_STATUS, vacancy } from '../../../../test-support/jobs.ts';
import { createJobMarket, type VacancyPool } from '../job-market.ts';
import { createReadMarket } from '../read-market.ts';
import { indexMarket } from './index-market.ts';
import { ManifestSchema, openMarket, packMarket } from './market-snapshot.ts';
import { createSnapshotReader, type SnapshotStore, type StoredSnapshot } from './snapshot-store.ts';
import * as v from 'valibot';

const DATA = vacancy({ id: 'sample:dados' });
const NURSE = vacancy({ id: 'sample:enfermagem', title: 'Enfermeira', skills: ['SAP', 'Docker'] });
const SOURCES: readonly SourceStatus[] = [SAMPLE_STATUS];

const pack = async (vacancies = [DATA, NURSE], version = 'v1') =>
  packMarket(version, await createReadMarket()(vacancies), SOURCES);

interface Stored extends StoredSnapshot {
  readonly bytes: Uint8Array;
}

/** A store in memory, with how often its bytes were read. */
function memoryStore() {
  const state: { current: Stored | null; reads: number } = { current: null, reads: 0 };
  const store: SnapshotStore = {
    read: () => Promise.resolve(state.current),
    readBytes: () => {
      state.reads += 1;
      return Promise.resolve(state.current?.bytes ?? new Uint8Array());
    },
    write: (manifest, bytes, at) => {
      state.current = { generation: `${manifest.version} ${at.getTime()}`, manifest, bytes, checkedAt: at };
      return Promise.resolve();
    },
    confirm: (sources, at) => {
      if (state.current) {
        const manifest = { ...state.current.manifest, sources };
        state.current = { ...state.current, manifest, checkedAt: at };
      }
      return Promise.resolve();
    },
  };
  return { state, store };
}

/** One indexer and one process that searches, over one store. */
function platform(pool: VacancyPool = poolOf({ vacancies: [DATA, NURSE] })) {
  const clock = { at: Date.parse('2026-11-10T12:00:00Z') };
  const now = () => new Date(clock.at);
  const { state, store } = memoryStore();
  const parts = { pool, readMarket: createReadMarket(), store, server: null, now };
  const asked = { sources: 0 };
  const counted: VacancyPool = {
    ...pool,
    current: (what) => {
      asked.sources += 1;
      return pool.current(what);
    },
  };
  const market = () =>
    createJobMarket({
      pool: counted,
      index: createMemoryIndex(),
      readSnapshot: createSnapshotReader(store, now),
      now,
    });
  return { clock, state, store, now, asked, market, index: () => indexMarket(parts) };
}

const search = async (market: ReturnType<ReturnType<typeof platform>['market']>, words: string) => {
  const found = await market.search(query({ words }), 10);
  if (!found.ok) throw new Error(found.error);
  return found.value.hits.map(({ posting }) => posting.id);
};

describe('a stored market', () => {
  it('is the same market once it is opened', async () => {
    const postings = await createReadMarket()([DATA, NURSE]);
    const { manifest, bytes } = packMarket('v1', postings, SOURCES);
    const opened = openMarket(v.parse(ManifestSchema, JSON.parse(JSON.stringify(manifest))), bytes);
    if (!opened.ok) throw new Error(opened.error);
    expect(postings.map(({ id }) => opened.value.postings.get(id))).toEqual(postings);
    expect(opened.value.index.ids).toEqual(postings.map(({ id }) => id));
    expect(opened.value.sources).toEqual(SOURCES);
    const [first] = postings;
    expect(opened.value.byOccupation.get(first?.reading?.occupationId ?? '')).toContain(first?.id);
    expect(opened.value.postings.get('sample:outra')).toBeUndefined();
  });

  it('that was changed, cut or made by another version is none', async () => {
    const { manifest, bytes } = await pack();
    const changed = bytes.slice();
    changed[100] = (changed[100] ?? 0) ^ 1;
    expect(openMarket(manifest, changed)).toEqual({ ok: false, error: 'damaged' });
    expect(openMarket(manifest, bytes.subarray(0, bytes.length - 1))).toEqual({
      ok: false,
      error: 'damaged',
    });
    expect(openMarket({ ...manifest, postings: 1 }, bytes)).toEqual({ ok: false, error: 'damaged' });
    expect(v.is(ManifestSchema, { ...manifest, format: 2 })).toBe(false);
  });

  it('is what a new process searches, without asking a source or reading an ad', async () => {
    const { asked, market, index } = platform();
    expect(await index()).toMatchObject({ message: 'job market stored', postings: 2 });
    const process = market();
    expect(await search(process, 'enfermeira')).toEqual([NURSE.id]);
    const now = await process.now();
    expect(now.ok && now.value.postings.get(DATA.id)?.vacancy).toEqual(DATA);
    expect(now.ok && now.value.sources).toEqual(SOURCES);
    expect(asked.sources).toBe(0);
  });

  it('that is damaged or too old makes a process read the ads itself', async () => {
    const { clock, state, asked, market, index } = platform();
    await index();
    if (state.current) state.current = { ...state.current, bytes: state.current.bytes.subarray(1) };
    expect(await search(market(), 'enfermeira')).toEqual([NURSE.id]);
    expect(asked.sources).toBe(1);

    const late = platform();
    await late.index();
    late.clock.at += 6 * HOUR_MS;
    expect(await search(late.market(), 'enfermeira')).toEqual([NURSE.id]);
    expect(late.asked.sources).toBe(1);
    expect(clock.at).toBeLessThan(late.clock.at);
  });

  it('gives way to the next one without a request that waits, and is read once for all', async () => {
    const ads = { vacancies: [DATA] };
    const { clock, state, asked, market, index } = platform(poolOf(ads));
    await index();
    const process = market();
    expect(await Promise.all([search(process, 'dados'), search(process, 'dados')])).toEqual([
      [DATA.id],
      [DATA.id],
    ]);
    expect(state.reads).toBe(1);
    ads.vacancies = [NURSE];
    clock.at += 15 * MINUTE_MS;
    await index();
    expect(await search(process, 'enfermeira')).toEqual([]);
    await expect.poll(() => search(process, 'enfermeira')).toEqual([NURSE.id]);
    expect({ reads: state.reads, asked: asked.sources }).toEqual({ reads: 2, asked: 0 });
  });
});

describe('the indexer', () => {
  it('stores nothing again while the ads are the same, and says that it looked', async () => {
    const { clock, state, index } = platform();
    await index();
    const first = state.current;
    clock.at += 15 * MINUTE_MS;
    expect(await index()).toMatchObject({ message: 'job market unchanged', postings: 2 });
    expect(state.current?.bytes).toBe(first?.bytes);
    expect(state.current?.checkedAt.getTime()).toBe(clock.at);
  });

  it('keeps the former ads where sources that fail leave few', async () => {
    const ads = { vacancies: [DATA, NURSE] };
    const pool = poolOf(ads);
    let state: SourceStatus['state'] = 'ok';
    const failing: VacancyPool = {
      ...pool,
      current: async (what) => ({
        ...(await pool.current(what)),
        statuses: [{ ...SAMPLE_STATUS, state }],
      }),
    };
    const { state: stored, market, index } = platform(failing);
    await index();
    ads.vacancies = [];
    state = 'down';
    expect(await index()).toMatchObject({ severity: 'WARNING' });
    expect(stored.current?.manifest).toMatchObject({ postings: 2, sources: [{ state: 'down' }] });
    expect(await search(market(), 'enfermeira')).toEqual([NURSE.id]);
    // Ads that are gone while every source answers are gone.
    state = 'ok';
    ads.vacancies = [DATA];
    await index();
    expect(stored.current?.manifest.postings).toBe(1);
  });
});
