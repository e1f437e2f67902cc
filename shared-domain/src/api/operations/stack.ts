import * as v from 'valibot';
import { ErrorFrameSchema, ErrorFramesSchema } from '../telemetry.ts';

/** Places of an error in the scripts of a released version. */
export const StackRequestSchema = v.strictObject({
  remote: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/)),
  version: v.pipe(v.string(), v.maxLength(32), v.regex(/^\d+\.\d+\.\d+(-[a-z0-9.]+)?$/)),
  frames: v.pipe(ErrorFramesSchema, v.minLength(1)),
});
export type StackRequest = v.InferOutput<typeof StackRequestSchema>;

const SourcePlaceSchema = v.object({
  /** Path below the repository. */
  file: v.string(),
  /** From 1 on. */
  line: v.number(),
  column: v.number(),
  functionName: v.nullable(v.string()),
  /** Lines around the place; empty for what is not our own. */
  lines: v.array(v.object({ number: v.number(), text: v.string() })),
});

export const StackResponseSchema = v.object({
  /** In the requested order; null if no source is known. */
  places: v.array(v.object({ frame: ErrorFrameSchema, source: v.nullable(SourcePlaceSchema) })),
  /** The source text of the thrown error; null if the line does not throw. */
  thrown: v.nullable(v.string()),
  /** Why some or all of the sources are not known, as a sentence; null where they are. */
  note: v.nullable(v.string()),
});
export type StackResponse = v.InferOutput<typeof StackResponseSchema>;
