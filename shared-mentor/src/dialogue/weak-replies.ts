import type { SafetyReply } from '@aura/shared-domain';
import { AT_WORK, PRIVATE_MATTER, UNWELCOME } from '../generated/phrases/wishes.ts';
import { normalizeMessage } from '../router/normalize-message.ts';
import { checkSafety } from '../safety/index.ts';
import { isAsking } from '../safety-net/safety-reply.ts';
import type { Topic } from './choosing/ways.ts';
import { splitWords } from './match.ts';
import { isQuestion, wantsWriting } from './wishes.ts';

/**
 * Whether a reply is based only on likeness and is not about danger: the mentor still answers a plain question next to
 * it.
 */
export const isWeak = (reply: SafetyReply, text: string): boolean =>
  isAsking(reply) || ((reply.level === 'guide' || reply.category === 'otherPerson') && isLikenessAlone(text));

/**
 * Whether likeness alone suggests another matter although the conversation already has a topic: then the topic stays.
 */
export const isPassedOver = (reply: SafetyReply, text: string, topic: Topic | null): boolean =>
  topic !== null &&
  PASSED_OVER.has(reply.category) &&
  (isWeak(reply, text) || isLikenessAlone(text) || (reply.category === 'money' && isShortQuestion(text)));

const isLikenessAlone = (text: string): boolean => checkSafety(text) === null;

/** Whether a message asks something in few words: within a topic it is a question about that. */
const isShortQuestion = (text: string): boolean =>
  isQuestion(text) && splitWords(text).length <= SHORT_QUESTION;
const SHORT_QUESTION = 6;

const PASSED_OVER = new Set<SafetyReply['category']>([
  'money',
  'otherPerson',
  'harassment',
  'forgery',
  'legal',
  'medical',
  'discrimination',
]);

/**
 * Whether a text is wanted, to somebody at work or within a topic, which likeness alone takes for mistreatment, for another
 * person's data or for an order to a machine.
 */
export function isToOwnPeople({ category }: SafetyReply, text: string, topic: Topic | null): boolean {
  if (!isLikenessAlone(text) || !wantsWriting(text)) return false;
  const normal = normalizeMessage(text);
  if (category === 'otherPerson')
    return AT_WORK.test(normal) || (SENT.test(normal) && !PRIVATE_MATTER.test(normal));
  if (category === 'harassment') return AT_WORK.test(normal) && !UNWELCOME.test(normal);
  return category === 'injection' && topic !== null;
}

/** A text that the person sends themselves: “o texto pra eu mandar pra ela no whatsapp”. */
const SENT =
  /\b(?:mand(?:o|ar|e|a)|envi(?:o|ar|e|a)|responder|escrev(?:er|e|a)|mensagem|msg|texto|recado)\b.* (?:para|pra|pro|ao?) (?:el[ea]s?)\b/u;
