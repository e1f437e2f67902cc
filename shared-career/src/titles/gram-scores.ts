import { splitIntoGrams } from './grams.ts';
import { addPostings, createPostings } from './postings.ts';

/** Adds to every document the cosine of its letter runs with those of a text. */
export type GramScores = (text: string, to: Float32Array, factor: number) => void;

function countGrams(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const gram of splitIntoGrams(text)) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  return counts;
}

/** Likeness of texts by runs of 3 to 5 letters, the rarer ones counting more, for one corpus. */
export function createGramScores(corpus: readonly string[]): GramScores {
  const ids = new Map<string, number>();
  const spread: number[] = [];
  const counts = corpus.map(countGrams);
  for (const own of counts)
    for (const gram of own.keys()) {
      const id = ids.get(gram) ?? ids.size;
      ids.set(gram, id);
      spread[id] = (spread[id] ?? 0) + 1;
    }
  const idf = spread.map((having) => Math.log(1 + corpus.length / (1 + having)));
  const rarest = Math.log(1 + corpus.length);
  const vectorOf = (own: ReadonlyMap<string, number>) => {
    let squares = 0;
    const features: (readonly [number, number])[] = [];
    for (const [gram, count] of own) {
      const id = ids.get(gram);
      const weight = (1 + Math.log(count)) * (id === undefined ? rarest : (idf[id] ?? 0));
      squares += weight * weight;
      if (id !== undefined) features.push([id, weight]);
    }
    const length = Math.sqrt(squares) || 1;
    return features.map(([id, weight]) => [id, weight / length] as const);
  };
  const postings = createPostings(counts.map(vectorOf), ids.size);
  return (text, to, factor) => {
    for (const [id, weight] of vectorOf(countGrams(text))) addPostings(to, postings, id, weight * factor);
  };
}
