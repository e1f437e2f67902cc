import type { InterviewQuestion, ResumeStructure, Speech } from '@aura/shared-domain';

/** An earlier graded answer, in this simulation or another. */
export interface EarlierAnswer {
  readonly interviewId: string;
  readonly questionId: string;
  /** The question as asked. */
  readonly question: string;
  readonly text: string;
}

/** Everything that the analysis of one answer rests on. */
export interface AnswerInput {
  readonly question: InterviewQuestion;
  /** The answer, together with what was added to it. */
  readonly text: string;
  /** Measurements of a spoken answer; null for a typed one. */
  readonly speech: Speech | null;
  /** The role that the simulation is for; empty where it is not known. */
  readonly role: string;
  /** Skills and activities that the job asks for; empty without a job. */
  readonly jobRequirements: readonly string[];
  /** The CV that the answer is compared with; null without one. */
  readonly resume: ResumeStructure | null;
  /** Id of the simulation that the answer belongs to. */
  readonly interviewId: string;
  /** Answers that may tell the same story, newest first. Only those of the same simulation may not be given again. */
  readonly earlier: readonly EarlierAnswer[];
}
