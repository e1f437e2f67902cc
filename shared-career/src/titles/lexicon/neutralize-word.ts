import { reduceToSingular } from '../../taxonomy/tokens.ts';

const RULES: readonly (readonly [RegExp, string])[] = [
  // Spellings before the reform, and of Portugal: "directora", "recepcionista", "secção".
  [/ct(?=[aeiour])/g, 't'],
  [/[cp]+c(?=[aeio])/g, 'c'],
];

/** Feminine endings with their masculine: enough for titles, and the same for both sides of a comparison. */
const FEMININE: readonly (readonly [RegExp, string])[] = [
  [/eira$/, 'eiro'],
  [/ora$/, 'or'],
  [/(ari|ori|log|nom|ic|ad|id|tet|tiv|grad|graf|itr)a$/, '$1o'],
  [/oa$/, 'ao'],
];

/** A folded word in the singular and the masculine, in today's Brazilian spelling. It need not be a real word. */
export function neutralizeWord(word: string): string {
  if (word.length <= 3) return word;
  const spelt = RULES.reduce((text, [from, to]) => text.replace(from, to), word);
  const one = reduceToSingular(spelt);
  if (one.length <= 4) return one;
  const rule = FEMININE.find(([ending]) => ending.test(one));
  return rule ? one.replace(rule[0], rule[1]) : one;
}
