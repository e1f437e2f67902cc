import { MENTOR_LIMITS, type MentorAnswer } from '@aura/shared-domain';
import { countPartWords } from '../coach/compose.ts';
import { countWords } from '../coach/tokens.ts';
import { DIALOGUE } from '../generated/dialogue.ts';
import { fitOf, splitWords } from './match.ts';

/** An answer that already speaks to what the person feels. */
const SPEAKS =
  /\b(?:sinto|imagino|entendo|parabéns|lamento|frustra|comum|pesad[oa]|normal|medo|raiva|vergonha|dói)\b/iu;

/** What is said first to a person who tells a joy or a burden; null for any other message. */
export function findFeelingReply(text: string): string | null {
  const words = splitWords(text);
  return DIALOGUE.feelings.find(({ found }) => fitOf(found, words) > 0)?.text ?? null;
}

/** An answer that speaks to what the person feels first, unless it does already, writes a text or has no room left. */
export function addFeeling(answer: MentorAnswer, text: string): MentorAnswer {
  const reply = findFeelingReply(text);
  const [first, ...rest] = answer.parts;
  if (
    reply === null ||
    first === undefined ||
    answer.parts.some(({ draft }) => draft) ||
    SPEAKS.test(first.text) ||
    countPartWords(answer.parts) + countWords(reply) > MENTOR_LIMITS.answerWords
  )
    return answer;
  return { ...answer, parts: [{ ...first, text: `${reply} ${first.text}` }, ...rest] };
}
