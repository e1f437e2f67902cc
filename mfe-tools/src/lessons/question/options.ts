import type { Question } from '@aura/shared-lessons';

/** In the order in which an answer counts them. */
const TRUE_FALSE = ['Verdadeiro', 'Falso'] as const;

/** The options of a question that is not a gap. */
export const listOptions = (question: Exclude<Question, { kind: 'gap' }>): readonly string[] =>
  question.kind === 'trueFalse' ? TRUE_FALSE : question.options;

/** A displayed prompt, with its gap as a line. */
export const renderPrompt = ({ prompt }: Pick<Question, 'prompt'>): string =>
  prompt.replace('____', '______');
