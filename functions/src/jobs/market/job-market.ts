import {
  computeDay,
  err,
  EVERY_JOB,
  ok,
  type JobQuery,
  type Posting,
  type Result,
  type SourceStatus,
  type Vacancy,
} from '@aura/shared-domain';
import {
  findNeighbours,
  type IndexAnswer,
  type IndexFailure,
  type IndexQuery,
  type MemoryIndex,
  type PostingIndex,
  type UnderstoodQuery,
  understandQuery,
} from '@aura/shared-jobs/search';
import { waitAtMost } from '../wait-at-most.ts';
import { groupByOccupation, type IdsByOccupation } from './group-by-occupation.ts';
import { createReadMarket } from './read-market.ts';
import type { PostingLookup } from './snapshot/market-snapshot.ts';
import type { ReadSnapshot } from './snapshot/snapshot-store.ts';

/** The ads that can be searched now; another `revision` means other ads. */
interface PoolAnswer {
  readonly revision: string;
  readonly vacancies: readonly Vacancy[];
  readonly statuses: readonly SourceStatus[];
}

/** Where ads come from. */
export interface VacancyPool {
  /** Whether some sources are asked for each search: what they give is in no snapshot. */
  readonly asksPerSearch: boolean;
  /** @param asked what is looked for: some sources give only ads that fit. */
  current(asked: Asked): Promise<PoolAnswer>;
}

/** The search; empty for the lookup of one job. */
type Asked = Pick<JobQuery, 'words' | 'place'>;
const NOTHING: Asked = { words: '', place: '' };

/** The jobs of one moment. */
interface Market {
  /** By the id of any of its ads: the main ad of a job may change. */
  readonly postings: PostingLookup;
  readonly sources: readonly SourceStatus[];
}

interface FoundJobs extends Omit<IndexAnswer, 'hits'>, Market {
  readonly hits: readonly {
    readonly posting: Posting;
    readonly group: IndexAnswer['hits'][number]['group'];
    readonly relevance: number;
  }[];
  /** The interpreted search: words and place. */
  readonly understood: UnderstoodQuery;
}

/** Jobs on the market, for search and lookup. */
export interface JobMarket {
  /** @param limit most jobs of each group, the closest to the words. */
  search(query: JobQuery, limit: number): Promise<Result<FoundJobs, IndexFailure>>;
  now(): Promise<Result<Market, IndexFailure>>;
  /**
   * Jobs of occupations similar to the search, with any words, that meet every filter. Calls no source.
   * @param query the interpreted query
   */
  findSimilar(query: JobQuery): Promise<Result<readonly Posting[], IndexFailure>>;
  /** Jobs that meet a query at any place, remote work without one left aside. Asks no source. */
  findAnywhere(query: JobQuery, limit: number): Promise<Result<readonly Posting[], IndexFailure>>;
  /** Whether any job, or any that meets a query, is at a place, remote work left aside. Asks no source. */
  isAnyAt(place: string, query?: JobQuery): Promise<Result<boolean, IndexFailure>>;
}

interface JobMarketParts {
  readonly pool: VacancyPool;
  readonly index: PostingIndex & Partial<Pick<MemoryIndex, 'use'>>;
  /** The market that one indexer stored for all processes; absent where each reads the ads itself. */
  readonly readSnapshot?: ReadSnapshot;
  readonly now: () => Date;
  /** How long a request waits for new ads to be read before it uses the earlier ones. */
  readonly waitMs?: number;
}

/** Ads, and a name for them and the day that they are read on. */
interface Edition extends PoolAnswer {
  readonly version: string;
}

interface Held {
  readonly version: string;
  readonly postings: Market['postings'];
  readonly byOccupation: IdsByOccupation;
}

/** Postings of near occupations that are looked at in one search, the nearest occupations first. */
const MOST_SIMILAR = 300;
const WAIT_MS = 3_000;
/** How long an index that took no other jobs is left alone: filling it costs more than asking it. */
const RETRY_MS = 30_000;

/**
 * Searches the market that one indexer stored for all processes. Without it, keeps the ads of a pool as jobs in an index:
 * changed ads, or a new day, are read once for all concurrent requests. A request waits for them briefly and otherwise
 * uses the earlier jobs. After a failure the index gets them again after a pause, not at every request.
 */
export function createJobMarket(parts: JobMarketParts): JobMarket {
  const { pool, index, readSnapshot, now, waitMs = WAIT_MS } = parts;
  const readMarket = createReadMarket();
  let latest: Edition | null = null;
  let held: Held | null = null;
  let renewal: Promise<Result<void, IndexFailure>> | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;

  const renew = async ({ version, vacancies }: Edition): Promise<Result<void, IndexFailure>> => {
    const postings = await readMarket(vacancies);
    const replaced = await index.replaceAll(postings);
    if (replaced.ok)
      held = {
        version,
        postings: indexByEveryId(postings),
        byOccupation: groupByOccupation(
          postings.map(({ id, reading }) => ({ id, occupation: reading?.occupationId ?? '' })),
        ),
      };
    else failedAt = now().getTime();
    return replaced;
  };

  /** At most the current run and one more, which takes the latest ads for all waiting requests. */
  const upToDate = async (): Promise<Result<void, IndexFailure>> => {
    await renewal?.catch(() => undefined);
    if (!latest || held?.version === latest.version) return ok(undefined);
    if (!renewal && now().getTime() - failedAt < RETRY_MS) return err('unavailable');
    renewal ??= renew(latest).finally(() => (renewal = null));
    return renewal;
  };

  /** Holds the stored market; null where this process has to read the ads itself. */
  const openStored = async (): Promise<Market | null> => {
    const stored = (await readSnapshot?.()) ?? null;
    // Ads of one search are added to the stored ones by reading all: the stored ones only serve the first searches.
    if (!stored || (pool.asksPerSearch && held)) return null;
    if (held?.version !== stored.version) {
      index.use?.(stored.index);
      held = stored;
    }
    return pool.asksPerSearch ? null : { postings: stored.postings, sources: stored.sources };
  };

  const current = async (asked: Asked): Promise<Result<Market, IndexFailure>> => {
    const stored = await openStored();
    if (stored) return ok(stored);
    const answer = await pool.current(asked);
    latest = { ...answer, version: `${answer.revision} ${computeDay(now())}` };
    const renewed = upToDate();
    const former = held;
    if (former) await waitAtMost(waitMs, renewed);
    else {
      const first = await renewed;
      if (!first.ok) return first;
    }
    return ok({ postings: (held ?? former)?.postings ?? new Map(), sources: answer.statuses });
  };

  const findMet = async (asked: IndexQuery): Promise<Result<readonly Posting[], IndexFailure>> => {
    const answer = await index.search(asked);
    if (!answer.ok) return err(answer.error);
    const met = answer.value.hits.filter(({ group }) => group === 'meets');
    return ok(met.flatMap(({ id }) => held?.postings.get(id) ?? []));
  };

  return {
    now: () => current(NOTHING),
    async search(asked, limit) {
      const understood = understandQuery(asked);
      const { query } = understood;
      const market = await current(query);
      if (!market.ok) return market;
      const answer = await index.search({ query, limit });
      if (!answer.ok) return err(answer.error);
      // The index may have been renewed between the two.
      const postings = held?.postings ?? market.value.postings;
      const hits = answer.value.hits.flatMap(({ id, group, relevance }) => {
        const posting = postings.get(id);
        return posting ? [{ posting, group, relevance }] : [];
      });
      return ok({ ...answer.value, ...market.value, postings, hits, understood });
    },
    async findSimilar(query) {
      const neighbours = findNeighbours(query.words);
      const among = neighbours
        .flatMap((occupation) => held?.byOccupation.get(occupation) ?? [])
        .slice(0, MOST_SIMILAR);
      return among.length === 0 ? ok([]) : findMet({ query, limit: MOST_SIMILAR, among });
    },
    findAnywhere: (query, limit) => findMet({ query: { ...query, place: '', remoteAnywhere: false }, limit }),
    async isAnyAt(place, query = { ...EVERY_JOB, place }) {
      const there = await index.search({ query: { ...query, place, remoteAnywhere: false }, limit: 1 });
      return there.ok ? ok(there.value.totals.meets > 0) : there;
    },
  };
}

const indexByEveryId = (postings: readonly Posting[]): ReadonlyMap<string, Posting> =>
  new Map(postings.flatMap((posting) => posting.versions.map(({ id }) => [id, posting] as const)));
