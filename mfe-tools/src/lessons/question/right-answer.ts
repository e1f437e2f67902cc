import type { Question } from '@aura/shared-lessons';
import { listOptions } from './options.ts';

/** The person's answer, in words. */
export const describeAnswer = (question: Question, given: number | string): string =>
  question.kind === 'gap' || typeof given === 'string' ? String(given) : (listOptions(question)[given] ?? '');

/** The right answer in words. */
export function describeRightAnswer(question: Question): string {
  if (question.kind === 'gap') return question.accepted[0] ?? '';
  const at = question.kind === 'trueFalse' ? (question.right ? 0 : 1) : question.right;
  return listOptions(question)[at] ?? '';
}
