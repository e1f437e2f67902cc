import { foldKey } from '@aura/shared-career';
import { DAY_MS, computeDay, type Result } from '@aura/shared-domain';
import type { TakeToken } from '../../../http/token-buckets.ts';
import { createBreaker, type BreakerSettings } from '../../../model/breaker.ts';
import type {
  Asked,
  FetchOptions,
  Harvest,
  JobSource,
  SourceFailure,
  SourceFault,
} from '../job-source.contract.ts';
import { createAnswers, type Answers } from './answers.ts';
import type { InLane } from './lanes.ts';
import type { ReportFetch } from './report.ts';
import { makeFault } from '../http/fetch-json.ts';

/** Two failures in a row, and the source is left alone for a minute. */
const BREAKER: BreakerSettings = { failures: 2, windowMs: 5 * 60_000, openMs: 60_000 };
/** Queries of one source remembered; a page of fifty ads each. */
const MAX_QUERIES = 100;
/** How long a source that says nothing of it is left alone once it has had enough. */
const OVER_QUOTA_MS = 10 * 60_000;

export type FeedState = 'ok' | SourceFailure;

/** A source with its ads so far. */
export interface Feed extends Pick<Answers, 'ads' | 'stamp' | 'fetchedAt'> {
  readonly source: JobSource;
  /** Asks it, unless it answered the same lately, is to be left alone or has nothing to be asked. Says how that went; never throws. */
  readonly ask: (asked: Asked) => Promise<FeedState>;
}

export interface FeedDeps {
  readonly now: () => Date;
  readonly takeToken: TakeToken;
  readonly inLane: InLane;
  /** For one call of a source. */
  readonly fetchMs: number;
  readonly report: ReportFetch;
}

/** Wraps a source with a cache, rate limit and breaker, and one call at a time per query. */
export function createFeed(source: JobSource, { now, takeToken, inLane, fetchMs, report }: FeedDeps): Feed {
  const ms = () => now().getTime();
  const answers = createAnswers({ cacheMs: source.cacheMs, max: MAX_QUERIES, keepMs: 3 * DAY_MS });
  const breaker = createBreaker(BREAKER, ms);
  const underWay = new Map<string, Promise<FeedState>>();
  let state: FeedState = 'ok';
  let pausedUntil = Number.NEGATIVE_INFINITY;

  const fail = ({ state: failure, retryAfterMs }: SourceFault): FeedState => {
    const pause = retryAfterMs ?? (failure === 'overQuota' ? OVER_QUOTA_MS : null);
    if (pause !== null) pausedUntil = ms() + pause;
    return (state = failure);
  };
  const refresh = async (key: string, asked: Asked): Promise<FeedState> => {
    if (ms() < pausedUntil) return state === 'ok' ? 'overQuota' : state;
    const permit = breaker.enter();
    if (!permit) return state === 'ok' ? 'down' : state;
    if (takeToken(source.id, ms()) > 0) {
      permit.abandoned();
      return 'overQuota';
    }
    const startedAt = ms();
    const harvest = await fetchBounded(source, { asked, today: computeDay(now()) }, fetchMs);
    const durationMs = ms() - startedAt;
    if (!harvest.ok) {
      permit.failed();
      report({
        source: source.id,
        state: harvest.error.state,
        kept: 0,
        invalid: 0,
        elsewhere: 0,
        durationMs,
      });
      return fail(harvest.error);
    }
    permit.answered();
    permit.succeeded();
    const { vacancies, invalid, elsewhere } = harvest.value;
    answers.keep(key, vacancies, ms(), computeDay(now()));
    report({ source: source.id, state: 'ok', kept: vacancies.length, invalid, elsewhere, durationMs });
    return (state = 'ok');
  };
  return {
    source,
    ads: answers.ads,
    stamp: answers.stamp,
    fetchedAt: answers.fetchedAt,
    ask(asked) {
      if (source.kind === 'query' && !asked.words && !asked.place) return Promise.resolve(state);
      const key = source.kind === 'whole' ? '' : `${foldKey(asked.words)}\n${foldKey(asked.place)}`;
      if (answers.isFresh(key, ms(), computeDay(now()))) return Promise.resolve('ok');
      const running =
        underWay.get(key) ?? inLane(source.id, () => refresh(key, asked)).finally(() => underWay.delete(key));
      underWay.set(key, running);
      return running;
    },
  };
}

/** Asks a source for no longer than `ms`, whether or not it minds its signal. Never throws. */
async function fetchBounded(
  source: JobSource,
  options: Omit<FetchOptions, 'signal'>,
  ms: number,
): Promise<Result<Harvest, SourceFault>> {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<ReturnType<typeof makeFault>>((resolve) => {
    timer = setTimeout(() => resolve(makeFault('slow')), ms);
  });
  try {
    return await Promise.race([source.fetch({ ...options, signal: stop.signal }), late]);
  } catch {
    return makeFault('down');
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}
