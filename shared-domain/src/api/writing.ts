import * as v from 'valibot';
import { RequestIdSchema } from './request-id.ts';
import type { AnyStream } from './endpoint.ts';

/** The texts that the model rewrites: those of a stored run or simulation. */
export const WritingRequestSchema = v.object({
  tool: v.picklist(['resume', 'linkedin', 'interview']),
  runId: RequestIdSchema,
});
export type WritingRequest = v.InferOutput<typeof WritingRequestSchema>;

/** Why a text of the templates stays. */
export const KeptReasonSchema = v.picklist([
  'guard',
  'invalid',
  'language',
  'timeout',
  'unavailable',
  'budget',
]);
export type KeptReason = v.InferOutput<typeof KeptReasonSchema>;

/** Longest text of a model that reaches a page, characters. */
export const MAX_WRITTEN_CHARACTERS = 4000;

/**
 * A line of the stream. `target` is the id of a suggestion, `headline.N`, `about` or `stronger.<question>`. A text has passed the fact
 * guard before it is sent; the stream closes with `end`.
 */
export const WritingEventSchema = v.variant('type', [
  v.object({
    type: v.literal('text'),
    target: v.string(),
    text: v.pipe(v.string(), v.maxLength(MAX_WRITTEN_CHARACTERS)),
  }),
  v.object({ type: v.literal('kept'), target: v.string(), reason: KeptReasonSchema }),
  v.object({
    type: v.literal('end'),
    /** Name of the model; null if none was reached. */
    model: v.nullable(v.string()),
    reason: v.nullable(KeptReasonSchema),
  }),
]);
export type WritingEvent = v.InferOutput<typeof WritingEventSchema>;

export const writingStream = {
  method: 'POST',
  path: '/tools/writing',
  request: WritingRequestSchema,
  event: WritingEventSchema,
  /** To the last line. */
  timeoutMs: 25_000,
} as const satisfies AnyStream;
