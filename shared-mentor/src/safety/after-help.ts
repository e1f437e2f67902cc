import type { SafetyReply } from '@aura/shared-domain';
import { AFTER_HARASSMENT, AFTER_HELP, COURTESIES } from '../generated/asides.ts';
import { isQuestion, wantsOther, wantsWriting } from '../dialogue/wishes.ts';
import { BARE_FOLLOW_UP } from '../generated/phrases/wishes.ts';
import { normalizeMessage } from '../router/normalize-message.ts';

/** “E agora?”: goes on with something that may not be there. */
export const isBareFollowUp = (text: string): boolean =>
  BARE_FOLLOW_UP.test(normalizeMessage(text).replace(/[?!. ]+$/u, ''));

/** Whether a fixed reply is one for danger, or asks about it. */
const isHelp = ({ level, category }: SafetyReply): boolean => level === 'stop' || category === 'selfHarm';

/** Whether a message tells a little more, and asks and wants nothing: “não é a primeira vez”. */
function tellsMore(text: string): boolean {
  const words = normalizeMessage(text).split(' ');
  return (
    words.length >= FEWEST_TOLD &&
    words.length <= MOST_TOLD &&
    ![isQuestion, wantsOther, wantsWriting].some((asks) => asks(text)) &&
    !COURTESIES.some((courtesy) => courtesy.words.some((word) => words.includes(word)))
  );
}
const FEWEST_TOLD = 3;
/** A longer message has a matter of its own. */
const MOST_TOLD = 8;

/**
 * What a page answers right after a reply for danger to a message that only goes on, or after one for harassment to a few words
 * more; null for every other. The page does it alone: nobody else learns that there was such a reply.
 * @param before the fixed reply to the message before; null for none
 */
export function answerAfterHelp(before: SafetyReply | null, text: string): string | null {
  if (before === null) return null;
  if (isHelp(before)) return isBareFollowUp(text) ? AFTER_HELP : null;
  return before.category === 'harassment' && tellsMore(text) ? AFTER_HARASSMENT : null;
}
