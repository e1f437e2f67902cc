import type { BehaviorResult } from '@aura/shared-domain';
import type { ScenarioOption } from '../scenarios.ts';
import { computeMargin, type Axes } from './axes.ts';
import type { Outcome } from './outcome.ts';

const NARROW = 0.25;
const WIDE = 0.4;
const MANY_CONTRADICTIONS = 2;
const ENOUGH_SCENARIOS = 2;

/**
 * Reliability of the answers, our own rule of thumb and no probability:
 * - `low` without a tendency, with a margin below .25 or two contradictory pairs;
 * - `high` with a margin of at least .4, no contradictory pair and at least two of the four scenarios answered like
 *   that tendency;
 * - `medium` otherwise.
 */
export function judgeConfidence(
  { archetype }: Outcome,
  axes: Axes,
  chosen: readonly ScenarioOption[],
  contradictions: number,
): BehaviorResult['confidence'] {
  const margin = computeMargin(axes);
  if (archetype === null || margin < NARROW || contradictions >= MANY_CONTRADICTIONS) return 'low';
  const agreeing = chosen.filter((option) => option.archetype === archetype).length;
  return margin >= WIDE && contradictions === 0 && agreeing >= ENOUGH_SCENARIOS ? 'high' : 'medium';
}
