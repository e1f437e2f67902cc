import { NO_ANSWER, type AnswerDraft, type InterviewDraft, type SetupDraft } from './state.ts';

/** Identifies an answer of a simulation. */
export interface AnswerAt {
  readonly interviewId: string;
  readonly key: string;
}

export type InterviewAction =
  | { readonly type: 'setupChanged'; readonly patch: Partial<SetupDraft> }
  | { readonly type: 'startPrepared'; readonly requestId: string }
  | { readonly type: 'started' }
  | ({ readonly type: 'answerChanged'; readonly patch: Partial<AnswerDraft> } & AnswerAt)
  | ({ readonly type: 'answerPrepared'; readonly requestId: string } & AnswerAt)
  | ({ readonly type: 'answerGraded' } & AnswerAt);

/** The answers of a simulation that are not graded yet. */
const findDrafts = (
  { answers }: InterviewDraft,
  interviewId: string,
): Readonly<Record<string, AnswerDraft>> =>
  answers.find((one) => one.interviewId === interviewId)?.drafts ?? {};

/** The draft of an answer; empty before the person begins. */
export const findAnswerDraft = (state: InterviewDraft, { interviewId, key }: AnswerAt): AnswerDraft =>
  findDrafts(state, interviewId)[key] ?? NO_ANSWER;

/** What the simulator keeps after one action of the person. */
export function reduceInterview(state: InterviewDraft, action: InterviewAction): InterviewDraft {
  switch (action.type) {
    case 'setupChanged':
      return { ...state, setup: { ...state.setup, ...action.patch }, requestId: null };
    case 'startPrepared':
      return { ...state, requestId: action.requestId };
    case 'started':
      return { ...state, requestId: null };
    case 'answerChanged': {
      const before = findAnswerDraft(state, action);
      const sameText = action.patch.text === undefined || action.patch.text === before.text;
      const requestId = sameText ? before.requestId : null;
      return withAnswer(state, action, { ...before, ...action.patch, requestId });
    }
    case 'answerPrepared':
      return withAnswer(state, action, { ...findAnswerDraft(state, action), requestId: action.requestId });
    case 'answerGraded':
      return withAnswer(state, action, null);
  }
}

/** Simulations whose drafts are kept; that of eight long answers each still fits into a draft. */
const KEPT_SIMULATIONS = 3;

function withAnswer(
  state: InterviewDraft,
  { interviewId, key }: AnswerAt,
  answer: AnswerDraft | null,
): InterviewDraft {
  const others = Object.entries(findDrafts(state, interviewId)).filter(([other]) => other !== key);
  const drafts = Object.fromEntries(answer ? [...others, [key, answer]] : others);
  const kept = state.answers.filter((one) => one.interviewId !== interviewId);
  return { ...state, answers: [{ interviewId, drafts }, ...kept].slice(0, KEPT_SIMULATIONS) };
}
