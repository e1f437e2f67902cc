import { BEHAVIOR_VERSION, type BehaviorResult, err, ok, type Result } from '@aura/shared-domain';
import { ITEMS } from '../items.ts';
import { LIKERT } from '../../generated/behavior-items.ts';
import { SCENARIOS } from '../../generated/behavior-scenarios.ts';
import type { ScenarioOption } from '../scenarios.ts';
import { computeAxes, computeMargin, type Axes } from './axes.ts';
import { findDecisiveItems } from './decisive-items.ts';
import { computeOutcome, type Outcome } from './outcome.ts';
import { countContradictions } from './pairs.ts';
import { type BehaviorRefusal, refuseIncomplete, findRefusal } from './refusal.ts';

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
function judgeConfidence(
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

/** What was answered. A value that no answer has counts as not answered; other ids are passed over. */
export interface BehaviorInput {
  /** 1 to 5 by id of the item. */
  readonly answers: Readonly<Record<string, number>>;
  /** Id of the option by id of the scenario. */
  readonly scenarios: Readonly<Record<string, string>>;
  /** How long the items took, in milliseconds, in any order. */
  readonly millisPerItem: readonly number[];
}

const readLikert = (input: BehaviorInput): ReadonlyMap<string, number> =>
  new Map(
    ITEMS.flatMap(({ id }) => {
      const answer = LIKERT.find(({ value }) => value === input.answers[id]);
      return answer ? [[id, answer.value] as const] : [];
    }),
  );

const listChosen = (input: BehaviorInput): readonly ScenarioOption[] =>
  SCENARIOS.flatMap(({ id, options }) => options.filter((option) => option.id === input.scenarios[id]));

/**
 * Scores a complete mapping (`comp-1.0`): two axes, the quadrant or the two nearest ones, and the reliability.
 * Careless answers are refused with a reason and must not be stored.
 * @param consent version of the text that the person agreed to
 */
export function scoreBehavior(
  input: BehaviorInput,
  { now, consent }: { readonly now: Date; readonly consent: number },
): Result<BehaviorResult, BehaviorRefusal> {
  const answers = readLikert(input);
  const chosen = listChosen(input);
  const missing = ITEMS.length - answers.size + SCENARIOS.length - chosen.length;
  if (missing > 0) return err(refuseIncomplete(missing));
  const refusal = findRefusal(answers, input.millisPerItem);
  if (refusal) return err(refusal);
  const axes = computeAxes(answers, chosen);
  const outcome = computeOutcome(axes, chosen);
  return ok({
    version: BEHAVIOR_VERSION,
    archetype: outcome.archetype,
    between: outcome.between,
    ...axes,
    margin: computeMargin(axes),
    confidence: judgeConfidence(outcome, axes, chosen, countContradictions(answers)),
    decisiveItems: findDecisiveItems(answers, axes, outcome),
    consent,
    answeredAt: now.toISOString(),
  });
}
