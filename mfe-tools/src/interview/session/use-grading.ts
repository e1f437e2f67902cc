import { announceBadges } from '@aura/shared-career-ui';
import { type AnswerInterviewRequest, type GradedAnswer, interviewAnswerEndpoint } from '@aura/shared-domain';
import { call, refreshProfile } from '@aura/shared-session';
import { useState, type Dispatch } from 'react';
import { runFailure, type RunFailure } from '../../runs/run-failure.ts';
import { findAnswerDraft, type InterviewAction } from '../draft/reducer.ts';
import { buildAnswerKey, type InterviewDraft } from '../draft/state.ts';
import { readSpeech } from '../voice/read-speech.ts';
import type { QuestionAt } from './question-at.ts';

interface Options {
  readonly at: QuestionAt;
  readonly part: AnswerInterviewRequest['part'];
  readonly draft: InterviewDraft;
  readonly dispatch: Dispatch<InterviewAction>;
  readonly onGraded: (answer: GradedAnswer) => void;
}

/** Has an answer, or what is added to one, graded; once at a time. */
export function useGrading({ at, part, draft, dispatch, onGraded }: Options) {
  const [grading, setGrading] = useState(false);
  const [failure, setFailure] = useState<RunFailure | null>(null);
  /** Why it was not graded: what to change in the text. */
  const [ungraded, setUngraded] = useState<string | null>(null);
  const place = { interviewId: at.id, key: buildAnswerKey(at.question.id, part) };
  const answer = findAnswerDraft(draft, place);

  const grade = async () => {
    const requestId = answer.requestId ?? crypto.randomUUID();
    dispatch({ type: 'answerPrepared', ...place, requestId });
    setGrading(true);
    setFailure(null);
    setUngraded(null);
    const outcome = await call(interviewAnswerEndpoint, {
      id: at.id,
      requestId,
      questionId: at.question.id,
      part,
      text: answer.text,
      speech: readSpeech(answer),
    });
    setGrading(false);
    if (!outcome.ok) return setFailure(runFailure(outcome.error));
    if (!outcome.value.graded) return setUngraded(outcome.value.message);
    dispatch({ type: 'answerGraded', ...place });
    onGraded(outcome.value.answer);
    announceBadges(outcome.value.newBadges);
    if (outcome.value.charged) await refreshProfile();
  };
  const change = (patch: Partial<typeof answer>) => {
    if (patch.text !== undefined) setUngraded(null);
    dispatch({ type: 'answerChanged', ...place, patch });
  };
  return { answer, change, grading, failure, ungraded, grade };
}
