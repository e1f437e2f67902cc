import { addPostings, createPostings } from './postings.ts';
import { createVocabulary } from './vocabulary.ts';
import type { TitleWeights } from './weights.ts';
import type { TitleWord } from './words.ts';

/** How rare a word of a corpus is: the rarer, the more it says. */
const computeRarity = (documents: number, having: number): number => Math.log(1 + documents / (1 + having));

/** Adds to every document how much of the query it holds and how much of it the query holds; 0 to 1 each. */
export type WordScores = (query: readonly TitleWord[], to: Float32Array) => void;

/** Likeness of titles by their words, for one corpus. */
export function createWordScores(
  corpus: readonly (readonly TitleWord[])[],
  { near, roles, rarity: power, queryShare }: TitleWeights,
): WordScores {
  const known = new Map<string, TitleWord>();
  const spread = new Map<string, number>();
  for (const words of corpus)
    for (const word of words) {
      if (!known.has(word.key)) known.set(word.key, word);
      spread.set(word.key, (spread.get(word.key) ?? 0) + 1);
    }
  const vocabulary = createVocabulary([...known.values()], near);
  const idf = (key: string): number => computeRarity(corpus.length, spread.get(key) ?? 0) ** power;
  const lengths = new Float32Array(corpus.length);
  const postings = createPostings(
    corpus.map((words, document) =>
      words.map(({ key, role }) => {
        const weight = idf(key) * roles[role];
        lengths[document] = (lengths[document] ?? 0) + weight;
        return [vocabulary.idOf(key) ?? 0, weight] as const;
      }),
    ),
    vocabulary.size,
  );
  const found = new Float32Array(corpus.length);
  const covered = new Float32Array(corpus.length);
  const last = new Int32Array(corpus.length);

  /** For each document the best likeness of one query word, times its weight. */
  function addQueryWord(word: TitleWord, weight: number, turn: number, best: Map<number, number>): void {
    const { starts, documents } = postings;
    for (const { id, likeness } of vocabulary.near(word)) {
      best.set(id, Math.max(best.get(id) ?? 0, likeness));
      const end = starts[id + 1] ?? 0;
      for (let at = starts[id] ?? 0; at < end; at += 1) {
        const document = documents[at] ?? 0;
        if (last[document] === turn) continue;
        last[document] = turn;
        found[document] = (found[document] ?? 0) + weight * likeness;
      }
    }
  }

  return (query, to) => {
    found.fill(0);
    covered.fill(0);
    last.fill(-1);
    const best = new Map<number, number>();
    let total = 0;
    query.forEach((word, turn) => {
      const weight = idf(word.key) * roles[word.role];
      total += weight;
      addQueryWord(word, weight, turn, best);
    });
    if (total === 0) return;
    for (const [id, likeness] of best) addPostings(covered, postings, id, likeness);
    for (let document = 0; document < corpus.length; document += 1) {
      const inside = (found[document] ?? 0) / total;
      if (inside === 0) continue;
      const back = (covered[document] ?? 0) / (lengths[document] ?? 1);
      to[document] = (to[document] ?? 0) + inside ** queryShare * back ** (1 - queryShare);
    }
  };
}
