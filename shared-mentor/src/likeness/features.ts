import { stemOf } from '@aura/shared-career';
import { listMeanings } from './meanings.ts';

/** Weights of a word, two consecutive words, a meaning, two meanings together, the beginning of a long word. */
const WEIGHTS = { word: 1, pair: 0.7, meaning: 0.8, meanings: 0.5, beginning: 0.4 } as const;
/** Lengths of the beginnings that are looked at: forms and slips of a word mostly share one. */
const BEGINNINGS = [4, 5, 6] as const;

/** What a text is compared by, with how much each counts. */
export type Features = ReadonlyMap<string, number>;

/** What a normal message is compared by. @param hints further features */
export function computeFeatures(normal: string, hints: Features = new Map()): Features {
  const features = new Map(hints);
  const add = (name: string, weight: number): void => {
    features.set(name, (features.get(name) ?? 0) + weight);
  };
  const words = normal.split(' ');
  const stems = words.map(stemOf);
  stems.forEach((stem, at) => {
    add(`w:${stem}`, WEIGHTS.word);
    if (at > 0) add(`p:${stems[at - 1]} ${stem}`, WEIGHTS.pair);
  });
  const meanings = words.flatMap(listMeanings);
  for (const meaning of meanings) add(`m:${meaning}`, WEIGHTS.meaning);
  const several = [...new Set(meanings)].toSorted();
  several.forEach((one, at) => {
    for (const other of several.slice(at + 1)) add(`mm:${one} ${other}`, WEIGHTS.meanings);
  });
  for (const word of words)
    for (const length of BEGINNINGS)
      if (word.length >= length) add(`b${length}:${word.slice(0, length)}`, WEIGHTS.beginning);
  return features;
}
