import {
  ENDPOINTS,
  type ApiError,
  type EndpointName,
  type RequestOf,
  type ResponseOf,
  type Result,
} from '@aura/shared-domain';
import { openCall } from './open-call.ts';
import { personCall, type PersonCallParts } from './person-call.ts';
import { askedWith, bodyOf } from './request.ts';

export interface CallOptions {
  /** Gives the call up; its result then has the code `timeout`. */
  readonly signal?: AbortSignal;
}

/** A call without a body is made by its name alone. */
type CallArguments<N extends EndpointName> =
  RequestOf<N> extends undefined
    ? [body?: undefined, options?: CallOptions]
    : [body: RequestOf<N>, options?: CallOptions];

export type CallApi = <N extends EndpointName>(
  name: N,
  ...given: CallArguments<N>
) => Promise<Result<ResponseOf<N>, ApiError>>;

/** The client of the backend. A call has the time that the contract gives it, a repetition included. */
export function createCallApi(parts: PersonCallParts): CallApi {
  return async (name, ...[body, options = {}]) => {
    const { auth, method, path, request, response, timeoutMs } = ENDPOINTS[name];
    const prepared = bodyOf(request, body);
    if (!prepared.ok) return prepared;
    const signals = options.signal ? [options.signal] : [];
    const asked = askedWith(method, path, prepared.value);
    const call = { method, ...asked, response, timeoutMs, signals };
    return auth === 'none' ? openCall(parts, call) : personCall(parts, call);
  };
}
