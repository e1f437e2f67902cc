import type { FilterGroup } from '@aura/shared-domain';
import type { IndexAnswer, IndexHit, IndexQuery } from '../posting-index.contract.ts';
import { readQueryWords } from '../tokens/query-words.ts';
import { chooseBest } from './take-best.ts';
import { expand } from './expand.ts';
import { createFacetCounter } from './facet-counts.ts';
import { createFilters, type Verdict } from './filters.ts';
import { findPostings } from './find-postings.ts';
import type { Work } from './intersect.ts';
import { computeRelevance } from './relevance.ts';
import type { SearchIndex } from './search-index.ts';

const GROUPS: readonly FilterGroup[] = ['meets', 'unknown'];

/** Postings that no filter says no to, in order, with the group of each: its number in `GROUPS`. */
function filterPostings(index: SearchIndex, postings: Uint32Array, query: IndexQuery['query']) {
  const ask = createFilters(index.columns, query);
  const counter = createFacetCounter(index.columns);
  const verdict: Verdict = { no: 0, unmet: 0, lastUnmet: -1 };
  const found = new Uint32Array(postings.length);
  const groups = new Uint8Array(postings.length);
  let count = 0;
  for (let at = 0; at < postings.length; at += 1) {
    const posting = postings[at] ?? 0;
    ask(posting, verdict);
    counter.add(posting, verdict.unmet, verdict.lastUnmet);
    if (verdict.no > 0) continue;
    found[count] = posting;
    groups[count] = verdict.unmet > 0 ? 1 : 0;
    count += 1;
  }
  return { found: found.subarray(0, count), groups: groups.subarray(0, count), facets: counter.facets() };
}

/** Positions of a value, in order. */
function findPlacesOf(values: Uint8Array, value: number): Uint32Array {
  const places = new Uint32Array(values.length);
  let count = 0;
  for (let at = 0; at < values.length; at += 1)
    if (values[at] === value) {
      places[count] = at;
      count += 1;
    }
  return places.subarray(0, count);
}

/** The postings of some ids, in order; ids that are not there are left out. */
function findNumbers({ ids }: SearchIndex, wanted: readonly string[]): Uint32Array {
  const asked = new Set(wanted);
  return Uint32Array.from(ids.flatMap((id, number) => (asked.has(id) ? [number] : [])));
}

/**
 * Answers a query: finds words first, then applies filters, and ranks only the rest.
 * @param work counters to add to, if given
 */
export function searchIndex(
  index: SearchIndex,
  { query, limit, among }: IndexQuery,
  work: Work = { postings: 0 },
): IndexAnswer {
  const words = among ? [] : readQueryWords(query.words);
  const wanted = words.map((word) => expand(index, word));
  const { found, groups, facets } = filterPostings(
    index,
    among ? findNumbers(index, among) : findPostings(index, wanted, work),
    query,
  );
  const relevance = computeRelevance(index, found, wanted, work);
  const places = GROUPS.map((_, group) => findPlacesOf(groups, group));
  const best = places.flatMap((own) => [...chooseBest(own, relevance, limit)]);
  const hits = best
    .toSorted((a, b) => (relevance[b] ?? 0) - (relevance[a] ?? 0) || a - b)
    .map((at): IndexHit => ({
      id: index.ids[found[at] ?? 0] ?? '',
      group: GROUPS[groups[at] ?? 0] ?? 'meets',
      relevance: relevance[at] ?? 0,
    }));
  return {
    hits,
    totals: { meets: places[0]?.length ?? 0, unknown: places[1]?.length ?? 0 },
    facets,
    corrected: words.flatMap(({ asked }, at) => {
      const terms = wanted[at]?.corrected ?? [];
      return terms.length > 0 ? [{ asked, found: terms }] : [];
    }),
  };
}
