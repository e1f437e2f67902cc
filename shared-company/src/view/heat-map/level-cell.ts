import type { LevelCell } from '@aura/shared-domain';
import type { SkillSums } from '../../snapshot/snapshot.ts';
import { decimals } from '../decimals.ts';

/** A cell without a number. */
export const emptyLevel = (state: 'suppressed' | 'no_data'): LevelCell => ({
  state,
  n: null,
  value: null,
  coverage: null,
});

/**
 * Mean credit of the evidence of those who were assessed, at least one, in a group of `n`. Level and people are rounded
 * apart from one another, and so a quotient can come out above 1.
 */
export const levelCell = ({ assessed, level }: SkillSums, n: number): LevelCell => ({
  state: 'ok',
  n: assessed,
  value: decimals(Math.min(1, level / assessed), 2),
  coverage: decimals(Math.min(1, assessed / n), 2),
});
