import type { Question } from '../lesson.ts';
import { folded } from './fold.ts';

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
      return typeof answer === 'string' && isAccepted(question.accepted, folded(answer));
  }
}

const isAccepted = (accepted: readonly string[], answer: string): boolean =>
  answer !== '' && accepted.some((text) => folded(text) === answer);
