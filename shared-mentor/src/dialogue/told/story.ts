import { foldKey, squeeze, toDisplayText } from '@aura/shared-career';
import { isQuestion, isTextOrder, wantsOther, wantsWriting } from '../wishes.ts';

/** A story has so many words at least, in all and in a sentence that counts. */
const STORY_WORDS = 4;
const LONGEST_STORY = 40;

const countWords = (text: string): number => foldKey(text).split(' ').length;

const trimEnd = (text: string): string => squeeze(toDisplayText(text)).replace(/[\s.;,!]+$/u, '');

/** Thanks, agreement and the like before what is told. */
const OPENING = new RegExp(
  [
    String.raw`^(?:(?:oi|ol[áa]|bom dia|boa tarde|boa noite|ent[ãa]o|ok|blz|beleza|certo|ah|[ée] que|`,
    String.raw`tipo|poxa|nossa|bah|oxe|uai|tch[êe]|ô meu|olha|na verdade|pois [ée]|mano|cara|sim)[, ]+)+`,
  ].join(''),
  'iu',
);

/** Where a text goes is no part of what happened. */
const TO_WHOM = /^(?:é|eh|e) (?:pra|para|pro)\b/iu;

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

const NEED = new RegExp(
  [
    String.raw`(?<![\p{L}])(?:preciso|quero|queria|gostaria de|tenho que|pretendo) (?:de )?(?!escrev|`,
    String.raw`saber|ganhar|ser |virar|aprender|estudar|entender|ajuda)(\p{L}+[aei]r(?:-[a-z]+)?(?: [^.,;!?\n]+)?)`,
  ].join(''),
  'iu',
);
const MOST_WORDS = 18;

/** What a person wants or has to do, in the infinitive; null if the message does not say. */
export function findNeed(text: string): string | null {
  if (isTextOrder(text)) return null;
  const need = NEED.exec(text)?.[1];
  if (need === undefined) return null;
  const words = trimEnd(need).split(' ');
  return words.length > 1 && words.length <= MOST_WORDS ? words.join(' ') : null;
}
