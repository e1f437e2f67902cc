import { err, type ApiError, type Result } from '@aura/shared-domain';
import { apiError } from './answer.ts';
import { withDeadline } from './deadline.ts';
import { answerOf, send, type ApiRequest, type Transport } from './request.ts';

/** Makes a call that anybody may make: without a token, and without starting the session to look for one. */
export async function openCall<T>(
  transport: Transport,
  request: ApiRequest<T>,
): Promise<Result<T, ApiError>> {
  const outcome = await withDeadline(request.timeoutMs, request.signals, async (signal) => {
    const response = await send(transport, request, { signal });
    return response.ok ? await answerOf(response.value, request.response) : response;
  });
  return outcome === 'timeout' || outcome === 'aborted' ? err(apiError('timeout')) : outcome;
}
