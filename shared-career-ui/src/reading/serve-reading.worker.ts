import { readResumeFile, readResumeText } from '@aura/shared-career/resume';
import { handleRead, type Readers } from './handle-read.ts';

/** The readers of CVs. */
const RESUME_READERS: Readers = { file: readResumeFile, text: readResumeText };

/** Makes a worker read CVs, or what the readers given can read. To be called once, at the top of its module. */
export function serveReading(readers: Readers = RESUME_READERS): void {
  self.addEventListener('message', ({ data }) => {
    void handleRead(data, readers, (reply) => self.postMessage(reply));
  });
}
