import type { JobSourceId, Result, Vacancy } from '@aura/shared-domain';

/** `slow`: no answer in time; `overQuota`: asked too often; `nonsense`: an answer that is not what is documented. */
export type SourceFailure = 'down' | 'slow' | 'overQuota' | 'nonsense';

/** Why a source gave nothing. There is no field in which an address, a key or a message would fit. */
export interface SourceFault {
  readonly state: SourceFailure;
  /** How long the source asks not to be called; null if it does not say. */
  readonly retryAfterMs: number | null;
}

/** The result of one call of a source. */
export interface Harvest {
  readonly vacancies: readonly Vacancy[];
  /** Ads that could not be read. */
  readonly invalid: number;
  /** Ads for people in other countries. */
  readonly elsewhere: number;
}

/** The person's search. */
export interface Asked {
  readonly words: string;
  readonly place: string;
}

export interface FetchOptions {
  readonly asked: Asked;
  /** `YYYY-MM-DD`: the day on which these ads are seen. */
  readonly today: string;
  /** Ends the call. */
  readonly signal: AbortSignal;
}

/** A place that job ads come from. A provider with several boards is several sources of one id. */
export interface JobSource {
  readonly id: JobSourceId;
  /** Tells the sources of one id apart. */
  readonly name: string;
  /** Calls that may come at once, and in a day, of all sources of this id and this process. */
  readonly rate: { readonly burst: number; readonly perDay: number };
  /** How long an answer is fresh. One of another day never is. */
  readonly cacheMs: number;
  /** `whole` gives all its ads whatever is asked; `query` only those that fit. */
  readonly kind: 'whole' | 'query';
  fetch(options: FetchOptions): Promise<Result<Harvest, SourceFault>>;
}
