import * as v from 'valibot';
import { DiagnosisAnswersSchema, DiagnosisVariantSchema } from '../diagnosis/answers.ts';
import { DiagnosisResultSchema } from '../diagnosis/result.ts';
import { RequestIdSchema } from './request-id.ts';
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
