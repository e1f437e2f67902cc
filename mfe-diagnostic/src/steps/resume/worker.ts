import { makeResumeWorker } from '@aura/shared-career-ui';

/** What reads CVs in the diagnosis. */
export const RESUME_WORKER = makeResumeWorker('diagnostic');
