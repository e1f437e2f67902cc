import { firstRight, measure, type Measures, percentile } from './measures.ts';
import type { Row } from './read.ts';

/** Builds something that ranks a corpus for a query: ids, best first. */
export type Matcher = (corpus: readonly Row[]) => (query: string) => readonly string[];

export interface RunResult extends Measures {
  /** Queries that count: those with a right answer given. */
  readonly queries: number;
  readonly corpus: number;
  /** Queries without any right answer given, left out. */
  readonly leftOut: number;
  readonly buildMs: number;
  readonly msPerQuery: number;
  readonly msPerQueryP95: number;
}

export interface Task {
  readonly queries: readonly Row[];
  readonly corpus: readonly Row[];
  readonly gold: ReadonlyMap<string, ReadonlySet<string>>;
}

const NONE: ReadonlySet<string> = new Set();
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Ranks the corpus for every query that has a right answer, with the time that it takes. */
export function run(matcher: Matcher, { queries, corpus, gold }: Task): RunResult {
  const counted = queries.filter(({ id }) => (gold.get(id)?.size ?? 0) > 0);
  const begun = performance.now();
  const rank = matcher(corpus);
  const buildMs = performance.now() - begun;
  const times: number[] = [];
  const ranks = counted.map(({ id, value }) => {
    const start = performance.now();
    const ranking = rank(value);
    times.push(performance.now() - start);
    return firstRight(ranking, gold.get(id) ?? NONE);
  });
  const { mrr, s1, s10, s100 } = measure(ranks);
  return {
    queries: counted.length,
    corpus: corpus.length,
    leftOut: queries.length - counted.length,
    mrr: rounded(mrr, 4),
    s1: rounded(s1, 4),
    s10: rounded(s10, 4),
    s100: rounded(s100, 4),
    msPerQuery: rounded(times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length), 3),
    msPerQueryP95: rounded(percentile(times, 0.95), 3),
    buildMs: rounded(buildMs, 1),
  };
}
