import type { SafetyReply } from '@aura/shared-domain';
import { AFTER_HELP } from '../generated/asides.ts';
import { BARE_FOLLOW_UP } from '../generated/phrases/wishes.ts';
import { normalizeMessage } from '../router/normalize-message.ts';

/** “E agora?”: goes on with something that may not be there. */
export const isBareFollowUp = (text: string): boolean =>
  BARE_FOLLOW_UP.test(normalizeMessage(text).replace(/[?!. ]+$/u, ''));

/** Whether a fixed reply is one for danger, or asks about it. */
const isHelp = ({ level, category }: SafetyReply): boolean => level === 'stop' || category === 'selfHarm';

/**
 * What a page answers right after a reply for danger to a message that only goes on; null for every other. The page does
 * it alone: nobody else learns that there was such a reply.
 * @param before the fixed reply to the message before; null for none
 */
export const answerAfterHelp = (before: SafetyReply | null, text: string): string | null =>
  before && isHelp(before) && isBareFollowUp(text) ? AFTER_HELP : null;
