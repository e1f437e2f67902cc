import { dayOf, type SourceStatus, type Vacancy } from '@aura/shared-domain';
import { createTokenBuckets, type TakeToken } from '../../../http/token-buckets.ts';
import { atMost } from '../../at-most.ts';
import type { Asked, JobSource } from '../job-source.contract.ts';
import { createFeed, type Feed, type FeedState } from './feed.ts';
import { createLanes } from './lanes.ts';
import { merge, type Merged } from './merge.ts';
import type { ReportFetch } from './report.ts';
import { statusesOf } from './statuses.ts';

/** Ads of all sources as they are now. */
interface PooledAds {
  /** The same array as long as nothing changed. */
  readonly vacancies: readonly Vacancy[];
  readonly statuses: readonly SourceStatus[];
  /** Another one when the ads are others; the same for the same ads in every process. */
  readonly revision: string;
}

export interface SourcePool {
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
  /** How long one who asks waits; what comes later is there for the next. */
  readonly answerMs: number;
}

export const SOURCE_TIMES = { fetchMs: 8000, answerMs: 4000 } as const;

/** Calls to one provider under way at once. */
const WIDTH = 2;
const DAY_S = 24 * 60 * 60;

/** The sources behind one door. Each is asked beside the others, and none that fails or is slow holds up another. */
export function createSourcePool(
  sources: readonly JobSource[],
  { now, report, fetchMs, answerMs }: SourcePoolSettings,
): SourcePool {
  const deps = { now, report, fetchMs, inLane: createLanes(WIDTH), takeToken: takeTokens(sources) };
  const feeds = sources.map((source) => createFeed(source, deps));
  let last = { stamp: '', merged: merge([], '') };

  const mergedNow = (): Merged => {
    const [ms, today] = [now().getTime(), dayOf(now())];
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
    async current({ words, place }) {
      const states = new Map<Feed, FeedState>();
      const all = feeds.map((feed) => feed.ask({ words, place }).then((state) => states.set(feed, state)));
      await atMost(answerMs, Promise.all(all));
      const told = feeds.map((feed) => ({ feed, state: states.get(feed) ?? 'slow' }));
      const { vacancies, revision } = mergedNow();
      return { vacancies, revision, statuses: statusesOf(told, vacancies) };
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
