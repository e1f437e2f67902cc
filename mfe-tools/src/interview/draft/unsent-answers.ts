import { joinGradedText, findLastAnswer, type GradedAnswer, type Interview } from '@aura/shared-domain';
import { findAnswerDraft } from './reducer.ts';
import { buildAnswerKey, type InterviewDraft } from './state.ts';

/** Number of a simulation's drafts that differ from the last graded answers. */
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

/** The initial text of a repeated answer: the draft, otherwise the graded text. A spoken answer starts empty. */
export function chooseFirstText(
  begun: string,
  graded: Pick<GradedAnswer, 'text' | 'addition'>,
  mode: Interview['setup']['mode'],
): string {
  return begun !== '' || mode === 'voice' ? begun : joinGradedText(graded);
}
