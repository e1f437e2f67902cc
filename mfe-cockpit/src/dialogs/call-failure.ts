import type { ApiError, ApiErrorCode } from '@aura/shared-domain';

/** Why a call did not work. */
export interface CallFailure {
  /** Made to be shown. */
  readonly message: string;
  /** Whether the outcome is unknown: the backend may have done it. */
  readonly isLost: boolean;
}

/**
 * Failures in which the answer did not arrive or cannot be trusted. All others are refusals of the backend, which did
 * nothing.
 */
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
