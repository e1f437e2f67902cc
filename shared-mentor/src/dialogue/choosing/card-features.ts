import { computeFeatures, type Features } from '../../likeness/index.ts';

/** Letters that follow each other within a word, its ends marked: slips and forms of a word share most of them. */
const LETTERS = { least: 3, most: 5, weight: 0.35 } as const;

/** What the model of cards compares a normal message by: words, pairs, meanings, beginnings, and letters. */
export function computeCardFeatures(normal: string): Features {
  const features = new Map(computeFeatures(normal));
  for (const word of normal.split(' ')) {
    const marked = `<${word}>`;
    for (let { least: length } = LETTERS; length <= LETTERS.most; length += 1)
      for (let at = 0; at + length <= marked.length; at += 1) {
        const name = `l:${marked.slice(at, at + length)}`;
        features.set(name, (features.get(name) ?? 0) + LETTERS.weight);
      }
  }
  return features;
}
