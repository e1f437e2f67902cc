import type { ArchetypeId } from '@aura/shared-domain';
import type { Axis, BehaviorItem } from '../items.ts';
import { ITEMS } from '../items.ts';
import { MIDDLE } from '../likert.ts';
import type { ScenarioOption } from '../scenarios.ts';

type Sign = 1 | -1;

/** The side of each tendency on each axis: 1 if expectations are met readily. */
export const SIDES: Readonly<Record<ArchetypeId, Readonly<Record<Axis, Sign>>>> = {
  upholder: { outer: 1, inner: 1 },
  questioner: { outer: -1, inner: 1 },
  obliger: { outer: 1, inner: -1 },
  rebel: { outer: -1, inner: -1 },
};

/** Every tendency, in the order that breaks ties. */
export const TENDENCIES: readonly ArchetypeId[] = ['obliger', 'questioner', 'upholder', 'rebel'];

/**
 * Both axes are counted in 80ths, so that .15 is a whole number and no border depends on rounding: a step of an
 * answer is 1/16 of an axis (eight items, (mean − 3) / 2), a scenario is .05.
 */
const WHOLE = 80;
const PER_STEP = 5;
const PER_SCENARIO = 4;
/** Nearer than this to a border, an axis does not tell: .15. */
const BORDER_UNITS = 12;

/** Nearer than this to 0, an axis does not tell. */
export const BORDER = BORDER_UNITS / WHOLE;

export type Axes = Readonly<Record<Axis, number>>;

/** How far an answer moves its axis, in steps: −2 to 2; a reversed item counts the other way round. */
export const listSteps = (item: BehaviorItem, answer: number): number =>
  answer === MIDDLE ? 0 : (answer - MIDDLE) * (item.reversed ? -1 : 1);

function computeAxis(
  axis: Axis,
  answers: ReadonlyMap<string, number>,
  chosen: readonly ScenarioOption[],
): number {
  const steps = ITEMS.filter((item) => item.axis === axis).reduce(
    (sum, item) => sum + listSteps(item, answers.get(item.id) ?? MIDDLE),
    0,
  );
  const votes = chosen.reduce((sum, { archetype }) => sum + SIDES[archetype][axis], 0);
  const units = PER_STEP * steps + PER_SCENARIO * votes;
  return Math.max(-WHOLE, Math.min(WHOLE, units)) / WHOLE;
}

/**
 * Position of the answers, each axis from −1 to 1: (mean − 3) / 2 of its eight items, with reversed ones inverted,
 * plus or minus .05 for each scenario.
 */
export const computeAxes = (
  answers: ReadonlyMap<string, number>,
  chosen: readonly ScenarioOption[],
): Axes => ({
  outer: computeAxis('outer', answers, chosen),
  inner: computeAxis('inner', answers, chosen),
});

/** The axis whose border is nearer; the outer one where both are equally near. */
export const findNearerAxis = ({ outer, inner }: Axes): Axis =>
  Math.abs(inner) < Math.abs(outer) ? 'inner' : 'outer';

/** Distance to the nearest border, 0 to 1. */
export const computeMargin = ({ outer, inner }: Axes): number => Math.min(Math.abs(outer), Math.abs(inner));
