import { err, ok, type ApiError, type Result, type Stream } from '@aura/shared-domain';
import { makeApiError, readAnswer } from './answer.ts';
import type { CallOptions } from './call.ts';
import { callForPersonWith, type PersonCallParts } from './person-call.ts';
import { readLines } from './read-lines.ts';
import { writeBody } from './request.ts';

export type FollowStream = <Request, Event>(
  stream: Stream<Request, Event>,
  body: Request,
  onEvent: (event: Event) => void,
  options?: CallOptions,
) => Promise<Result<void, ApiError>>;

/**
 * The client of calls that answer line by line. Each line is validated before `onEvent` sees it; lines that come
 * after the person has gone, or after the call was given up, are dropped.
 */
export function createFollowStream(parts: PersonCallParts): FollowStream {
  return async ({ method, path, request, event, timeoutMs }, body, onEvent, options = {}) => {
    const prepared = writeBody(request, body);
    if (!prepared.ok) return prepared;
    const signals = options.signal ? [options.signal] : [];
    const call = { method, path, body: prepared.value, response: event, timeoutMs, signals };
    return callForPersonWith(parts, call, async (response, signal) => {
      if (!response.ok) {
        const refused = await readAnswer(response, event);
        return refused.ok ? err(makeApiError('bad_response')) : refused;
      }
      const whole = await readLines(response, event, (line) => {
        if (!signal.aborted) onEvent(line);
      });
      return whole ? ok(undefined) : err(makeApiError('bad_response'));
    });
  };
}
