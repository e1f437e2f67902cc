import type { AnswerAnalysis, InterviewQuestion } from '@aura/shared-domain';

/** What the page says of an answer about a trade of which nothing tells whether it is right. */
export const TECHNICAL_UNCHECKED =
  'A nota olha como você conta, não se a parte técnica está certa: para esta pergunta não temos um gabarito conferível.';

/** Whether a question is about the practice of a trade and its answer was graded without a key. */
export const isTechnicalUnchecked = (
  { topic }: Pick<InterviewQuestion, 'topic'>,
  { score }: Pick<AnswerAnalysis, 'score'>,
): boolean => (topic === 'technical' || topic === 'case') && !score.version.startsWith('tec-');
