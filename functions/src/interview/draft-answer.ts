import {
  err,
  joinGradedText,
  INTERVIEW_LIMITS,
  ok,
  SpeechSchema,
  type AnswerInterviewRequest,
  type GradedAnswer,
  type InterviewQuestion,
  type Result,
  type Speech,
} from '@aura/shared-domain';
import * as v from 'valibot';
import type { Failure } from '../http/failure.ts';
import { INTERVIEW_FAILURES } from '../generated/failures.ts';
import type { StoredAttempt, StoredInterview } from './stored-interview.ts';

/** An answer that is about to be graded. */
export interface DraftAnswer extends Pick<GradedAnswer, 'text' | 'addition' | 'speech'> {
  readonly question: InterviewQuestion;
  /** The graded answer whose place it takes. */
  readonly replaces: StoredAttempt | null;
}

/**
 * The submitted answer: a new one, or the last graded one with an addition. The first answers to a question stay;
 * after the limit, a further one replaces the last.
 */
export function draftAnswer(
  { questions, answers, finishedAt }: StoredInterview,
  { questionId, part, text, speech }: AnswerInterviewRequest,
): Result<DraftAnswer, Failure> {
  if (finishedAt) return err(INTERVIEW_FAILURES.finished);
  const question = questions.find(({ id }) => id === questionId);
  if (!question) return err(INTERVIEW_FAILURES.otherQuestion);
  const attempts = answers.find((answer) => answer.questionId === questionId)?.attempts ?? [];
  const last = attempts.at(-1) ?? null;
  if (part === 'answer') {
    const replaces = attempts.length >= INTERVIEW_LIMITS.attempts ? last : null;
    return ok({ question, text, addition: null, speech, replaces });
  }
  if (!last) return err(INTERVIEW_FAILURES.nothingToAddTo);
  const addition = last.addition === null ? text : `${last.addition}\n\n${text}`;
  if (addition.length > INTERVIEW_LIMITS.answerCharacters) return err(INTERVIEW_FAILURES.additionTooLong);
  return ok({
    question,
    text: last.text,
    addition,
    speech: addSpeeches(last.speech, speech),
    replaces: last,
  });
}

/** Both measures of a text spoken in two parts; null if either was typed, because its pace is unknown. */
function addSpeeches(first: Speech | null, second: Speech | null): Speech | null {
  if (!first || !second) return null;
  const both = v.safeParse(SpeechSchema, {
    seconds: first.seconds + second.seconds,
    longPauses: first.longPauses + second.longPauses,
  });
  return both.success ? both.output : null;
}

/** Calls that an answer remembers; a repetition comes within seconds. */
const MOST_REQUEST_IDS = 20;

/** The change of a simulation by a graded answer. */
export function withAnswer(
  { answers, told }: StoredInterview,
  draft: DraftAnswer,
  {
    requestId,
    analysis,
    gradedAt,
  }: Pick<GradedAnswer, 'analysis' | 'gradedAt'> & { readonly requestId: string },
): Pick<StoredInterview, 'answers' | 'told'> & { readonly attempt: StoredAttempt } {
  const { question, text, addition, speech, replaces } = draft;
  const questionId = question.id;
  const requestIds = [...(replaces?.requestIds ?? []), requestId].slice(-MOST_REQUEST_IDS);
  const attempt: StoredAttempt = { text, addition, speech, gradedAt, analysis, requestIds };
  const before = answers.find((answer) => answer.questionId === questionId)?.attempts ?? [];
  const attempts = [...(replaces ? before.slice(0, -1) : before), attempt];
  const isOther = (entry: { readonly questionId: string }): boolean => entry.questionId !== questionId;
  return {
    answers:
      before.length === 0
        ? [...answers, { questionId, attempts }]
        : answers.map((answer) => (isOther(answer) ? answer : { questionId, attempts })),
    told: [...told.filter(isOther), { questionId, question: question.text, text: joinGradedText(draft) }],
    attempt,
  };
}

/** The answer that a call was graded as already. */
export const findGradedAttempt = ({ answers }: StoredInterview, requestId: string): StoredAttempt | null =>
  answers.flatMap(({ attempts }) => attempts).find(({ requestIds }) => requestIds.includes(requestId)) ??
  null;
