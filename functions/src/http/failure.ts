import type { Response } from 'express';
import { API_MESSAGES, type ApiErrorBody, type PlainErrorBody } from '@aura/shared-domain';
import type { Fault } from './log.ts';

type ErrorCode = ApiErrorBody['error']['code'];

type FailureReason = 'malformed_profile' | `erase_${string}` | `stripe_${string}`;

/** Why a call was not carried out. `message` replaces the usual text of the code. */
export interface Failure {
  readonly code: ErrorCode;
  readonly message?: string;
  readonly retryAfterSeconds?: number;
  /** For the log alone: the cause of an "internal" failure. */
  readonly reason?: FailureReason;
  /** For the log alone: the error behind it. */
  readonly fault?: Fault;
}

/** No 401 for a login that is merely old: the session is good, and clients end theirs after a 401. */
const STATUS: Readonly<Record<ErrorCode, number>> = {
  unauthenticated: 401,
  recent_login_required: 403,
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

/** Answers with an error, and leaves what happened for the log. */
export type SendFailure = (res: Response, failure: Failure) => void;

/** Answers with the one error shape of the backend. */
export const sendFailure: SendFailure = (res, failure) => {
  const { code, message = API_MESSAGES[code] } = failure;
  send(res, failure, { error: { code, message } });
};

/** Answers as the calls do whose `error` is a text to be read. */
export const sendPlainFailure: SendFailure = (res, failure) => {
  const { code, message = API_MESSAGES[code] } = failure;
  send(res, failure, { error: message, code });
};

function send(
  res: Response,
  { code, retryAfterSeconds, reason, fault }: Failure,
  body: ApiErrorBody | PlainErrorBody,
): void {
  if (retryAfterSeconds !== undefined) res.setHeader('Retry-After', String(retryAfterSeconds));
  if (code === 'unauthenticated') res.setHeader('WWW-Authenticate', 'Bearer');
  res.locals['failure'] = reason ? `${code}: ${reason}` : code;
  if (fault) res.locals['fault'] = fault;
  res.status(STATUS[code]).json(body);
}
