import { type Facet, FACET_IDS } from '@aura/shared-domain';
import { type Columns, FACET_VALUES } from './columns.ts';

/** Filters with at most this many values are counted by combinations, which are split at the end. */
const MOST_TOGETHER = 9;

/** Counts how often each bit is set in masks, and how many masks are empty. */
function createBitCounter(bits: number) {
  const isTogether = bits <= MOST_TOGETHER;
  const together = new Uint32Array(isTogether ? 1 << bits : 1);
  const counts = new Uint32Array(bits);

  const addBits = (mask: number, times: number): void => {
    for (let left = mask; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      counts[bit] = (counts[bit] ?? 0) + times;
    }
  };

  return {
    add: (mask: number): void => {
      if (isTogether || mask === 0) together[mask] = (together[mask] ?? 0) + 1;
      else addBits(mask, 1);
    },
    result: (): { readonly counts: Uint32Array; readonly none: number } => {
      for (let mask = 1; mask < together.length; mask += 1) {
        const times = together[mask] ?? 0;
        if (times > 0) addBits(mask, times);
      }
      return { counts, none: together[0] ?? 0 };
    },
  };
}

/**
 * Counts the values of every filter among the postings that meet all the other filters: the number of results if a
 * person chose that value.
 */
export function createFacetCounter({ masks }: Columns) {
  const counters = FACET_IDS.map((id) => createBitCounter(FACET_VALUES[id].length));
  const addTo = (facet: number, posting: number): void => counters[facet]?.add(masks[facet]?.[posting] ?? 0);

  return {
    /** A posting that meets every filter (`unmet` 0), or all but the one of a number. */
    add: (posting: number, unmet: number, lastUnmet: number): void => {
      if (unmet === 0) for (let facet = 0; facet < counters.length; facet += 1) addTo(facet, posting);
      else if (unmet === 1 && lastUnmet < counters.length) addTo(lastUnmet, posting);
    },
    /** Values that some posting has, the most frequent first, then by name. */
    facets: (): Facet[] =>
      counters.flatMap((counter, facet) => {
        const id = FACET_IDS[facet];
        if (!id) return [];
        const { counts, none } = counter.result();
        const values = FACET_VALUES[id]
          .map((value, at) => ({ value, count: counts[at] ?? 0 }))
          .filter(({ count }) => count > 0)
          .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
        return [{ id, values, unknown: none }];
      }),
  };
}
