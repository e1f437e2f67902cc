import { listTrigrams } from './grams.ts';
import { readTitleLexicon } from './lexicon/read.ts';
import { computeWordLikeness } from './near-words.ts';
import type { TitleWeights } from './weights.ts';
import type { TitleWord } from './words.ts';

/** A word of a corpus that is like another word. */
interface NearWord {
  readonly id: number;
  readonly likeness: number;
}

export interface Vocabulary {
  readonly size: number;
  readonly idOf: (key: string) => number | undefined;
  /** The corpus's words that are like a word, most alike first. */
  readonly near: (word: Pick<TitleWord, 'key' | 'stem'>) => readonly NearWord[];
}

/** Less than this is noise. */
const LEAST = 0.25;
const MOST_KEPT = 5000;

const addTo = <K>(map: Map<K, number[]>, key: K, id: number): void => {
  const list = map.get(key);
  if (list) list.push(id);
  else map.set(key, [id]);
};

/** The words of a corpus with their stems, indexed to find similar words. */
export function createVocabulary(
  words: readonly Pick<TitleWord, 'key' | 'stem'>[],
  weights: TitleWeights['near'],
): Vocabulary {
  const ids = new Map(words.map(({ key }, id) => [key, id]));
  const byStem = new Map<string, number[]>();
  const byPart = new Map<string, number[]>();
  const byGram = new Map<string, number[]>();
  const gramCounts = words.map(({ key, stem }, id) => {
    addTo(byStem, stem, id);
    if (key.includes(' ')) for (const part of key.split(' ')) addTo(byPart, part, id);
    const grams = listTrigrams(key);
    for (const gram of grams) addTo(byGram, gram, id);
    return grams.length;
  });
  const shared = new Float64Array(words.length);

  const compute = (word: Pick<TitleWord, 'key' | 'stem'>): NearWord[] => {
    const grams = listTrigrams(word.key);
    const unknown = !ids.has(word.key);
    const touched = new Set<number>();
    for (const gram of grams)
      for (const id of byGram.get(gram) ?? []) {
        shared[id] = (shared[id] ?? 0) + 1;
        touched.add(id);
      }
    for (const id of byStem.get(word.stem) ?? []) touched.add(id);
    for (const part of word.key.split(' ')) {
      for (const id of byPart.get(part) ?? []) touched.add(id);
      const id = ids.get(part);
      if (id !== undefined) touched.add(id);
    }
    for (const key of readTitleLexicon().kin.get(word.key)?.keys() ?? []) {
      const id = ids.get(key);
      if (id !== undefined) touched.add(id);
    }
    const near: NearWord[] = [];
    for (const id of touched) {
      const other = words[id];
      const overlap = (2 * (shared[id] ?? 0)) / (grams.length + (gramCounts[id] ?? 0));
      shared[id] = 0;
      const likeness = other ? computeWordLikeness(word, other, { overlap, unknown }, weights) : 0;
      if (likeness >= LEAST) near.push({ id, likeness });
    }
    return near.toSorted((a, b) => b.likeness - a.likeness || a.id - b.id);
  };

  const kept = new Map<string, readonly NearWord[]>();
  return {
    size: words.length,
    idOf: (key) => ids.get(key),
    near: (word) => {
      const known = kept.get(word.key);
      if (known) return known;
      if (kept.size >= MOST_KEPT) kept.clear();
      const near = compute(word);
      kept.set(word.key, near);
      return near;
    },
  };
}
