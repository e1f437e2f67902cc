import type {
  LinkedInErrorCode,
  LinkedInProfile,
  LinkedInSource,
  ResumeNotice,
  ResumeReadError,
} from '@aura/shared-domain';

/** Why a profile could not be read, and what the person can do about it; both texts in Portuguese. */
export interface LinkedInReadError {
  readonly code: LinkedInErrorCode;
  readonly message: string;
  readonly action: string;
}

/** Something the person should know about a profile that was read. */
export interface LinkedInNotice {
  readonly code: ResumeNotice['code'] | 'SECAO_AUSENTE' | 'LINHA_IGNORADA';
  readonly message: string;
  readonly excerpts: readonly string[];
}

/** A profile that was read, and how sure we are of each field (0 to 1). */
export interface ReadLinkedIn {
  readonly profile: LinkedInProfile;
  readonly source: LinkedInSource;
  readonly confidence: Readonly<Record<string, number>>;
  readonly notices: readonly LinkedInNotice[];
}

export type AnyReadError = LinkedInReadError | ResumeReadError;
