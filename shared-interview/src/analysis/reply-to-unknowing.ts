import type { AnswerAnalysis, InterviewQuestion } from '@aura/shared-domain';
import { UNKNOWING_TEXTS } from '../generated/scoring-texts.ts';

/** What is said to a person who admits not knowing: no list of everything that the answer lacks, but another chance. */
export function replyToUnknowing({
  shape,
  language,
}: Pick<InterviewQuestion, 'shape' | 'language'>): Pick<AnswerAnalysis, 'worked' | 'improve' | 'followUp'> {
  const { worked, why, [shape]: texts } = UNKNOWING_TEXTS;
  return {
    worked: [{ dimensionId: 'relevance', text: worked, evidence: [] }],
    improve: [{ dimensionId: 'structure', text: texts.improve, evidence: [] }],
    followUp: { dimensionId: 'structure', question: texts[language], why },
  };
}
