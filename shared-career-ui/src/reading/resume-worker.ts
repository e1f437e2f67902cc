import { RESUME_LIMITS } from '@aura/shared-domain';
import { ReadResumeSchema } from './read-resume-schema.ts';
import type { ReaderWorker } from './use-reader.ts';

/** Name of the file that a remote builds its readers to (`workers: { documents: … }`). */
export const WORKER_FILE = 'documents.worker.js';

/** The reader of CVs of a remote. To be made once per remote, outside of any component. */
export const makeResumeWorker = (remote: string): ReaderWorker<typeof ReadResumeSchema> => ({
  file: WORKER_FILE,
  remote,
  document: 'resume',
  maxBytes: RESUME_LIMITS.bytes,
  value: ReadResumeSchema,
});
