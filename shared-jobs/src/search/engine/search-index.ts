import type { Columns } from './columns.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The postings of a word, in order, and its code in each. One list for every concept, then one for each term. */
export interface Lists {
  readonly starts: Uint32Array;
  readonly postings: Uint32Array;
  readonly codes: Uint8Array;
}

/** Everything that a search needs. Postings are numbered in the order of their ids. */
export interface SearchIndex {
  readonly ids: readonly string[];
  readonly vocabulary: Vocabulary;
  readonly lists: Lists;
  /** For each posting how many words its title and description have. */
  readonly lengths: Uint16Array;
  /** The factor of each posting's length (BM25); 1 for average length. */
  readonly norms: Float32Array;
  readonly columns: Columns;
}

/** How many postings a list has. */
export const listSize = ({ starts }: Lists, list: number): number =>
  (starts[list + 1] ?? 0) - (starts[list] ?? 0);
