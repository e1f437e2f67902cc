import * as v from 'valibot';
import { GradedAnswerSchema, type GradedAnswer } from './answer.ts';
import { AnswerDimensionSchema, InterviewQuestionSchema } from './question.ts';
import { InterviewSetupSchema } from './setup.ts';

const RemarkSchema = v.object({ questionId: v.string(), text: v.string() });

/** The result of a simulation. The last graded answer to each question counts. */
export const InterviewReportSchema = v.object({
  version: v.string(),
  /** Mean of the answers, one decimal. */
  overall: v.nullable(v.number()),
  /** Mean of each dimension; null if it was never graded. */
  dimensions: v.array(
    v.object({ id: AnswerDimensionSchema, label: v.string(), value: v.nullable(v.number()) }),
  ),
  answered: v.number(),
  skipped: v.number(),
  ready: v.array(RemarkSchema),
  review: v.array(RemarkSchema),
  /** Words worth replacing, with alternatives. */
  vocabulary: v.array(v.object({ word: v.string(), count: v.number(), instead: v.string() })),
});
export type InterviewReport = v.InferOutput<typeof InterviewReportSchema>;

/** A simulation as stored in `users/{uid}/interviews/{id}`, with Dates for timestamps. */
export const InterviewSchema = v.object({
  createdAt: v.date(),
  setup: InterviewSetupSchema,
  /** The job at the beginning of the simulation. */
  job: v.nullable(
    v.object({ title: v.string(), company: v.nullable(v.string()), requirements: v.array(v.string()) }),
  ),
  questions: v.array(InterviewQuestionSchema),
  /** The simulation that this one repeats; null for a new one. */
  repeatOf: v.nullable(v.string()),
  /** When it was counted in the month; null before its first graded answer, and for a free repetition. */
  chargedAt: v.nullable(v.date()),
  /** Graded answers by question, oldest first. */
  answers: v.array(v.object({ questionId: v.string(), attempts: v.array(GradedAnswerSchema) })),
  finishedAt: v.nullable(v.date()),
  report: v.nullable(InterviewReportSchema),
  /** Name of the model that can rewrite the stronger versions; null if only templates write. */
  writer: v.nullable(v.string()),
});
export type Interview = v.InferOutput<typeof InterviewSchema>;

/** The graded answer that counts for a question: the last one. */
export function findLastAnswer(
  interview: Pick<Interview, 'answers'>,
  questionId: string,
): GradedAnswer | null {
  return interview.answers.find((answer) => answer.questionId === questionId)?.attempts.at(-1) ?? null;
}
