/** How often each trigram occurs in a text, with its Euclidean length. */
export interface GramProfile {
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

const SIZE = 3;

/**
 * Trigrams of a folded text; the text is padded with blanks, so that beginnings and ends of words count.
 * @param weight how much one occurrence of a trigram counts; all alike where not given.
 */
export function buildGramProfile(folded: string, weight: (gram: string) => number = () => 1): GramProfile {
  const padded = `  ${folded.trim().replace(/\s+/gu, ' ')} `;
  const counts = new Map<string, number>();
  for (let at = 0; at + SIZE <= padded.length; at += 1) {
    const gram = padded.slice(at, at + SIZE);
    counts.set(gram, (counts.get(gram) ?? 0) + weight(gram));
  }
  let squares = 0;
  for (const count of counts.values()) squares += count * count;
  return { counts, length: Math.sqrt(squares) };
}

/** Cosine of two trigram profiles: 1 for the same text, 0 for no trigram in common. */
export function computeCosine(a: GramProfile, b: GramProfile): number {
  const [small, large] = a.counts.size <= b.counts.size ? [a, b] : [b, a];
  let dot = 0;
  for (const [gram, count] of small.counts) dot += count * (large.counts.get(gram) ?? 0);
  return a.length === 0 || b.length === 0 ? 0 : Math.min(1, dot / (a.length * b.length));
}
