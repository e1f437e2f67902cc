import { computeEditDistance } from '../typos/edit-distance.ts';
import { computeLetterMask, countAllowedSlips } from '../typos/slips.ts';
import { CONCEPTS } from '../tokens/concepts.ts';
import { listSize, type SearchIndex } from './search-index.ts';
import { canLettersAgree, findLowerBound } from './vocabulary.ts';
import { MOST_CORRECTIONS, PREFIX } from './weights.ts';

interface Candidate {
  readonly term: number;
  /** Fewer slips first; of equal ones those that begin alike: the first letter is seldom the wrong one. */
  readonly rank: number;
  readonly postings: number;
}

/** The most frequent first, then in order of the alphabet. */
const compareByPostings = (a: Candidate, b: Candidate): number => b.postings - a.postings || a.term - b.term;

const makeCandidate = (index: SearchIndex, term: number, rank: number): Candidate => ({
  term,
  rank,
  postings: listSize(index.lists, CONCEPTS + term),
});

/** Terms that a word was probably meant to be, by their numbers: only those with the fewest slips, at most a few. */
export function findNearTerms(index: SearchIndex, word: string): number[] {
  const { terms, masks } = index.vocabulary;
  const own = computeLetterMask(word);
  const first = word.charCodeAt(0);
  let most = countAllowedSlips(word.length);
  if (most === 0) return [];
  const found: Candidate[] = [];
  for (let term = 0; term < terms.length; term += 1) {
    if (!canLettersAgree(own, masks[term] ?? 0, most)) continue;
    const other = terms[term] ?? '';
    const slips = computeEditDistance(word, other, most);
    if (slips > most) continue;
    most = Math.min(most, slips);
    found.push(makeCandidate(index, term, slips * 2 + (other.charCodeAt(0) === first ? 0 : 1)));
  }
  const least = Math.min(...found.map(({ rank }) => rank));
  return found
    .filter(({ rank }) => rank === least)
    .toSorted(compareByPostings)
    .slice(0, MOST_CORRECTIONS)
    .map(({ term }) => term);
}

/** Terms that go on from a word that is still being typed, by their numbers: at most the most frequent ones. */
export function findTermsFrom(index: SearchIndex, prefix: string): number[] {
  const { terms } = index.vocabulary;
  if (prefix.length < PREFIX.letters) return [];
  const found: Candidate[] = [];
  // No letter of a word comes after U+FFFF.
  const end = findLowerBound(terms, `${prefix}\uffff`);
  for (let term = findLowerBound(terms, prefix); term < end; term += 1)
    found.push(makeCandidate(index, term, 0));
  return found
    .toSorted(compareByPostings)
    .slice(0, PREFIX.words)
    .map(({ term }) => term);
}
