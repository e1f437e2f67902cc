import type { ApiError, Endpoint, Result } from '@aura/shared-domain';
import type { AskRecentLogin } from '../auth/recent-login.ts';
import { openCall } from './open-call.ts';
import { personCall, type PersonCallParts } from './person-call.ts';
import { askedWith, bodyOf } from './request.ts';

export interface CallOptions {
  /** Gives the call up; its result then has the code `timeout`. */
  readonly signal?: AbortSignal;
}

/** A call that asks with nothing is made by its endpoint alone. */
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
    const prepared = bodyOf(request, body);
    if (!prepared.ok) return prepared;
    const signals = options.signal ? [options.signal] : [];
    const asked = askedWith(method, path, prepared.value);
    const call = { method, ...asked, response, timeoutMs, signals };
    if (auth === 'none') return openCall(parts, call);
    const made = await personCall(parts, call);
    if (made.ok || made.error.code !== 'recent_login_required') return made;
    const person = parts.session.person();
    const proved = await parts.proveAgain();
    // What one person wanted is never done for the next.
    return proved && person?.signal.aborted === false ? personCall(parts, call) : made;
  };
}
