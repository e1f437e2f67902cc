import type { BehaviorResult } from '@aura/shared-domain';
import type { ScenarioOption } from '../scenarios.ts';
import { computeMargin, type Axes } from './axes.ts';
import type { Outcome } from './outcome.ts';

const NARROW = 0.25;
const WIDE = 0.4;
const MANY_CONTRADICTIONS = 2;
const ENOUGH_SCENARIOS = 2;

/**
 * How much the answers bear, a rule of thumb of ours and no probability:
 * - `low` where no tendency could be told, the margin is below .25 or two pairs contradict each other;
 * - `high` where the margin is at least .4, no pair contradicts itself and at least two of the four scenarios were
 *   answered like that tendency;
 * - `medium` for all else.
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
