import type { TextRange } from '@aura/shared-career';
import { FILLERS } from '../generated/fillers.ts';
import type { Filler } from './answer-reading.ts';

/** Filler words, the most frequent first. */
export function readFillers(text: string, language: 'pt' | 'en'): Filler[] {
  return FILLERS[language]
    .map(({ word, pattern }): Filler => {
      const at = [...text.matchAll(pattern)].map((match): TextRange => ({
        start: match.index,
        end: match.index + match[0].length,
      }));
      return { word, at };
    })
    .filter(({ at }) => at.length > 0)
    .toSorted((a, b) => b.at.length - a.at.length);
}
