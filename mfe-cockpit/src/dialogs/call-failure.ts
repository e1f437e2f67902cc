import type { ApiError, ApiErrorCode } from '@aura/shared-domain';

/** Why a call did not work. */
export interface CallFailure {
  /** Made to be shown. */
  readonly message: string;
  /** Whether nothing is known of what became of it: it may have been done all the same. */
  readonly isLost: boolean;
}

/** Where the answer did not come or cannot be trusted. All others are the backend's own refusals: nothing was done. */
const LOST: ReadonlySet<ApiErrorCode> = new Set([
  'timeout',
  'offline',
  'bad_response',
  'unavailable',
  'internal',
]);

export const toCallFailure = ({ code, message }: ApiError): CallFailure => ({
  message,
  isLost: LOST.has(code),
});
