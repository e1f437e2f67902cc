import type { AnswerInput } from '@aura/shared-interview';
import type {
  AnswerAnalysis,
  Interview,
  InterviewQuestion,
  InterviewReport,
  InterviewSetup,
  Result,
  UngradedReason,
} from '@aura/shared-domain';

/** What the choice of questions rests on. */
interface ChoiceInput {
  readonly setup: InterviewSetup;
  /** The same seed gives the same questions. */
  readonly seed: string;
  /** Ids of questions asked before, the latest first. */
  readonly asked: readonly string[];
  readonly jobTitle: string | null;
}

/** Chooses questions, analyses answers and makes reports. Pure: the same input gives the same outcome. */
export interface InterviewEngine {
  readonly choose: (input: ChoiceInput) => readonly InterviewQuestion[];
  readonly analyse: (
    input: AnswerInput,
  ) => Result<AnswerAnalysis, { readonly reason: UngradedReason; readonly message: string }>;
  readonly report: (interview: Interview) => InterviewReport;
}
