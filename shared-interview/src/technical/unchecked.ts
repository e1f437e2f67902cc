import type { AnswerAnalysis, Interview, InterviewQuestion } from '@aura/shared-domain';

/** What the page says of an answer about a trade of which nothing tells whether it is right. */
export const TECHNICAL_UNCHECKED =
  'A nota olha como você conta, não se a parte técnica está certa: para esta pergunta não temos um gabarito conferível.';

/** Whether a question has a key: knowledge of a trade, of no level, told as a plan. */
export const hasKey = ({
  topic,
  shape,
  level,
}: Pick<InterviewQuestion, 'topic' | 'shape' | 'level'>): boolean =>
  topic === 'technical' && shape === 'plan' && level === null;

/** Said before a technical interview whose trade has no questions with a key; null where it has some. */
export const explainNoKey = ({ setup, questions }: Pick<Interview, 'setup' | 'questions'>): string | null =>
  setup.kind !== 'technical' || questions.some(hasKey)
    ? null
    : `Para “${setup.role}” ainda não temos perguntas com gabarito. Estas vêm do seu currículo, da vaga, do cargo que você ` +
      'quer e do que vale em qualquer trabalho: nenhuma é de outra profissão.';

/** Whether a question is about the practice of a trade and its answer was graded without a key. */
export const isTechnicalUnchecked = (
  { topic }: Pick<InterviewQuestion, 'topic'>,
  { score }: Pick<AnswerAnalysis, 'score'>,
): boolean => (topic === 'technical' || topic === 'case') && !score.version.startsWith('tec-');
