import { ITEM_ORDER, ITEMS, SCENARIOS, type BehaviorItem, type Scenario } from '@aura/shared-career/behavior';

/** Sentences on one screen. */
const PER_STEP = 4;

/** The questions on one screen: some sentences, or the scenes. */
export interface Step {
  readonly items: readonly BehaviorItem[];
  readonly scenarios: readonly Scenario[];
}

const itemsInOrder = ITEM_ORDER.flatMap((id) => ITEMS.filter((item) => item.id === id));

/** The screens in order: the sentences, a few at a time, then the scenes. */
export const STEPS: readonly Step[] = [
  ...Array.from({ length: Math.ceil(itemsInOrder.length / PER_STEP) }, (_, at) => ({
    items: itemsInOrder.slice(at * PER_STEP, (at + 1) * PER_STEP),
    scenarios: [],
  })),
  { items: [], scenarios: SCENARIOS },
];
