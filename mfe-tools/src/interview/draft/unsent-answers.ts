import { joinGradedText, findLastAnswer, type GradedAnswer, type Interview } from '@aura/shared-domain';
import { findAnswerDraft } from './reducer.ts';
import { buildAnswerKey, type InterviewDraft } from './state.ts';

/** How many answers of a simulation stand in the draft and are not what was graded last. */
export const countUnsentAnswers = (
  draft: InterviewDraft,
  interviewId: string,
  interview: Pick<Interview, 'questions' | 'answers'>,
): number =>
  interview.questions.filter(({ id }) => {
    const key = buildAnswerKey(id, 'answer');
    const text = findAnswerDraft(draft, { interviewId, key }).text.trim();
    const graded = findLastAnswer(interview, id);
    return text !== '' && text !== (graded && joinGradedText(graded).trim());
  }).length;

/**
 * What somebody who answers again begins with: what they began before, or else the text that was graded. Whoever
 * speaks begins anew.
 */
export function chooseFirstText(
  begun: string,
  graded: Pick<GradedAnswer, 'text' | 'addition'>,
  mode: Interview['setup']['mode'],
): string {
  return begun !== '' || mode === 'voice' ? begun : joinGradedText(graded);
}
