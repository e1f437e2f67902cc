import { findOtherNames, prepareOccupationNames } from './occupation-names.ts';
import { createTitleRanker, type TitleEntry, type TitleRanker } from './title-ranker.ts';
import { TITLE_WEIGHTS, type TitleWeights } from './weights.ts';

/**
 * Ranks a corpus of titles of occupations by how well each fits a title as people write it: abbreviations, gender,
 * number, seniority, codes and slips of the keyboard are seen through; synonyms, English names and the other names of
 * an occupation are known. Deterministic; ties keep the corpus's order; what has nothing in common is left out.
 */
export function createTitleIndex(
  corpus: readonly TitleEntry[],
  weights: TitleWeights = TITLE_WEIGHTS,
): TitleRanker {
  if (weights.otherNames === 0) return createTitleRanker(corpus, weights);
  prepareOccupationNames();
  return createTitleRanker(corpus, weights, findOtherNames);
}
