import {
  AnswerDimensionSchema,
  type AnswerDimension,
  type GradedAnswer,
  type Interview,
  type InterviewQuestion,
  findLastAnswer,
} from '@aura/shared-domain';
import * as v from 'valibot';

/** A question of a simulation and the graded answer that counts for it. */
export interface Answered {
  readonly question: InterviewQuestion;
  readonly answer: GradedAnswer;
}

/** The questions that were answered, in the order in which they were asked. */
export const getAnswered = (interview: Pick<Interview, 'questions' | 'answers'>): Answered[] =>
  interview.questions.flatMap((question) => {
    const answer = findLastAnswer(interview, question.id);
    return answer ? [{ question, answer }] : [];
  });

/** A dimension of an answer that was graded. */
export interface GradedValue {
  readonly id: AnswerDimension;
  readonly label: string;
  readonly value: number;
  readonly howToImprove: string;
}

/** The graded dimensions of an answer, the lowest first. */
export const listValues = ({ analysis }: GradedAnswer): GradedValue[] =>
  analysis.score.dimensions
    .flatMap(({ id, label, value, howToImprove = '' }): GradedValue[] =>
      value !== null && v.is(AnswerDimensionSchema, id) ? [{ id, label, value, howToImprove }] : [],
    )
    .toSorted((a, b) => a.value - b.value);

/** Mean with one decimal; null of nothing. */
export function computeMean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return Math.round((10 * known.reduce((sum, value) => sum + value, 0)) / known.length) / 10;
}
