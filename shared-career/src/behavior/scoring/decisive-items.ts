import { ITEM_ORDER } from '../../generated/behavior-items.ts';
import { ITEMS } from '../items.ts';
import { type Axis } from '../items.ts';
import { MIDDLE } from '../likert.ts';
import { type Axes, findNearerAxis, SIDES, listSteps } from './axes.ts';
import type { Outcome } from './outcome.ts';

const MOST = 3;

interface Push {
  readonly id: string;
  readonly steps: number;
  /** Place among the items of its axis, the strongest first. */
  readonly place: number;
}

/** The items of an axis that pushed towards the outcome, the strongest first, then in the order on screen. */
function listPushes(axis: Axis, answers: ReadonlyMap<string, number>, { likeliest }: Outcome): Push[] {
  return ITEMS.filter((item) => item.axis === axis)
    .map((item) => ({
      id: item.id,
      steps: listSteps(item, answers.get(item.id) ?? MIDDLE) * SIDES[likeliest][axis],
    }))
    .filter(({ steps }) => steps > 0)
    .toSorted((a, b) => b.steps - a.steps || ITEM_ORDER.indexOf(a.id) - ITEM_ORDER.indexOf(b.id))
    .map((push, place) => ({ ...push, place }));
}

/**
 * The answers that said most: up to three that pushed hardest towards the outcome, or towards the likelier of two.
 * Of equally strong ones the axes take turns, the one with the nearer border first, as a tendency needs both.
 */
export function findDecisiveItems(
  answers: ReadonlyMap<string, number>,
  axes: Axes,
  outcome: Outcome,
): string[] {
  const near = findNearerAxis(axes);
  return [near, near === 'outer' ? ('inner' as const) : ('outer' as const)]
    .flatMap((axis) => listPushes(axis, answers, outcome))
    .toSorted((a, b) => b.steps - a.steps || a.place - b.place)
    .slice(0, MOST)
    .map(({ id }) => id);
}
