import * as v from 'valibot';
import { GradedAnswerSchema, SpeechSchema, UngradedReasonSchema } from '../interview/answer.ts';
import { InterviewReportSchema, InterviewSchema } from '../interview/interview.ts';
import { INTERVIEW_LIMITS, InterviewSetupSchema } from '../interview/setup.ts';
import { RequestIdSchema } from './request-id.ts';
import type { AnyEndpoint } from './endpoint.ts';

/** POST /interview: begins a simulation. It counts in the month with its first graded answer. */
export const StartInterviewRequestSchema = v.object({
  /** Becomes the id of the simulation; the same id gives the same one. */
  requestId: RequestIdSchema,
  setup: InterviewSetupSchema,
  /** Asks the questions of an earlier simulation again; free within a day of that one's count. */
  repeatOf: v.nullable(RequestIdSchema),
});
export type StartInterviewRequest = v.InferOutput<typeof StartInterviewRequestSchema>;

/** Times travel as ISO 8601, UTC. */
const isoDate = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
);
const SentAnswerSchema = v.object({ ...GradedAnswerSchema.entries, gradedAt: isoDate });

export const StartInterviewResponseSchema = v.object({
  id: v.string(),
  interview: v.object({
    ...InterviewSchema.entries,
    createdAt: isoDate,
    chargedAt: v.nullable(isoDate),
    finishedAt: v.nullable(isoDate),
    answers: v.array(v.object({ questionId: v.string(), attempts: v.array(SentAnswerSchema) })),
  }),
});

/** POST /interview/{id}/answer: grades an answer, or an addition to the last one. */
export const AnswerInterviewRequestSchema = v.object({
  id: RequestIdSchema,
  /** The same id gives the same grade and counts once. */
  requestId: RequestIdSchema,
  questionId: v.string(),
  /** `addition` answers the follow-up question of the last graded answer. */
  part: v.picklist(['answer', 'addition']),
  text: v.pipe(v.string(), v.maxLength(INTERVIEW_LIMITS.answerCharacters)),
  /** Of a spoken answer; null for a typed one. */
  speech: v.nullable(SpeechSchema),
});
export type AnswerInterviewRequest = v.InferOutput<typeof AnswerInterviewRequestSchema>;

export const AnswerInterviewResponseSchema = v.variant('graded', [
  v.object({
    graded: v.literal(true),
    answer: SentAnswerSchema,
    /** Whether this call counted the simulation. */
    charged: v.boolean(),
    newBadges: v.array(v.string()),
  }),
  /** Nothing was stored or counted; `message` says what to do. */
  v.object({ graded: v.literal(false), reason: UngradedReasonSchema, message: v.string() }),
]);
export type AnswerInterviewResponse = v.InferOutput<typeof AnswerInterviewResponseSchema>;

/** POST /interview/{id}/finish: makes the report. At least one answer has to be graded. */
export const FinishInterviewRequestSchema = v.object({ id: RequestIdSchema });
export const FinishInterviewResponseSchema = v.object({
  report: InterviewReportSchema,
  newBadges: v.array(v.string()),
});

export const interviewStartEndpoint = {
  method: 'POST',
  path: '/interview',
  auth: 'person',
  request: StartInterviewRequestSchema,
  response: StartInterviewResponseSchema,
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;

export const interviewAnswerEndpoint = {
  method: 'POST',
  path: '/interview/{id}/answer',
  auth: 'person',
  request: AnswerInterviewRequestSchema,
  response: AnswerInterviewResponseSchema,
  timeoutMs: 30_000,
} as const satisfies AnyEndpoint;

export const interviewFinishEndpoint = {
  method: 'POST',
  path: '/interview/{id}/finish',
  auth: 'person',
  request: FinishInterviewRequestSchema,
  response: FinishInterviewResponseSchema,
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;
