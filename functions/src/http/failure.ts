import type { Response } from 'express';
import { API_MESSAGES, type ApiErrorBody } from '@aura/shared-domain';

type ErrorCode = ApiErrorBody['error']['code'];

type FailureReason = 'malformed_profile';

/** Why a call was not carried out. `message` replaces the usual text of the code. */
export interface Failure {
  readonly code: ErrorCode;
  readonly message?: string;
  readonly retryAfterSeconds?: number;
  /** For the log alone: which of our own faults an "internal" stands for. */
  readonly reason?: FailureReason;
}

const STATUS: Readonly<Record<ErrorCode, number>> = {
  unauthenticated: 401,
  forbidden: 403,
  invalid_request: 400,
  too_large: 413,
  not_found: 404,
  conflict: 409,
  limit_reached: 403,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
};

/** Answers with the one error shape of the backend, and leaves the code for the log. */
export function sendFailure(res: Response, failure: Failure): void {
  const { code, message = API_MESSAGES[code], retryAfterSeconds, reason } = failure;
  if (retryAfterSeconds !== undefined) res.setHeader('Retry-After', String(retryAfterSeconds));
  if (code === 'unauthenticated') res.setHeader('WWW-Authenticate', 'Bearer');
  res.locals['failure'] = reason ? `${code}: ${reason}` : code;
  const body: ApiErrorBody = { error: { code, message } };
  res.status(STATUS[code]).json(body);
}
