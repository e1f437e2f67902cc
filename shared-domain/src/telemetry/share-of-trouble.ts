import type { VersionHealth } from '../api/operations/health.ts';
import type { Openings } from '../api/openings.ts';

type Counted = Pick<VersionHealth, 'loads' | 'failures' | 'errors'>;

/** How often people tried to open something: what loaded and what did not. */
export const countOpenings = ({ loads, failures }: Counted): number => loads + failures;

/** Failed loads and errors per opening; 0 without openings. Above 1 if one opening causes several errors. */
export function computeTroubleRate(health: Counted): number {
  const openings = countOpenings(health);
  return openings === 0 ? 0 : (health.failures + health.errors) / openings;
}

/** Openings with a verified source: the basis for judging a version. */
export function countProvenOpenings({
  openings: { account, visitor },
}: Pick<VersionHealth, 'openings'>): Openings {
  return { tried: account.tried + visitor.tried, failed: account.failed + visitor.failed };
}

/** From how many openings on a rate says something. */
export const ENOUGH_OPENINGS = 20;
/** Above this rate a version is in trouble. */
export const TROUBLE_LIMIT = 0.05;
/** Above this one it deserves a look. */
export const ATTENTION_LIMIT = 0.01;

export type Condition = 'unknown' | 'healthy' | 'attention' | 'trouble';

/** How a version is doing, for the people who operate it: `unknown` until it was opened often enough. */
export function judgeCondition(health: Counted): Condition {
  if (countOpenings(health) < ENOUGH_OPENINGS) return 'unknown';
  const rate = computeTroubleRate(health);
  if (rate > TROUBLE_LIMIT) return 'trouble';
  return rate > ATTENTION_LIMIT ? 'attention' : 'healthy';
}
