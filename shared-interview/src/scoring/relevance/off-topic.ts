import type { Shape } from '@aura/shared-domain';
import type { AnswerReading } from '../../reading/answer-reading.ts';
import { readWords } from '../../reading/read-words.ts';
import { clamp } from '../finding.ts';
import { findPassages } from '../part-words.ts';
import { RELEVANCE } from '../table.ts';
import type { Point } from './point.ts';

/** Words for oneself, besides "eu" and "I", which show in who acts. */
const OWN: Readonly<Record<AnswerReading['language'], ReadonlySet<string>>> = {
  pt: new Set('meu meus minha minhas me mim comigo'.split(' ')),
  en: new Set('my me mine myself'.split(' ')),
};

/** How often an answer speaks of its author: what they do or would do, what is theirs, what they ask. */
function countOwnVoice(reading: AnswerReading, shape: Shape): number {
  const { text, language, singular } = reading;
  const { deed, own } = RELEVANCE.offTopic.points;
  const words = readWords(text).filter(({ key }) => OWN[language].has(key)).length;
  const questions = text.split('?').length - 1;
  // The steps of a plan need no subject: "ver o que cabe, cortar o resto".
  const steps = shape === 'plan' ? findPassages(reading, 'action').length : 0;
  return deed * Math.max(singular, steps) + own * (words + questions);
}

/** Whether a story in which nothing is done and nothing comes of it has more words of something else than of work. */
const isIdleElsewhere = (
  reading: AnswerReading,
  { belonging, ofSubject, elsewhere }: Pick<Point, 'belonging' | 'ofSubject' | 'elsewhere'>,
): boolean =>
  elsewhere.length > 0 &&
  ofSubject <= 1 &&
  belonging < elsewhere.length + ofSubject &&
  reading.singular <= RELEVANCE.offTopic.idleVoice &&
  findPassages(reading, 'action').length + findPassages(reading, 'result').length === 0;

/**
 * Whether an answer is off-topic. A real answer is about the person or about work, in any words. It is off-topic only
 * if it hardly does either, or speaks more about other things than about work. If it is about the person, the other
 * topic must be evident too: a wrong cap is worse than a missing one.
 */
export function isOffTopic(
  reading: AnswerReading,
  shape: Shape,
  { belonging, ofSubject, ties, elsewhere, isTradeKnown }: Point,
): boolean {
  const { perWords, least, most, points, smallTalk, elsewhere: bounds } = RELEVANCE.offTopic;
  const { words, singular, plural } = reading;
  const isEmpty = findPassages(reading, 'action').length + findPassages(reading, 'result').length === 0;
  // A story without a deed, without a word of its question and without its author, or about something else.
  const isElsewhere = elsewhere.length > 0 && belonging <= 1;
  if (shape === 'story' && isEmpty && ofSubject === 0 && (singular === 0 || isElsewhere)) return true;
  if (shape === 'story' && isIdleElsewhere(reading, { belonging, ofSubject, elsewhere })) return true;
  // Nothing is done, nothing comes of it, and nothing or hardly anything ties it to what was asked.
  const { untied, smallTies } = RELEVANCE.offTopic;
  if (isEmpty && words >= untied && ties <= (elsewhere.length > 0 ? smallTies : 0)) return true;
  // A few sentences with a word of home or leisure, and none of work or of the question, are small talk.
  const isSmallTalk = words <= smallTalk && isTradeKnown && ofSubject === 0;
  if (isSmallTalk && elsewhere.length > 0 && belonging <= 2 * elsewhere.length - 1) return true;
  const voice = countOwnVoice(reading, shape);
  if (belonging + voice + points.sharedDeed * plural < clamp(perWords * words, least, most))
    return voice === 0 || elsewhere.length >= bounds.besideOwnVoice;
  // An own story without a word of work or of the question, and with several of leisure, home or news, is one of these.
  if (belonging === 0 && ofSubject === 0 && elsewhere.length >= bounds.ownStory.least) return true;
  const isOwnStory = singular >= bounds.voice;
  if (isOwnStory && !isTradeKnown) return false;
  const { least: fewest, times } = isOwnStory ? bounds.ownStory : bounds.others;
  return elsewhere.length >= fewest && elsewhere.length > times * belonging;
}
