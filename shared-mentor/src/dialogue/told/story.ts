import { foldKey, squeeze, toDisplayText } from '@aura/shared-career';
import { NEED, OPENING, TO_WHOM } from '../../generated/phrases/wishes.ts';
import { isQuestion, isTextOrder, wantsOther, wantsWriting } from '../wishes.ts';

/** A story has so many words at least, in all and in a sentence that counts. */
const STORY_WORDS = 4;
const LONGEST_STORY = 60;

const countWords = (text: string): number => foldKey(text).split(' ').length;

const trimEnd = (text: string): string => squeeze(toDisplayText(text)).replace(/[\s.;,!]+$/u, '');

/** Where a question begins after what is told: “fiquei dois anos fora cuidando do meu pai, o que ponho no currículo?”. */
const ASKS = new RegExp(
  [
    String.raw`[,;:](?: e| mas| então| aí)? (?:o que|oq|o q|que|qual|quanto|quando|como|onde|por ?que|pq|`,
    String.raw`posso|devo|será|sera|tenho direito|pode|dá|da|vale|é|eh|tá|ta|e agora|me ajuda)(?!\p{L})`,
  ].join(''),
  'iu',
);

/** What is told before the question of a sentence; the sentence if it has no such part. */
function cutQuestion(sentence: string): string {
  const at = ASKS.exec(sentence)?.index;
  const told = at === undefined ? '' : sentence.slice(0, at);
  return isQuestion(sentence) && told !== '' && !isQuestion(told) ? told : sentence;
}

/** What a message tells: its sentences that ask for nothing; null if there are none. */
export function findStory(text: string): string | null {
  if (isTextOrder(text)) return null;
  const told = text
    .split(/(?<=[.!?\n])\s+|\n+/u)
    .map((sentence) => cutQuestion(sentence.trim().replace(OPENING, '')))
    .filter(
      (sentence) =>
        !isQuestion(sentence) &&
        !wantsWriting(sentence) &&
        !wantsOther(sentence) &&
        !TO_WHOM.test(sentence) &&
        countWords(sentence) >= STORY_WORDS,
    )
    .map(trimEnd);
  return joinStory(told);
}

/** The first sentences of a story that fit into a text; null for none. */
function joinStory(sentences: readonly string[]): string | null {
  const fitting = sentences.filter(
    (_, at) => countWords(sentences.slice(0, at + 1).join(' ')) <= LONGEST_STORY,
  );
  return fitting.length === 0 ? null : fitting.join('; ');
}

/**
 * What several messages tell together, the oldest first: all that was told of a matter, not only the last.
 * @param stories what each message tells, the latest first
 */
export const joinStories = (stories: readonly string[]): string | null =>
  joinStory(stories.toReversed().filter((story, at, all) => all.indexOf(story) === at));

const MOST_WORDS = 18;

/** What a person wants or has to do, in the infinitive; null if the message does not say. */
export function findNeed(text: string): string | null {
  if (isTextOrder(text)) return null;
  const need = NEED.exec(text)?.[1];
  if (need === undefined) return null;
  const words = trimEnd(need).split(' ');
  return words.length > 1 && words.length <= MOST_WORDS ? words.join(' ') : null;
}
