import { foldText, stemOf } from '@aura/shared-career';
import { GOING_ON_WORDS, UNIMPORTANT_WORDS } from '../generated/words.ts';

const STOP = new Set(UNIMPORTANT_WORDS.split(' '));

/** Words that continue a question without a topic. */
const GOING_ON = new Set(GOING_ON_WORDS.split(' ').map((word) => stemOf(foldText(word).folded)));

/** Stems of the words of a text that say what it is about. */
export const findStems = (text: string): string[] =>
  (foldText(text).folded.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length > 1 && !STOP.has(word))
    .map(stemOf);

/** Whether a text has a word that says what it is about. */
export const hasMatter = (text: string): boolean => findStems(text).some((stem) => !GOING_ON.has(stem));

/** How many words a text has, as a reader counts them. */
export const countWords = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length;
