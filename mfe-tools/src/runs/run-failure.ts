import { withOffline } from '@aura/shared-pages/data';
import type { ApiError } from '@aura/shared-domain';

/**
 * Why there is no result: something for the person to change, the limit of the month, the backend, or a backend that took
 * too long; `unanswered` where it may have done the work all the same.
 */
export interface RunFailure {
  readonly kind: 'input' | 'limit' | 'backend' | 'late' | 'unanswered';
  readonly message: string;
}

/** A refusal of the backend, sorted by what can be done about it. */
export function runFailure({ code, message }: ApiError): RunFailure {
  if (code === 'limit_reached') return { kind: 'limit', message };
  if (code === 'invalid_request' || code === 'too_large') return { kind: 'input', message };
  if (code === 'timeout') return { kind: 'late', message };
  return { kind: 'backend', message: withOffline(message) };
}
