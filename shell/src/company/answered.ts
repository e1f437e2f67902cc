import { API_MESSAGES, err, type ApiError, type Result } from '@aura/shared-domain';

/** The answer to a call of the backend; a call that breaks down instead of failing is told like any senseless answer. */
export const answered = <T>(call: Promise<Result<T, ApiError>>): Promise<Result<T, ApiError>> =>
  call.catch(() => err({ code: 'bad_response', message: API_MESSAGES.bad_response }));
