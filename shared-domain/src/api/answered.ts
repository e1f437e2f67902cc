import { err, type Result } from '../result.ts';
import { API_MESSAGES, type ApiError } from './error.ts';

/**
 * The answer to a call of the backend. A shell from before the calls of a remote knows none of them, and rejects: that
 * is said like any answer that makes no sense, and the page stands.
 */
export const answered = <T>(call: Promise<Result<T, ApiError>>): Promise<Result<T, ApiError>> =>
  call.catch(() => err({ code: 'bad_response', message: API_MESSAGES.bad_response }));
