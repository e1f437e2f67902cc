import type { FitNumber, JobSearchRequest, Posting } from '@aura/shared-domain';

/** A job with the number that it is shown and sorted with. */
export interface Ranked {
  readonly posting: Posting;
  readonly fit: FitNumber;
  /** Closeness to the typed words, see `createCloseness`. */
  readonly closeness: number;
  /** Of a similar occupation, without all searched words. */
  readonly similar?: boolean;
  /** Pays less than the person's floor. */
  readonly isBelow?: boolean;
}

type Compare = (one: Ranked, other: Ranked) => number;

/** Higher first; missing values last. */
const highestFirst =
  (value: (ranked: Ranked) => number | string | null): Compare =>
  (one, other) => {
    const [left, right] = [value(one), value(other)];
    if (left === right) return 0;
    if (left === null || right === null) return left === null ? 1 : -1;
    return left > right ? -1 : 1;
  };

/** Within this step of closeness, the match with the person decides. */
const STEP = 0.2;

/** More than all other tiers together: closeness is at most 1. */
const BELOW = 100;

/**
 * What “best” sorts by before the match with the person: lower first. Postings with the words come before similar ones,
 * and those that pay less than the floor come last.
 */
const computeTier = ({ closeness, similar = false, isBelow = false }: Omit<Ranked, 'fit'>): number =>
  Number(similar) - 2 * Math.floor(closeness / STEP) + (isBelow ? BELOW : 0);
const compareTiers: Compare = (one, other) => computeTier(one) - computeTier(other);
const byFit = highestFirst(({ fit }) => fit.value);
const byDate = highestFirst(({ posting }) => posting.facts.publishedOn);
const compareIds: Compare = (one, other) => (one.posting.id < other.posting.id ? -1 : 1);

const ORDERS: Readonly<Record<JobSearchRequest['order'], readonly Compare[]>> = {
  best: [compareTiers, byFit, byDate, compareIds],
  fit: [byFit, byDate, compareIds],
  newest: [byDate, byFit, compareIds],
  // As the index gives them, which is a total order as well.
  closest: [],
};

/**
 * The jobs among which the first ones of “best” are, whatever their match is: to compare with a CV takes a millisecond
 * each, and jobs of a later tier come later in any case.
 * @param most how many jobs are needed, from the first one on
 */
export function takeFirstTiers<J extends Omit<Ranked, 'fit'>>(
  jobs: readonly J[],
  most: number,
): readonly J[] {
  const tiers = jobs.map(computeTier).toSorted((one, other) => one - other);
  const last = tiers[Math.min(most, tiers.length) - 1] ?? 0;
  return jobs.filter((job) => computeTier(job) <= last);
}

/**
 * Jobs in a total order: no two of them ever change places between pages.
 * @param jobs closest to the words first.
 */
export function rank(jobs: readonly Ranked[], order: JobSearchRequest['order']): Ranked[] {
  return jobs.toSorted((one, other) => {
    for (const compare of ORDERS[order]) {
      const difference = compare(one, other);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}
