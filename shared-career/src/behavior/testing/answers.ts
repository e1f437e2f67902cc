import type { ArchetypeId } from '@aura/shared-domain';
import { ITEMS } from '../items.ts';
import { type Axis } from '../items.ts';
import { SCENARIOS } from '../../generated/behavior-scenarios.ts';
import type { BehaviorInput } from '../scoring/score-behavior.ts';

/** Scenarios answered like these tendencies, the first one first. */
const answerLike = (like: readonly ArchetypeId[]): Record<string, string> =>
  Object.fromEntries(
    SCENARIOS.map(({ id, options }, at) => [
      id,
      options.find(({ archetype }) => archetype === like[at])?.id ?? '',
    ]),
  );

/** One scenario for each tendency: together they move nothing. */
const EVEN: readonly ArchetypeId[] = ['upholder', 'questioner', 'obliger', 'rebel'];

const UNHURRIED = ITEMS.map(() => 4000);

/** Whole, careful answers in which the eight items of each axis add up to so many steps (−16 to 16), none against another. */
export function makeAnswersWith(
  steps: Readonly<Record<Axis, number>>,
  like: readonly ArchetypeId[] = EVEN,
): BehaviorInput {
  const left = { ...steps };
  const answers = ITEMS.map(({ id, axis, reversed }) => {
    const step = Math.max(-2, Math.min(2, left[axis]));
    left[axis] -= step;
    return [id, 3 + (reversed ? -step : step)];
  });
  return {
    answers: Object.fromEntries(answers) as Record<string, number>,
    scenarios: answerLike(like),
    millisPerItem: UNHURRIED,
  };
}
