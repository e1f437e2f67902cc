import { foldText } from '@aura/shared-career';
import { reduceToNeutral } from './forms.ts';
import { scanWords } from './scan.ts';

/** A word of a text. */
export interface Word {
  /** Without accents, in lower case, with the signs of its name. */
  readonly folded: string;
  readonly neutral: string;
  /** Half-open, UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** A word in its form for comparison: no accents, lower case. */
export const foldWord = (word: string): string => foldText(word).folded;

/** Every word of a text in order, stop words included. */
export function findWords(text: string): Word[] {
  const words: Word[] = [];
  scanWords(text, (start, end) => {
    const folded = foldWord(text.slice(start, end));
    words.push({ folded, neutral: reduceToNeutral(folded), start, end });
  });
  return words;
}
