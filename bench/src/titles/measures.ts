/** What is measured of a ranking, each from 0 to 1. */
export interface Measures {
  /** Mean of 1 / rank of the first right answer; 0 without one. */
  readonly mrr: number;
  /** Share of queries with a right answer first, among the first 10, among the first 100. */
  readonly s1: number;
  readonly s10: number;
  readonly s100: number;
}

/** Rank of the first right answer, from 1; 0 where the ranking has none. */
export function firstRight(ranking: readonly string[], gold: ReadonlySet<string>): number {
  return ranking.findIndex((id) => gold.has(id)) + 1;
}

/** Measures of the ranks of the first right answers, one a query. */
export function measure(ranks: readonly number[]): Measures {
  const share = (k: number): number =>
    ranks.length === 0 ? 0 : ranks.filter((rank) => rank > 0 && rank <= k).length / ranks.length;
  const sum = ranks.reduce((total, rank) => total + (rank > 0 ? 1 / rank : 0), 0);
  return { mrr: ranks.length === 0 ? 0 : sum / ranks.length, s1: share(1), s10: share(10), s100: share(100) };
}

/** The value below which a share of the values is (nearest rank); 0 for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
