import type { SafetyReply } from '@aura/shared-domain';
import { AT_WORK, PRIVATE_MATTER, UNWELCOME } from '../generated/phrases/wishes.ts';
import { normalizeMessage } from '../router/normalize-message.ts';
import { checkSafety } from '../safety/index.ts';
import type { Topic } from './choosing/ways.ts';
import { wantsWriting } from './wishes.ts';

/**
 * Whether a text is wanted, to somebody at work or within a topic, which likeness alone takes for mistreatment, for another
 * person's data or for an order to a machine.
 */
export function isToOwnPeople({ category }: SafetyReply, text: string, topic: Topic | null): boolean {
  if (checkSafety(text) !== null || !wantsWriting(text)) return false;
  const normal = normalizeMessage(text);
  if (category === 'otherPerson')
    return AT_WORK.test(normal) || (SENT.test(normal) && !PRIVATE_MATTER.test(normal));
  if (category === 'harassment') return AT_WORK.test(normal) && !UNWELCOME.test(normal);
  return category === 'injection' && topic !== null;
}

/** A text that the person sends themselves: “o texto pra eu mandar pra ela no whatsapp”. */
const SENT =
  /\b(?:mand(?:o|ar|e|a)|envi(?:o|ar|e|a)|responder|escrev(?:er|e|a)|mensagem|msg|texto|recado)\b.* (?:para|pra|pro|ao?) (?:el[ea]s?)\b/u;
