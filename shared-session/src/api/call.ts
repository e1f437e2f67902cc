import { type ApiError, type Endpoint, err, type Result } from '@aura/shared-domain';
import type { AskRecentLogin } from '../auth/recent-login.ts';
import { callForPerson, type PersonCallParts } from './person-call.ts';
import {
  readAnswerOf,
  type ApiRequest,
  writeRequestValues,
  writeBody,
  send,
  type Transport,
} from './request.ts';
import { makeApiError } from './answer.ts';
import { withDeadline } from './deadline.ts';

export interface CallOptions {
  /** Gives the call up; its result then has the code `timeout`. */
  readonly signal?: AbortSignal;
}

/** A call without input has only its endpoint as an argument. */
export type CallArguments<Request> = undefined extends Request
  ? [body?: NoInfer<Request>, options?: CallOptions]
  : [body: NoInfer<Request>, options?: CallOptions];

export type Call = <Request, Response>(
  endpoint: Endpoint<Request, Response>,
  ...given: CallArguments<Request>
) => Promise<Result<Response, ApiError>>;

interface CallParts extends PersonCallParts {
  /** Asked where the backend wants a recent sign-in; the call is then made once more. */
  readonly proveAgain: AskRecentLogin;
}

/** The client of the backend: knows no endpoint, and makes each as it says. */
export function createCall(parts: CallParts): Call {
  return async (endpoint, ...[body, options = {}]) => {
    const { auth, method, path, request, response, timeoutMs } = endpoint;
    const prepared = writeBody(request, body);
    if (!prepared.ok) return prepared;
    const signals = options.signal ? [options.signal] : [];
    const asked = writeRequestValues(method, path, prepared.value);
    const call = { method, ...asked, response, timeoutMs, signals };
    if (auth === 'none') return openCall(parts, call);
    const made = await callForPerson(parts, call);
    if (made.ok || made.error.code !== 'recent_login_required') return made;
    const person = parts.session.person();
    const proved = await parts.proveAgain();
    // A call of one person is never repeated for the next.
    return proved && person?.signal.aborted === false ? callForPerson(parts, call) : made;
  };
}

/** Makes a public call: without a token, and without starting the session. */
async function openCall<T>(transport: Transport, request: ApiRequest<T>): Promise<Result<T, ApiError>> {
  const outcome = await withDeadline(request.timeoutMs, request.signals, async (signal) => {
    const response = await send(transport, request, { signal });
    return response.ok ? await readAnswerOf(response.value, request.response) : response;
  });
  return outcome === 'timeout' || outcome === 'aborted' ? err(makeApiError('timeout')) : outcome;
}
