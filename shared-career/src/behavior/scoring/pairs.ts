import { ITEMS } from '../items.ts';
import { MIDDLE } from '../likert.ts';

/** Pairs of a sentence and its opposite. */
export const PAIRS = ITEMS.filter(({ reversed }) => !reversed);

/** How many pairs were both agreed with, or both disagreed with, fully or in part. */
export const countContradictions = (answers: ReadonlyMap<string, number>): number =>
  PAIRS.filter(({ id, pair }) => {
    const side = Math.sign((answers.get(id) ?? MIDDLE) - MIDDLE);
    return side !== 0 && side === Math.sign((answers.get(pair) ?? MIDDLE) - MIDDLE);
  }).length;
