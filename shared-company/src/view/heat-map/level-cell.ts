import type { LevelCell } from '@aura/shared-domain';
import type { SkillSums } from '../../snapshot/snapshot.ts';
import { roundToPlaces } from '../decimals.ts';

/** The maximum displayed for an incomplete level. */
const NEARLY_ALL = 0.99;

/** A cell without a number. */
export const makeEmptyLevel = (state: 'suppressed' | 'no_data'): LevelCell => ({
  state,
  n: null,
  value: null,
  coverage: null,
});

/**
 * Mean credit of the evidence of assessed people, at least one, in a group of `n`. It is 1 only if nothing is missing:
 * a small gap does not round away.
 */
export const makeLevelCell = ({ assessed, level }: SkillSums, n: number): LevelCell => ({
  state: 'ok',
  n: assessed,
  value: level === assessed ? 1 : Math.min(NEARLY_ALL, roundToPlaces(level / assessed, 2)),
  coverage: roundToPlaces(Math.min(1, assessed / n), 2),
});
