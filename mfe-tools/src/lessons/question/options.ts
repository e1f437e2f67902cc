import type { Question } from '@aura/shared-lessons';

/** In the order in which an answer counts them. */
const TRUE_FALSE = ['Verdadeiro', 'Falso'] as const;

/** The options of a question that is not a gap. */
export const listOptions = (question: Exclude<Question, { kind: 'gap' }>): readonly string[] =>
  question.kind === 'trueFalse' ? TRUE_FALSE : question.options;
