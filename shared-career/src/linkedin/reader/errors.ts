import type { LinkedInErrorCode } from '@aura/shared-domain';
import { LINKEDIN_ERRORS } from '../../generated/linkedin-errors.ts';
import type { LinkedInReadError } from './types.ts';

/** The error of a code; `override` replaces its texts where the cause is known better. */
export function makeLinkedInError(
  code: LinkedInErrorCode,
  override: Partial<Omit<LinkedInReadError, 'code'>> = {},
): LinkedInReadError {
  return { code, ...LINKEDIN_ERRORS[code], ...override };
}
