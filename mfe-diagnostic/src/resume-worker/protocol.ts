import { RESUME_ERROR_CODES, ResumeStructureSchema } from '@aura/shared-domain';
import * as v from 'valibot';

/** Name of the worker's file beside the remote's other files. */
export const WORKER_FILE = 'resume.worker.js';

const bytes = v.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array);

/** What the page asks of the worker, once per worker. */
export const ReadRequestSchema = v.object({
  /** ISO 8601; the reader itself knows no clock. */
  now: v.pipe(v.string(), v.isoTimestamp()),
  input: v.variant('kind', [
    v.object({ kind: v.literal('file'), name: v.string(), bytes }),
    v.object({ kind: v.literal('text'), text: v.string() }),
  ]),
});
export type ReadRequest = v.InferOutput<typeof ReadRequestSchema>;
export type ReadInput = ReadRequest['input'];

const ResumeNoticeSchema = v.object({
  code: v.picklist([
    'POSSIVEL_INJECAO',
    'TEXTO_OCULTO',
    'COLUNAS',
    'DATA_RELATIVA',
    'DADOS_PESSOAIS',
    'TEXTO_CORTADO',
  ]),
  message: v.string(),
  excerpts: v.pipe(v.array(v.string()), v.readonly()),
});

export const ResumeNoticesSchema = v.pipe(v.array(ResumeNoticeSchema), v.readonly());

const ReadResumeSchema = v.object({
  text: v.string(),
  structure: ResumeStructureSchema,
  confidence: v.record(v.string(), v.number()),
  layout: v.picklist(['oneColumn', 'twoColumns', 'plainText']),
  notices: ResumeNoticesSchema,
});

/** What the worker says: any number of `progress`, then one `done` or one `failed`. */
export const WorkerReplySchema = v.variant('kind', [
  v.object({ kind: v.literal('progress'), stage: v.string(), fraction: v.number() }),
  v.object({ kind: v.literal('done'), resume: ReadResumeSchema }),
  v.object({
    kind: v.literal('failed'),
    error: v.object({ code: v.picklist(RESUME_ERROR_CODES), message: v.string(), action: v.string() }),
  }),
]);
export type WorkerReply = v.InferOutput<typeof WorkerReplySchema>;
