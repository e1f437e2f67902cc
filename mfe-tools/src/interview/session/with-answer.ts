import { INTERVIEW_LIMITS, type GradedAnswer, type Interview } from '@aura/shared-domain';

/**
 * The simulation with one more graded answer, as the backend has stored it: what was added to an answer, and a try
 * beyond those that are kept, take the place of the last one.
 */
export function withAnswer(interview: Interview, questionId: string, answer: GradedAnswer): Interview {
  const before = interview.answers.find((one) => one.questionId === questionId)?.attempts ?? [];
  const replaces = answer.addition !== null || before.length >= INTERVIEW_LIMITS.attempts;
  const attempts = [...(replaces ? before.slice(0, -1) : before), answer];
  const others = interview.answers.filter((one) => one.questionId !== questionId);
  return { ...interview, answers: [...others, { questionId, attempts }] };
}
