import { RECOGNITION_FILES } from '@aura/shared-career/recognition';
import * as v from 'valibot';

const bytes = v.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array);

/** What the page asks of a worker, once per worker. */
export const ReadRequestSchema = v.object({
  /** Kind of document: the name of one of the worker's readers. */
  document: v.string(),
  /** ISO 8601; a reader itself knows no clock. */
  now: v.pipe(v.string(), v.isoTimestamp()),
  input: v.variant('kind', [
    v.object({ kind: v.literal('file'), name: v.string(), bytes }),
    v.object({ kind: v.literal('text'), text: v.string() }),
  ]),
});
export type ReadRequest = v.InferOutput<typeof ReadRequestSchema>;
export type ReadInput = ReadRequest['input'];

/** A file that the worker asked for. */
export const SuppliedFileSchema = v.object({
  kind: v.literal('file'),
  file: v.picklist(RECOGNITION_FILES),
  bytes,
});
export type SuppliedFile = v.InferOutput<typeof SuppliedFileSchema>;

/** What a worker says: any number of `progress` and `needs`, then one `done` or one `failed`. */
export const WorkerReplySchema = v.variant('kind', [
  v.object({ kind: v.literal('progress'), stage: v.string(), fraction: v.number() }),
  v.object({ kind: v.literal('needs'), file: v.picklist(RECOGNITION_FILES) }),
  v.object({ kind: v.literal('done'), value: v.unknown() }),
  v.object({
    kind: v.literal('failed'),
    error: v.object({ code: v.string(), message: v.string(), action: v.string() }),
  }),
]);
export type WorkerReply = v.InferOutput<typeof WorkerReplySchema>;
