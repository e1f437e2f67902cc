import { readResumeFile, readResumeText } from '@aura/shared-career/resume';
import { handleRead, type Reader, type Readers } from './handle-read.ts';

const RESUME: Reader = { file: readResumeFile, text: readResumeText };

/**
 * Makes a worker read CVs, and what the other readers given can read. To be called once, at the top of its module.
 */
export function serveReading(others: Readers = {}): void {
  const readers = { ...others, resume: RESUME };
  self.addEventListener('message', ({ data }) => {
    void handleRead(data, readers, (reply) => self.postMessage(reply));
  });
}
