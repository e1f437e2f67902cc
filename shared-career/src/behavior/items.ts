import { ITEM_PAIRS } from '../generated/behavior-items.ts';

export type Axis = 'outer' | 'inner';

/**
 * One statement to agree or disagree with. There are 16 of our own about situations at work, eight per axis, half of
 * them reversed; the id of an opposite ends in `-not`.
 */
export interface BehaviorItem {
  readonly id: string;
  /** Whose expectations it is about: those of others, or one's own. */
  readonly axis: Axis;
  /** Whether agreement says that expectations are not met. */
  readonly reversed: boolean;
  readonly text: string;
  /** The item that says roughly the opposite. */
  readonly pair: string;
}

/** A sentence and its opposite; the id of the opposite ends in `-not`. */
const buildPair = ([axis, topic, plain, opposite]: (typeof ITEM_PAIRS)[number]): BehaviorItem[] => {
  const id = `${axis}-${topic}`;
  return [
    { id, axis, reversed: false, text: plain, pair: `${id}-not` },
    { id: `${id}-not`, axis, reversed: true, text: opposite, pair: id },
  ];
};

/** Every sentence. Order on screen: ITEM_ORDER. */
export const ITEMS: readonly BehaviorItem[] = ITEM_PAIRS.flatMap(buildPair);
