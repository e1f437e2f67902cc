import {
  formatCount,
  INTERVIEW_LIMITS,
  type InterviewQuestion,
  type Shape,
  type UngradedReason,
} from '@aura/shared-domain';
import { readWords, type Word } from '../reading/read-words.ts';
import { detectAnswerLanguage } from './language.ts';
import { saysUnknowing } from './manner.ts';
import { findCopiedWords } from './relevance/matched-words.ts';

/** Small words that almost every statement contains, Portuguese, English and Spanish, folded. */
const SMALL = new Set(
  (
    'a o as os e de do da dos das em no na nos nas um uma que com por para pra eu nao se mais mas meu minha foi era ele ela ao como quando isso ' +
    'the and to of in i my was with for that we it had on a is el la los y en un una con yo'
  ).split(' '),
);
const LEAST_SMALL = 0.1;
/** Fewer different words than this share, in a text of some length, is one thing said over and over. */
const LEAST_DIFFERENT = { share: 0.2, most: 60 } as const;
const NO_VOWEL = /^[bcdfghjklmnpqrstvwxz]{5,}$/u;
const HELD_KEY = /(\p{L})\1{3,}/u;

/** Whether words could be sentences: small words among them, not one word over and over, not keys hit at random. */
function isReadable(words: readonly Word[]): boolean {
  const keys = words.map(({ key }) => key);
  const share = (count: number): number => count / keys.length;
  const considered = keys.slice(0, LEAST_DIFFERENT.most);
  const random = keys.filter((key) => NO_VOWEL.test(key) || HELD_KEY.test(key)).length;
  return (
    share(keys.filter((key) => SMALL.has(key)).length) >= LEAST_SMALL &&
    new Set(considered).size / considered.length >= LEAST_DIFFERENT.share &&
    share(random) < 0.3
  );
}

/** Why an answer is not graded, and what to do about it. */
export interface Ungraded {
  readonly reason: UngradedReason;
  readonly message: string;
}

/** What an answer that is too short could tell, by the shape of a good one. */
const TELL: Readonly<Record<Shape, string>> = {
  story: 'Conte o que aconteceu, o que você fez e no que deu.',
  plan: 'Diga o que você entenderia antes, os passos que daria e como saberia que funcionou.',
  presentation: 'Responda direto, dê um exemplo do que você já fez e diga o que busca.',
};

/** Fewer own words than this around a pasted question are no answer to it. */
const BESIDE_PASTED = 20;

const joinKeys = (words: readonly Word[]): string => words.map(({ key }) => key).join(' ');

function explainOtherLanguage(text: string, language: InterviewQuestion['language']): string | null {
  const written = detectAnswerLanguage(text);
  if (written === null || written === language) return null;
  if (language === 'en')
    return 'Esta pergunta é em inglês, e a resposta parece estar em outra língua. Responda em inglês ou escolha uma simulação em português.';
  return written === 'en'
    ? 'Esta pergunta é em português, e a resposta parece estar em inglês. Para treinar em inglês, comece uma simulação do tipo “Em inglês”.'
    : 'Esta pergunta é em português, e a resposta parece estar em outra língua. Responda em português.';
}

/**
 * Why an answer cannot be graded; null where it can. Nothing of it is stored or counted then.
 * @param earlierTexts answers of the same simulation that were graded before.
 */
export function explainUngraded(
  text: string,
  {
    question,
    earlierTexts,
  }: { question: Pick<InterviewQuestion, 'text' | 'language' | 'shape'>; earlierTexts: readonly string[] },
): Ungraded | null {
  const words = readWords(text);
  const copied = findCopiedWords(words, question.text).size;
  const own = words.length - copied;
  const isUnknowing = saysUnknowing(text) && !saysUnknowing(question.text);
  if (!isUnknowing && copied > 0 && own < BESIDE_PASTED && copied >= own)
    return {
      reason: 'questionPasted',
      message:
        'O texto é quase todo a própria pergunta. Responda com as suas palavras, contando o que você viveu ou faria.',
    };
  if (!isUnknowing && words.length < INTERVIEW_LIMITS.answerWords)
    return {
      reason: 'tooShort',
      message:
        `A resposta tem ${formatCount(words.length, 'palavra', 'palavras')}; com pelo menos ${INTERVIEW_LIMITS.answerWords} ` +
        `dá para avaliar. ${TELL[question.shape]}`,
    };
  if (!isUnknowing && !isReadable(words))
    return {
      reason: 'unreadable',
      message:
        'Não consegui ler esta resposta como frases. Confira o texto, ou a transcrição, e envie de novo.',
    };
  const foreign = explainOtherLanguage(text, question.language);
  if (foreign !== null) return { reason: 'otherLanguage', message: foreign };
  const key = joinKeys(words);
  if (earlierTexts.some((earlier) => joinKeys(readWords(earlier)) === key))
    return {
      reason: 'sameAnswer',
      message:
        'Esta resposta é igual a uma que já foi avaliada nesta simulação. Mude ou acrescente algo antes de enviar de novo.',
    };
  return null;
}
