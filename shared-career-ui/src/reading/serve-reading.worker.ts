import { readResumeFile, readResumeText } from '@aura/shared-career/resume';
import { PAGES } from '../original/draw-pages.ts';
import type { Reader, Readers } from './handle-read.ts';
import { serveDocuments } from './serve-documents.worker.ts';

export type { Reader, Readers } from './handle-read.ts';
export { serveDocuments, type WorkerScope } from './serve-documents.worker.ts';

const RESUME: Reader = { file: readResumeFile, text: readResumeText };

/**
 * Makes a worker read CVs and draw their pages, and what the other readers given can read. To be called once, at the top of its module.
 */
export function serveReading(others: Readers = {}): void {
  serveDocuments({ ...others, resume: RESUME, pages: PAGES });
}
