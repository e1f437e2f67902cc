export { readLinkedInText } from './pasted/read.ts';
export { readLinkedInFile } from './read-file.ts';
export type { LinkedInNotice, LinkedInReadError, ReadLinkedIn } from './types.ts';
