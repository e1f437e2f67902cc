import { AnswerDimensionSchema, type Interview, type InterviewReport } from '@aura/shared-domain';
import { ANSWER_LABELS, ANSWER_VERSION } from '../scoring/table.ts';
import { getAnswered, computeMean, listValues } from './graded.ts';
import { selectReady, getReview } from './remarks.ts';
import { listVocabulary } from './vocabulary.ts';

/** What a simulation comes to: means, what is ready, what to look at again, words worth replacing. */
export function reportOf(interview: Pick<Interview, 'questions' | 'answers'>): InterviewReport {
  const answered = getAnswered(interview);
  const values = answered.map(({ answer }) => listValues(answer));
  return {
    version: answered[0]?.answer.analysis.score.version ?? ANSWER_VERSION,
    overall: computeMean(answered.map(({ answer }) => answer.analysis.score.value)),
    dimensions: AnswerDimensionSchema.options.map((id) => ({
      id,
      label: ANSWER_LABELS[id],
      value: computeMean(values.map((own) => own.find((one) => one.id === id)?.value ?? null)),
    })),
    answered: answered.length,
    skipped: interview.questions.length - answered.length,
    ready: selectReady(answered),
    review: getReview(answered),
    vocabulary: listVocabulary(
      answered.map(({ question, answer }) => ({ language: question.language, answer })),
    ),
  };
}
