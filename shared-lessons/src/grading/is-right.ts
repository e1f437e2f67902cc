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
  answer !== '' && accepted.map(foldAnswer).some((text) => text === answer || isSlip(text, answer));

/** Letters of a word from which on a slip still leaves no doubt which word it is. */
const SLIP_FROM = 6;

/**
 * Whether an answer is one slip away: a letter that is wrong, missing, too many, or in its neighbour's place. The first
 * letter is right, so that "ilegal" is not "legal"; figures allow no slip.
 */
function isSlip(text: string, answer: string): boolean {
  if (text.length < SLIP_FROM || /\p{N}/u.test(text + answer) || text[0] !== answer[0]) return false;
  let at = 0;
  while (at < text.length && text[at] === answer[at]) at += 1;
  const [rest, given] = [text.slice(at), answer.slice(at)];
  return (
    (rest.slice(1) === given.slice(1) && given.length > 0) ||
    rest === given.slice(1) ||
    rest.slice(1) === given ||
    `${rest[1]}${rest[0]}${rest.slice(2)}` === given
  );
}
