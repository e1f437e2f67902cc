import { computeDay, type JobSourceId, type SourceStatus, type Vacancy } from '@aura/shared-domain';
import { createTokenBuckets, type TakeToken } from '../../../http/token-buckets.ts';
import { waitAtMost } from '../../wait-at-most.ts';
import type { Asked, JobSource } from '../job-source.contract.ts';
import { createFeed, type Feed, type FeedState } from './feed.ts';
import { createLanes } from './lanes.ts';
import type { ReportFetch } from './report.ts';
import { createHash } from 'node:crypto';
import type { NamedVacancy } from './answers.ts';
import { SOURCE_TERMS } from '../terms.ts';

/** Sources that a backend can have, in the order in which people see them. */
const IDS = ['sample', 'adzuna', 'greenhouse', 'lever', 'ashby'] as const satisfies readonly JobSourceId[];

/** Worst first. */
const SEVERITY: readonly FeedState[] = ['down', 'nonsense', 'overQuota', 'slow'];

/**
 * The state of several boards of one provider: the worst if at least half of them fail. A single board that went away
 * says nothing about the others; the log names it.
 */
function combineStates(states: readonly FeedState[]): SourceStatus['state'] {
  if (states.length === 0) return 'off';
  const failing = states.filter((state) => state !== 'ok');
  if (failing.length * 2 < states.length) return 'ok';
  return SEVERITY.find((state) => failing.some((one) => one === state)) ?? 'ok';
}

/** State of every source; disabled ones are `off`. */
function listStatuses(
  told: readonly { readonly feed: Feed; readonly state: FeedState }[],
  vacancies: readonly Vacancy[],
): SourceStatus[] {
  return IDS.map((id) => {
    const ofId = told.filter(({ feed }) => feed.source.id === id);
    const fetches = ofId.map(({ feed }) => feed.fetchedAt()).filter((at) => at !== null);
    return {
      id,
      state: combineStates(ofId.map(({ state }) => state)),
      count: vacancies.filter(({ source }) => source === id).length,
      fetchedAt: fetches.length > 0 ? new Date(Math.max(...fetches)).toISOString() : null,
      terms: SOURCE_TERMS[id].url,
    };
  });
}

/** Ads that are held at once; those of the first sources count. */
const MAX_ADS = 20_000;

interface Merged {
  /** In order of their ids, whichever source answered first. */
  readonly vacancies: readonly Vacancy[];
  /** The same for the same ads, in every process. */
  readonly revision: string;
}

/** Ads of all sources that are still open today, each once. */
function merge(ads: readonly NamedVacancy[], today: string): Merged {
  const byId = new Map<string, NamedVacancy>();
  for (const ad of ads) {
    const { id, expiresOn } = ad.vacancy;
    const isOpen = expiresOn === null || expiresOn >= today;
    if (isOpen && byId.size < MAX_ADS && !byId.has(id)) byId.set(id, ad);
  }
  const ordered = [...byId.values()].toSorted((a, b) => (a.vacancy.id < b.vacancy.id ? -1 : 1));
  const revision = createHash('sha256');
  for (const { print } of ordered) revision.update(print);
  return {
    vacancies: ordered.map(({ vacancy }) => vacancy),
    revision: revision.digest('hex').slice(0, 16),
  };
}

/** The current ads of all sources. */
interface PooledAds {
  /** The same array as long as nothing changed. */
  readonly vacancies: readonly Vacancy[];
  readonly statuses: readonly SourceStatus[];
  /** Another one when the ads are others; the same for the same ads in every process. */
  readonly revision: string;
}

export interface SourcePool {
  /** Whether some of the sources answer queries. */
  readonly asksPerSearch: boolean;
  /**
   * Brings every source up to date, as far as that goes in the time there is, and gives what there is then. Sources
   * that answer queries are asked only where something is looked for.
   */
  current(asked: Asked): Promise<PooledAds>;
}

export interface SourcePoolSettings {
  readonly now: () => Date;
  readonly report: ReportFetch;
  /** For one call of a source. */
  readonly fetchMs: number;
  /** How long a request waits; later answers serve the next request. */
  readonly answerMs: number;
}

export const SOURCE_TIMES = { fetchMs: 8000, answerMs: 4000 };

/** Calls to one provider under way at once. */
const WIDTH = 2;
const DAY_S = 24 * 60 * 60;

/** Combines the sources. They are called in parallel, and a failing or slow one does not delay the others. */
export function createSourcePool(
  sources: readonly JobSource[],
  { now, report, fetchMs, answerMs }: SourcePoolSettings,
): SourcePool {
  const deps = { now, report, fetchMs, inLane: createLanes(WIDTH), takeToken: takeTokens(sources) };
  const feeds = sources.map((source) => createFeed(source, deps));
  let last = { stamp: '', merged: merge([], '') };

  const mergedNow = (): Merged => {
    const [ms, today] = [now().getTime(), computeDay(now())];
    const stamp = [today, ...feeds.map((feed) => feed.stamp(ms))].join(' ');
    if (stamp !== last.stamp) {
      const merged = merge(
        feeds.flatMap((feed) => feed.ads(ms)),
        today,
      );
      // The same ads fetched again are no news for those who hold the array.
      last = { stamp, merged: merged.revision === last.merged.revision ? last.merged : merged };
    }
    return last.merged;
  };

  return {
    asksPerSearch: sources.some(({ kind }) => kind === 'query'),
    async current({ words, place }) {
      const states = new Map<Feed, FeedState>();
      const all = feeds.map((feed) => feed.ask({ words, place }).then((state) => states.set(feed, state)));
      await waitAtMost(answerMs, Promise.all(all));
      const told = feeds.map((feed) => ({ feed, state: states.get(feed) ?? 'slow' }));
      const { vacancies, revision } = mergedNow();
      return { vacancies, revision, statuses: listStatuses(told, vacancies) };
    },
  };
}

/** One bucket for all sources of an id: they share a provider. */
function takeTokens(sources: readonly JobSource[]): TakeToken {
  const buckets = new Map(
    sources.map(({ id, rate }) => [
      id as string,
      createTokenBuckets({ capacity: rate.burst, refillPerSecond: rate.perDay / DAY_S, maxKeys: 1 }),
    ]),
  );
  return (id, at) => buckets.get(id)?.(id, at) ?? 0;
}
