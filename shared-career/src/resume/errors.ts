import type { ResumeErrorCode, ResumeReadError } from '@aura/shared-domain';
import { RESUME_ERRORS } from '../generated/resume-errors.ts';

/** The error of a code; `override` replaces its texts where the cause is known better. */
export function readError(
  code: ResumeErrorCode,
  override: Partial<Omit<ResumeReadError, 'code'>> = {},
): ResumeReadError {
  return { code, ...RESUME_ERRORS[code], ...override };
}
