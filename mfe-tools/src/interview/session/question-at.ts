import type { Interview, InterviewQuestion } from '@aura/shared-domain';

/** A question of a simulation. */
export interface QuestionAt {
  readonly id: string;
  readonly interview: Interview;
  /** From 0. */
  readonly index: number;
  readonly question: InterviewQuestion;
}
