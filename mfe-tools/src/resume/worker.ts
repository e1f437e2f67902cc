import { makeResumeWorker } from '@aura/shared-career-ui';

/** What reads CVs in the pages of this tool. */
export const RESUME_WORKER = makeResumeWorker('tools');
