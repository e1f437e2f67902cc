import type { SavedJob } from '@aura/shared-domain';

/** What a person reads of a job that asks for much more than the CV proves. */
export const FAR_ABOVE = 'Pede bem mais do que o seu currículo prova hoje';

/** Whether a job that is only kept asks for so much more that adapting the CV is not the next step. */
export const isFarAbove = ({ stage, fit }: Pick<SavedJob, 'stage' | 'fit'>): boolean =>
  stage === 'saved' && fit?.band === 'initial';
