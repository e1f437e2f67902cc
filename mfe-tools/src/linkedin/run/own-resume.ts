import { parseCanonical } from '@aura/shared-career/render';
import type { ResumeStructure } from '@aura/shared-domain';

/** The CV of the profile as fields; null if there is none, or if it was not stored by a diagnosis. */
export const readOwnResume = (resumeText: string): ResumeStructure | null =>
  resumeText === '' ? null : parseCanonical(resumeText);
