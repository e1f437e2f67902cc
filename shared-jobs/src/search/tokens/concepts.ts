import { foldKey } from '@aura/shared-career';
import { reduceToNeutral } from './forms.ts';
import { scanWords } from './scan.ts';
import { SYNONYMS } from '../../generated/synonyms.ts';

/**
 * A position within names of several words: the possible next words, and the concepts named if the name ends here.
 */
export interface NameNode {
  readonly next: Map<string, NameNode>;
  /** Numbers of the lines that have this name. */
  readonly concepts: number[];
}

const makeNode = (): NameNode => ({ next: new Map(), concepts: [] });

function listNeutralWords(name: string): string[] {
  const folded = foldKey(name);
  const words: string[] = [];
  scanWords(folded, (start, end) => words.push(reduceToNeutral(folded.slice(start, end))));
  return words;
}

const lines = SYNONYMS.split('\n').filter((line) => line.trim() !== '');

/** How many things have several names; each is a number below. */
export const CONCEPTS = lines.length;

function readNames(): NameNode {
  const root = makeNode();
  lines.forEach((line, concept) => {
    for (const name of line.split(',')) {
      let node = root;
      for (const word of listNeutralWords(name)) {
        const next = node.next.get(word) ?? makeNode();
        node.next.set(word, next);
        node = next;
      }
      if (!node.concepts.includes(concept)) node.concepts.push(concept);
    }
  });
  return root;
}

/** Every name, by its words in the neutral form. */
export const NAMES: NameNode = readNames();

/** A name in a text: its number of words and its concept. */
export interface NameFound {
  readonly length: number;
  readonly concepts: readonly number[];
}

/** The names that start at a word, shortest first. `neutrals`: all words of the text, stop words included. */
export function findNamesAt(neutrals: readonly string[], from: number): NameFound[] {
  const found: NameFound[] = [];
  let node = NAMES.next.get(neutrals[from] ?? '');
  for (let at = from + 1; node; at += 1) {
    if (node.concepts.length > 0) found.push({ length: at - from, concepts: node.concepts });
    node = node.next.get(neutrals[at] ?? '');
  }
  return found;
}

/** The concepts that a single folded word names. */
export const findConceptsOfWord = (word: string): readonly number[] =>
  NAMES.next.get(reduceToNeutral(word))?.concepts ?? [];
