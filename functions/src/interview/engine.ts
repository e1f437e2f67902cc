import type { AnswerInput } from '@aura/shared-interview';
import type {
  AnswerAnalysis,
  Interview,
  InterviewQuestion,
  InterviewReport,
  InterviewSetup,
  ResumeStructure,
  Result,
  UngradedReason,
} from '@aura/shared-domain';

/** Input for choosing questions. */
interface ChoiceInput {
  readonly setup: InterviewSetup;
  /** The same seed gives the same questions. */
  readonly seed: string;
  /** Ids of questions asked before, the latest first. */
  readonly asked: readonly string[];
  readonly jobTitle: string | null;
  /** Null without a CV. */
  readonly resume: ResumeStructure | null;
  /** Skills and activities that the ad asks for; empty without an ad. */
  readonly requirements: readonly string[];
}

/** Chooses questions, analyses answers and makes reports. Pure: the same input gives the same outcome. */
export interface InterviewEngine {
  readonly choose: (input: ChoiceInput) => readonly InterviewQuestion[];
  readonly analyse: (
    input: AnswerInput,
  ) => Result<AnswerAnalysis, { readonly reason: UngradedReason; readonly message: string }>;
  readonly report: (interview: Interview) => InterviewReport;
}
