import type { WizardState } from '../../wizard/state.ts';

/** Why a set of ratings says little: all alike, or given faster than a sentence can be read. */
export type InterestProblem = 'straightLine' | 'tooFast';

/** Nobody reads a statement and rates it in less (milliseconds each). */
const MIN_MS_PER_ITEM = 1500;

/** Looks at complete ratings only; null where nothing is wrong with them or they are not complete. */
export function findInterestProblem(
  interests: WizardState['interests'],
  asked: number,
): InterestProblem | null {
  const values = Object.values(interests.ratings);
  if (values.length < asked) return null;
  if (new Set(values).size === 1) return 'straightLine';
  return interests.elapsedMs / values.length < MIN_MS_PER_ITEM ? 'tooFast' : null;
}
