import * as v from 'valibot';
import { DiagnosisAnswersSchema, DiagnosisVariantSchema } from '../diagnosis/answers.ts';
import { DiagnosisResultSchema } from '../diagnosis/result.ts';

/** Region of every function; the client library's default would be another one. */
export const FUNCTIONS_REGION = 'southamerica-east1';

/** Largest request body that the backend reads, bytes. */
export const MAX_BODY_BYTES = 256 * 1024;

const RequestIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/));

export const DiagnosisRequestSchema = v.object({
  /** Chosen by the client; the same id gives the same answer and counts once. */
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

/** The calls of the backend: how each is made and what goes in and out. */
export const ENDPOINTS = {
  diagnosis: {
    method: 'POST',
    path: '/diagnosis',
    request: DiagnosisRequestSchema,
    response: DiagnosisResponseSchema,
    timeoutMs: 30_000,
  },
} as const;
export type EndpointName = keyof typeof ENDPOINTS;
export type RequestOf<N extends EndpointName> = v.InferOutput<(typeof ENDPOINTS)[N]['request']>;
export type ResponseOf<N extends EndpointName> = v.InferOutput<(typeof ENDPOINTS)[N]['response']>;
