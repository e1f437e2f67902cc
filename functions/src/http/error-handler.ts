import type { ErrorRequestHandler, RequestHandler } from 'express';
import { sendFailure, sendPlainFailure, type Failure, type SendFailure } from './failure.ts';
import { describeFault } from './log.ts';

/** gRPC status codes (grpc/status) that say something better than "internal". */
const GRPC: Readonly<Record<number, Failure>> = {
  1: { code: 'unavailable' }, // CANCELLED
  2: { code: 'unavailable' }, // UNKNOWN
  4: { code: 'unavailable' }, // DEADLINE_EXCEEDED
  6: { code: 'conflict' }, // ALREADY_EXISTS: another process created it first
  8: { code: 'unavailable' }, // RESOURCE_EXHAUSTED
  10: { code: 'conflict' }, // ABORTED: a transaction ran out of attempts
  13: { code: 'unavailable' }, // INTERNAL: of the database, such as a stream that was reset
  14: { code: 'unavailable' }, // UNAVAILABLE
};

/** Turns whatever was thrown into an answer. */
const handlerWith =
  (fail: SendFailure): ErrorRequestHandler =>
  (error: unknown, _req, res, _next) => {
    // Express's own handler would also print the error's message, which may quote what a person wrote.
    if (res.headersSent) return void res.destroy();
    const failure = describeFailure(error);
    const ours = failure.code !== 'too_large' && failure.code !== 'invalid_request';
    fail(res, { ...failure, ...(ours && { fault: describeFault(error) }) });
  };

/** Answers with the one error shape. */
export const errorHandler = handlerWith(sendFailure);

/** Answers as the calls do whose `error` is a text to be read. */
export const plainErrorHandler = handlerWith(sendPlainFailure);

/** The client's description of an unexpected error. */
export function describeFailure(error: unknown): Failure {
  const { type, status, code, message } = (error ?? {}) as Readonly<Record<string, unknown>>;
  if (type === 'entity.too.large') return { code: 'too_large' };
  if (typeof status === 'number' && status >= 400 && status < 500) return { code: 'invalid_request' };
  // INVALID_ARGUMENT of a transaction that waited for another until it expired.
  if (code === 3 && /transaction/iu.test(String(message))) return { code: 'conflict' };
  return (typeof code === 'number' ? GRPC[code] : undefined) ?? { code: 'internal' };
}

/** Answer for every path that no route knows. */
export const answerNotFound: RequestHandler = (_req, res) => sendFailure(res, { code: 'not_found' });
