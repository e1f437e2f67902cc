import type { Facet, FilterGroup, JobQuery, Posting, Result } from '@aura/shared-domain';

/** A posting that was found, and whether it says what the filters ask about. */
export interface IndexHit {
  readonly id: string;
  readonly group: FilterGroup;
  /** Closeness to the words, higher is closer; 0 without words. Comparable within one answer only. */
  readonly relevance: number;
}

export interface IndexAnswer {
  /** Closest to the words first, then by id; at most `limit` of each group. */
  readonly hits: readonly IndexHit[];
  /** Exact numbers of postings found, also beyond the limit. */
  readonly totals: Readonly<Record<FilterGroup, number>>;
  /** Counted among the postings that have the words and meet the place and all the other filters. */
  readonly facets: readonly Facet[];
  /** Unknown words, and the words searched instead. */
  readonly corrected: readonly { readonly asked: string; readonly found: readonly string[] }[];
}

export interface IndexQuery {
  readonly query: JobQuery;
  /** Only postings with these ids, whatever words they contain; by default all postings with the words. */
  readonly among?: readonly string[];
  /** Most hits of each group. */
  readonly limit: number;
}

/** Why an index gave no answer: a server that is away. One in memory never fails. */
export type IndexFailure = 'unavailable';

/**
 * Where postings are searched. One in the memory of a process and one on a server keep the same promises
 * (`functions/src/jobs/typesense/posting-index-suite.ts`): accents, case, word forms, synonyms and typing slips are forgiven, every word has
 * to be found, and a posting that is silent about a filter is in the group `unknown`.
 */
export interface PostingIndex {
  /** Replaces the whole content; searches see either the former postings or these. */
  replaceAll(postings: readonly Posting[]): Promise<Result<void, IndexFailure>>;
  search(asked: IndexQuery): Promise<Result<IndexAnswer, IndexFailure>>;
}
