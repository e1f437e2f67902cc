import { FREQUENCY } from './codes.ts';
import type { Wanted } from './expand.ts';
import { listPostings } from './find-postings.ts';
import { intersect, type Work } from './intersect.ts';
import { listSize, type SearchIndex } from './search-index.ts';
import { BM25 } from './weights.ts';

/** Relevance is rounded to steps of this size, so that the order of additions does not matter. */
const STEPS = 1e4;

/** The weight of a word by its frequency among all postings (BM25). */
const computeRarity = (having: number, all: number): number =>
  Math.log(1 + (all - having + 0.5) / (having + 0.5));

/** The value of a weighted frequency in a posting, 0 to `k1 + 1` (BM25). */
const saturate = (frequency: number, norm: number): number =>
  (frequency * (BM25.k1 + 1)) / (frequency + BM25.k1 * norm);

/** How well each of some postings has a word: the best of its lists, or the mean of its parts where all are there. */
function computeScores(index: SearchIndex, postings: Uint32Array, wanted: Wanted, work: Work): Float64Array {
  const { lists, norms } = index;
  const best = new Float64Array(postings.length);
  let having = 0;
  for (const { list, quality } of wanted.sources) {
    having = Math.max(having, listSize(lists, list));
    const start = lists.starts[list] ?? 0;
    const { count, inA, inB } = intersect(postings, listPostings(index, list), work);
    for (let common = 0; common < count; common += 1) {
      const at = inA[common] ?? 0;
      const frequency = FREQUENCY[lists.codes[start + (inB[common] ?? 0)] ?? 0] ?? 0;
      const score = quality * saturate(frequency, norms[postings[at] ?? 0] ?? 1);
      if (score > (best[at] ?? 0)) best[at] = score;
    }
  }
  const weight = computeRarity(having, index.ids.length);
  for (let at = 0; at < best.length; at += 1) best[at] = (best[at] ?? 0) * weight;
  if (wanted.parts.length === 0) return best;
  const parts = wanted.parts.map((part) => computeScores(index, postings, part, work));
  return best.map((score, at) => {
    const own = parts.map((scores) => scores[at] ?? 0);
    const mean = own.every((part) => part > 0) ? own.reduce((sum, part) => sum + part, 0) / own.length : 0;
    return Math.max(score, mean);
  });
}

/** How close each of some postings, in order, is to the query; 0 without words. */
export function computeRelevance(
  index: SearchIndex,
  postings: Uint32Array,
  wanted: readonly Wanted[],
  work: Work,
): Float64Array {
  const sums = new Float64Array(postings.length);
  for (const word of wanted) {
    const scores = computeScores(index, postings, word, work);
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (scores[at] ?? 0);
  }
  for (let at = 0; at < sums.length; at += 1) sums[at] = Math.round((sums[at] ?? 0) * STEPS) / STEPS;
  return sums;
}
