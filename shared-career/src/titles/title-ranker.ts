import { createGramScores } from './gram-scores.ts';
import { orderOf } from './order.ts';
import type { TitleWeights } from './weights.ts';
import { createWordScores } from './word-scores.ts';
import { type TitleWord, readTitleWords } from './words.ts';

export interface TitleEntry {
  readonly id: string;
  readonly text: string;
}

export interface RankedTitle {
  readonly id: string;
  /** 0 to 1. */
  readonly score: number;
}

/** Another name that a query may mean. */
export interface OtherName {
  readonly name: string;
  /** How far it counts as the same, 0 to 1. */
  readonly trust: number;
}

export interface TitleRanker {
  readonly rank: (query: string, limit?: number) => RankedTitle[];
}

const joinKeys = (words: readonly { readonly key: string }[]): string =>
  words.map(({ key }) => key).join(' ');

/** A ranker over one corpus, see `createTitleIndex`. */
export function createTitleRanker(
  corpus: readonly TitleEntry[],
  weights: TitleWeights,
  otherNames: (query: string) => readonly OtherName[] = () => [],
): TitleRanker {
  const wordsOf = (title: string): TitleWord[] => readTitleWords(title, weights.rewriting);
  const read = corpus.map(({ text }) => wordsOf(text));
  const wordScores = createWordScores(read, weights);
  const canonicalScores = createGramScores(read.map(joinKeys));
  // Of two titles that come to the same words the one that is written like the query is meant.
  const writtenScores = createGramScores(corpus.map(({ text }) => joinKeys(readTitleWords(text, false))));

  function byWords(query: readonly TitleWord[], share: number): Float32Array {
    const scores = new Float32Array(corpus.length);
    wordScores(query, scores);
    for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) * share;
    return scores;
  }

  return {
    rank: (query, limit = corpus.length) => {
      const own = wordsOf(query);
      const scores = byWords(own, weights.words);
      canonicalScores(joinKeys(own), scores, 1 - weights.words - weights.written);
      writtenScores(joinKeys(readTitleWords(query, false)), scores, weights.written);
      for (const { name, trust } of otherNames(query)) {
        // Letters would only say again what the words of a clean name say.
        const others = byWords(wordsOf(name), trust * weights.otherNames);
        for (let at = 0; at < scores.length; at += 1) scores[at] = Math.max(scores[at] ?? 0, others[at] ?? 0);
      }
      return orderOf(scores, limit).flatMap((place) => {
        const entry = corpus[place];
        return entry ? [{ id: entry.id, score: Math.min(1, scores[place] ?? 0) }] : [];
      });
    },
  };
}
