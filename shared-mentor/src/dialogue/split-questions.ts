import { foldKey } from '@aura/shared-career';
import { splitWords } from './match.ts';
import { isQuestion } from './wishes.ts';

/** A sentence, with the sign at its end; a point within a figure ends none. */
const SENTENCE = /(?:[^?!.;\n]|\.(?=\d))+[?!.;]?/gu;
/** Where a further question begins within a sentence: “quanto recebo de férias e quando pagam”. */
const NEXT_QUESTION =
  /(?:,| e|,\s*e)\s+(?=(?:quant[oa]s?|qto|qual|quais|quando|como|onde|o que|oq|posso|tenho direito|preciso) )/u;
/** Fewer words before a further question ask nothing of their own. */
const FEWEST_WORDS = 3;
/** So many questions are answered at once. */
const MOST_QUESTIONS = 3;
/** More words than these are a story, which says too much beside a question. */
const LONG_STATEMENT = 12;

/**
 * The questions of a message that asks several, each after what the message states briefly (“pedi demissão hoje”); empty for a
 * message that asks one, or none.
 */
export function splitQuestions(text: string): readonly string[] {
  const sentences = (foldKey(text).match(SENTENCE) ?? []).map((sentence) => sentence.trim());
  const questions = sentences.filter(isQuestion).flatMap((sentence) => {
    const parts = sentence.split(NEXT_QUESTION);
    return parts.every((part) => isQuestion(part) && splitWords(part).length >= FEWEST_WORDS)
      ? parts
      : [sentence];
  });
  if (questions.length < 2) return [];
  const stated = sentences.filter((sentence) => !isQuestion(sentence)).join(' ');
  const before = splitWords(stated).length <= LONG_STATEMENT ? stated : '';
  return questions.slice(0, MOST_QUESTIONS).map((question) => `${before} ${question}`.trim());
}
