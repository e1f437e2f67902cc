import { foldText, stemOf } from '@aura/shared-career';

const STOP = new Set(
  (
    'de do da dos das em no na nos nas a o as os ao aos e ou com para por um uma uns umas que se como mais ter sem sobre ' +
    'pelo pela seu sua the and or of in for with to'
  ).split(' '),
);

/** Folded words of a text with letters or digits, stop words left out. */
export const wordsOf = (text: string): string[] =>
  (foldText(text).folded.match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? []).filter((word) => !STOP.has(word));

/** Stems of the words of a text, each once. */
export const stemsIn = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(stemOf));

/** Folded, with single blanks, between blanks: to look whole words up in. */
const padded = (text: string): string =>
  ` ${(foldText(text).folded.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** Whether a text holds a phrase as whole words. */
export const holds = (text: string, phrase: string): boolean => padded(text).includes(padded(phrase));
