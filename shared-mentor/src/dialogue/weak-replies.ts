import type { SafetyReply } from '@aura/shared-domain';
import { checkSafety } from '../safety/index.ts';
import { isAsking } from '../safety-net/safety-reply.ts';
import type { Topic } from './choosing/ways.ts';
import { splitWords } from './match.ts';
import { isQuestion } from './wishes.ts';

/**
 * Whether a reply is based only on likeness and is not about danger: the mentor still answers a plain question next to
 * it.
 */
export const isWeak = (reply: SafetyReply, text: string): boolean =>
  isAsking(reply) ||
  ((reply.level === 'guide' || reply.category === 'otherPerson') && checkSafety(text) === null);

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
