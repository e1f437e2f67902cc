import type { Question } from '../lesson.ts';

/** Separators between two digits keep them apart: 1,5 is not 15. */
const BETWEEN_DIGITS = /(?<=\p{N})[^\p{L}\p{N}]+(?=\p{N})/gu;
const NO_LETTER_OR_DIGIT = /[^\p{L}\p{N} ]+/gu;

/** A text to compare with: small letters and digits alone, without accents, other signs or blanks. */
const foldAnswer = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(BETWEEN_DIGITS)
    .map((part) => part.replace(NO_LETTER_OR_DIGIT, '').replaceAll(' ', ''))
    .join(' ');

/** What a person answers with: the index of an option, or what they wrote into a gap. */
export type Answer = number | string;

/** Whether an answer is right. Of a statement, the first option is that it is true. One of another kind than the question asks for is wrong. */
export function isRight(question: Question, answer: Answer): boolean {
  switch (question.kind) {
    case 'choice':
    case 'case':
      return answer === question.right;
    case 'trueFalse':
      return answer === (question.right ? 0 : 1);
    case 'gap':
      return typeof answer === 'string' && isAccepted(question.accepted, foldAnswer(answer));
  }
}

const isAccepted = (accepted: readonly string[], answer: string): boolean =>
  answer !== '' && accepted.some((text) => foldAnswer(text) === answer);
