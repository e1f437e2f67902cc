import type { WizardState } from '../../wizard/state.ts';

/** Why a set of ratings says little: all alike, or given faster than a sentence can be read. */
export type InterestProblem = 'straightLine' | 'tooFast';

/** Less time than it takes to read and rate a statement (milliseconds each). */
const MIN_MS_PER_ITEM = 1500;

/** Checks complete ratings only; null if they are valid or incomplete. */
export function findInterestProblem(
  interests: WizardState['interests'],
  asked: number,
): InterestProblem | null {
  const values = Object.values(interests.ratings);
  if (values.length < asked) return null;
  if (new Set(values).size === 1) return 'straightLine';
  return interests.elapsedMs / values.length < MIN_MS_PER_ITEM ? 'tooFast' : null;
}
