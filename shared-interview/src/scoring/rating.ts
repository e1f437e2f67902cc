import type { Score, Shape } from '@aura/shared-domain';
import { ANCHORS, HELD_DOWN, WITHOUT_RESULT } from '../generated/scoring-texts.ts';
import { BESIDE_THE_MATTER, RATING_STEPS, RESULT } from './table.ts';

/** Rung of the behaviourally anchored scale, 1 to 5, and the sentence that anchors it. */
export function computeRating(
  {
    value,
    dimensions,
    ceilings,
    multiplier,
  }: Pick<Score, 'value' | 'dimensions' | 'ceilings' | 'multiplier'>,
  shape: Shape,
): { rating: number; anchor: string } {
  const reached = 1 + RATING_STEPS.filter((step) => (value ?? 0) >= step).length;
  // An answer in which the subject of the question was not recognised is not called clear.
  const rating = multiplier ? Math.min(reached, BESIDE_THE_MATTER.rating) : reached;
  const held = ceilings.map(({ id }) => HELD_DOWN[id]).find((anchor) => anchor !== undefined);
  if (held !== undefined) return { rating, anchor: held };
  // Where no part was found, no rung may tell of one.
  if (dimensions.find(({ id }) => id === 'structure')?.value === 0)
    return { rating, anchor: ANCHORS[shape][0] ?? '' };
  const result = dimensions.find(({ id }) => id === 'result')?.value ?? 0;
  const least = shape === 'presentation' ? RESULT.deedOnly : RESULT.qualitative;
  if (rating === 4 && result < least) return { rating, anchor: WITHOUT_RESULT[shape].fourth };
  if (rating === 5 && result < RESULT.quantified) return { rating, anchor: WITHOUT_RESULT[shape].fifth };
  return { rating, anchor: ANCHORS[shape][rating - 1] ?? '' };
}
