import { foldText } from '../text/index.ts';

/** A word of a text, folded and in the singular, with its place in the original. */
export interface Token {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** Words with the signs that belong to a name: `c++`, `c#`, `.net`. */
const WORD = /(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:\+\+|#)?/giu;

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/oes$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/([rz])es$/, '$1'],
  [/ns$/, 'm'],
  [/s$/, ''],
];

/** Abbreviations that end in S in the singular: the social centres are no councils, the country ("país") no course. */
const NO_PLURALS: ReadonlySet<string> = new Set(['cras', 'creas', 'pals']);

/**
 * A rough Portuguese singular of a folded word, so that "indicadores" finds "indicador". It need not be a real
 * word: both sides of every comparison go through it. Words of up to three letters stay (SAS, AWS, DDS).
 */
export function reduceToSingular(word: string): string {
  if (word.length <= 3 || word.endsWith('ss') || NO_PLURALS.has(word)) return word;
  const rule = PLURALS.find(([ending]) => ending.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
}

/** The words of a text in order; offsets are UTF-16 units of the text given. */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(WORD)].map((match) => ({
    key: reduceToSingular(foldText(match[0]).folded),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
