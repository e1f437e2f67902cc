import { foldKey, squeeze, toDisplayText } from '@aura/shared-career';
import { NEED, OPENING, TO_WHOM } from '../../generated/phrases/wishes.ts';
import { isQuestion, isTextOrder, wantsOther, wantsWriting } from '../wishes.ts';

/** A story has so many words at least, in all and in a sentence that counts. */
const STORY_WORDS = 4;
const LONGEST_STORY = 40;

const countWords = (text: string): number => foldKey(text).split(' ').length;

const trimEnd = (text: string): string => squeeze(toDisplayText(text)).replace(/[\s.;,!]+$/u, '');

/** What a message tells: its sentences that ask for nothing; null if there are none. */
export function findStory(text: string): string | null {
  if (isTextOrder(text)) return null;
  const told = text
    .split(/(?<=[.!?\n])\s+|\n+/u)
    .map((sentence) => sentence.trim().replace(OPENING, ''))
    .filter(
      (sentence) =>
        !isQuestion(sentence) &&
        !wantsWriting(sentence) &&
        !wantsOther(sentence) &&
        !TO_WHOM.test(sentence) &&
        countWords(sentence) >= STORY_WORDS,
    )
    .map(trimEnd);
  const story = told.join('. ');
  return told.length === 0 || countWords(story) > LONGEST_STORY ? null : story;
}

const MOST_WORDS = 18;

/** What a person wants or has to do, in the infinitive; null if the message does not say. */
export function findNeed(text: string): string | null {
  if (isTextOrder(text)) return null;
  const need = NEED.exec(text)?.[1];
  if (need === undefined) return null;
  const words = trimEnd(need).split(' ');
  return words.length > 1 && words.length <= MOST_WORDS ? words.join(' ') : null;
}
