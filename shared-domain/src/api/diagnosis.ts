import * as v from 'valibot';
import { DiagnosisAnswersSchema, DiagnosisVariantSchema } from '../diagnosis/answers.ts';
import { DiagnosisResultSchema } from '../diagnosis/result.ts';
import { SecondReadingSchema } from '../diagnosis/second-reading.ts';
import { RequestIdSchema } from './request-id.ts';
import { KeptReasonSchema } from './writing.ts';
import type { AnyEndpoint } from './endpoint.ts';

export const DiagnosisRequestSchema = v.object({
  requestId: RequestIdSchema,
  variant: DiagnosisVariantSchema,
  answers: DiagnosisAnswersSchema,
});
export type DiagnosisRequest = v.InferOutput<typeof DiagnosisRequestSchema>;

export const DiagnosisResponseSchema = v.object({
  diagnosisId: v.string(),
  result: DiagnosisResultSchema,
  /** Ids of badges granted by this call. */
  newBadges: v.array(v.string()),
});
export type DiagnosisResponse = v.InferOutput<typeof DiagnosisResponseSchema>;

export const diagnosisEndpoint = {
  method: 'POST',
  path: '/diagnosis',
  auth: 'person',
  request: DiagnosisRequestSchema,
  response: DiagnosisResponseSchema,
  timeoutMs: 30_000,
} as const satisfies AnyEndpoint;

/** The subject of a second reading: the CV for the goal of a stored diagnosis, or for an ad. */
export const SecondReadingRequestSchema = v.variant('of', [
  v.object({ of: v.literal('diagnosis'), diagnosisId: RequestIdSchema }),
  v.object({ of: v.literal('ad'), ad: v.pipe(v.string(), v.minLength(1), v.maxLength(30_000)) }),
]);
export type SecondReadingRequest = v.InferOutput<typeof SecondReadingRequestSchema>;

export const SecondReadingResponseSchema = v.object({
  /** Null if no model answered in a verifiable form: then the rules' reading stays. */
  reading: v.nullable(SecondReadingSchema),
  /** The reason if there is none. */
  reason: v.nullable(KeptReasonSchema),
});
export type SecondReadingResponse = v.InferOutput<typeof SecondReadingResponseSchema>;

/** Has a model read the CV of the profile once more. That of a diagnosis is kept with it. */
export const secondReadingEndpoint = {
  method: 'POST',
  path: '/diagnosis/second-reading',
  auth: 'person',
  request: SecondReadingRequestSchema,
  response: SecondReadingResponseSchema,
  timeoutMs: 45_000,
} as const satisfies AnyEndpoint;

export const SecondReadingAnswerSchema = v.object({
  diagnosisId: RequestIdSchema,
  questionId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  answer: v.picklist(['yes', 'no']),
});
export type SecondReadingAnswer = v.InferOutput<typeof SecondReadingAnswerSchema>;

/** Keeps what a person says about one line with the diagnosis. The next one reads it. */
export const secondReadingAnswerEndpoint = {
  method: 'POST',
  path: '/diagnosis/second-reading/answer',
  auth: 'person',
  request: SecondReadingAnswerSchema,
  response: SecondReadingSchema,
  timeoutMs: 10_000,
} as const satisfies AnyEndpoint;
