import { foldKey } from '@aura/shared-career';
import {
  ABOUT_ANSWER,
  CANNOT_COME,
  CORRECTION,
  NEXT_STEP,
  OTHER_WISH,
  PLAN,
  QUESTION,
  RECKON,
  REJECTION,
  SAY,
  SHOW_AGAIN,
  SUPPOSE,
  TEXT_ORDER,
  WRITE,
} from '../generated/phrases/wishes.ts';
import { normalizeMessage } from '../router/normalize-message.ts';

/** Recognises a wish by the form of the message alone. */

/** Whether a message wants a text written. */
export function wantsWriting(text: string): boolean {
  const normal = normalizeMessage(text);
  return (
    (WRITE.test(normal) || /^(?:a |uma )?mensagem$/u.test(normal)) &&
    !PLAN.test(normal) &&
    !RECKON.test(normal)
  );
}

/** Whether the person only asks what to say: then a text helps if one fits the topic. */
export const wantsWords = (text: string): boolean => SAY.test(normalizeMessage(text));

/** Whether a message, or a part of it, speaks of what the mentor wrote: nothing of that belongs into a text. */
export const isAboutAnswer = (text: string): boolean => ABOUT_ANSWER.test(foldKey(text));

/** Whether the person cannot come to an interview: a message to ask for another day is what helps. */
export const isUnableToCome = (text: string): boolean => CANNOT_COME.test(normalizeMessage(text));

/** Whether the text as it stands is wanted once more. */
export const wantsAgain = (text: string): boolean => SHOW_AGAIN.test(normalizeMessage(text));

/** The correction in a message, without the words that announce it; null for other messages. */
export function findCorrection(text: string): string | null {
  const match = CORRECTION.exec(foldKey(text));
  return match ? text.trim().slice(match[0].length).trim() : null;
}

/** What a message says beside that the answer was not what had been asked for; null for other messages. */
export function findRejection(text: string): string | null {
  const said = text.trim();
  const folded = foldKey(said);
  const match = REJECTION.exec(folded);
  if (!match || folded.length !== said.length) return match ? '' : null;
  return said.slice(match.index + match[0].length).trim();
}

/** Whether a message asks something, rather than telling it. */
export const isQuestion = (text: string): boolean => QUESTION.test(foldKey(text));

/** Whether a message says what is wanted, rather than answering. */
export const wantsOther = (text: string): boolean => OTHER_WISH.test(foldKey(text));

/** Whether a message asks for the next step of the current topic. */
export const wantsNextStep = (text: string): boolean => {
  const normal = normalizeMessage(text);
  return NEXT_STEP.test(normal) && normal.split(' ').length <= 7;
};

export const isSupposing = (text: string): boolean => SUPPOSE.test(foldKey(text));

/** Whether a message orders a change of a text, rather than telling something. */
export const isTextOrder = (text: string): boolean => TEXT_ORDER.test(foldKey(text));
